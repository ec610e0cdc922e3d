// Made of src/pioneers/server/wire/{messages,bodies}.py by `./run wire`. Do not change it by hand.

/**
 * Any value. What it is, the game says: its views, events, options and results.
 */
export type Json =
  | null
  | boolean
  | number
  | string
  | Json[]
  | {
      [k: string]: Json;
    };
export type FromClient =
  Watch | Unwatch | Play | Undo | EndTurn | Back | Say | Emote | Explain | AskOutlook | AskRoutes | AskPreview | Ping;
export type FromServer =
  | Welcome
  | Fresh
  | Update
  | Delta
  | Info
  | Ticking
  | Notice
  | Accepted
  | Refused
  | Said
  | Explained
  | Outlook
  | Routes
  | Previewed
  | Complaint
  | Pong;

/**
 * A move, undo, end of turn or chat message is on the disk. `version` is the sender's perspective after it.
 *
 * `played` is how many actions of a move were played: fewer than were sent if one of them revealed something hidden.
 */
export interface Accepted {
  type: "accepted";
  table: string;
  client: string;
  version: number;
  played: number;
}
/**
 * Where others find this server.
 */
export interface Address {
  address: string;
}
/**
 * Another game with the same people: with `same_deal`, the very same deal.
 */
export interface Again {
  same_deal?: boolean;
}
/**
 * Ask what helps with the decision beyond the legal actions, at a seat of yours that decides now.
 */
export interface AskOutlook {
  type: "outlook";
  table: string;
  seat: number;
}
/**
 * Ask what would happen if a seat of yours, which decides now, played these actions.
 */
export interface AskPreview {
  type: "preview";
  table: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 60
   */
  actions: string[];
}
/**
 * The older form of `outlook`, for programs that were written for it.
 */
export interface AskRoutes {
  type: "routes";
  table: string;
  seat: number;
}
/**
 * Take over your seat from a bot. Watching from the seat does the same.
 */
export interface Back {
  type: "back";
  table: string;
  seat: number;
}
/**
 * The same in a `delta`: what is empty is left out.
 */
export interface BriefTurn {
  deciding: number | null;
  legal?: string[];
  holding?: number | null;
  undo?: number;
  clock?: ClockState | null;
}
/**
 * Milliseconds left for each seat when this was sent; the one of `running` goes down.
 */
export interface ClockState {
  left: number[];
  running: number | null;
}
/**
 * Change your name, language, or whom you mute; what is left out stays.
 */
export interface ChangeMe {
  name?: string | null;
  language?: ("de" | "en" | "fr") | null;
  muted?: string[] | null;
}
/**
 * A chat message: a text, or an emote without one.
 */
export interface ChatLine {
  number: number;
  time: number;
  person: string;
  name: string;
  text: string;
  emote: ("bye" | "hello" | "luck" | "moment" | "played" | "sorry" | "thanks" | "wow") | null;
}
/**
 * How long a player may think. `move`: seconds for each move; `reserve`: seconds for the game and an increment for
 * each move; `days`: days for each move. When time runs out, a bot of the level `bot` plays until the person is back.
 */
export interface ClockSetting {
  kind: "days" | "move" | "none" | "reserve";
  seconds: number;
  increment: number;
  days: number;
  bot: "level1" | "level2" | "level3" | "level4" | "level5";
}
/**
 * How long a player may think. `move`: seconds for each move; `reserve`: seconds for the game and an increment for
 * each move; `days`: days for each move. When time runs out, a bot of the level `bot` plays until the person is back.
 */
export interface ClockSettingWish {
  kind?: "days" | "move" | "none" | "reserve";
  seconds?: number;
  increment?: number;
  days?: number;
  bot?: "level1" | "level2" | "level3" | "level4" | "level5";
}
/**
 * Something about a message that could not be used, or about watching a table.
 */
export interface Complaint {
  type: "problem";
  table: string | null;
  seat: number | null;
  problem: Problem;
}
/**
 * What is wrong: a message of the catalogue with its figures, said in the client's language.
 *
 * `rule` is the number of the rule that forbids it, if one does.
 */
export interface Problem {
  message: string;
  figures: {
    [k: string]: Json;
  };
  sentence: string;
  rule: string | null;
}
/**
 * As `update`, for who has asked for it: instead of view and standing, what has changed of them. What is empty, or
 * most often so, is left out: `kind` is `move`, `events` are none, the rest is null.
 *
 * It follows the version before its own. `changes` go into `{"view": …, "standing": …}` of that: an object into the
 * object or list that is there, key by key or place by place (the place behind the last one appends), `-` names what
 * is gone; anything else takes the place of what is there, a whole object standing behind `=`. `base` is the
 * CRC-32, as eight hexadecimal digits, of that view and standing as they came, one after the other. Who holds
 * something else watches again, without a version.
 */
export interface Delta {
  type: "delta";
  table: string;
  seat: number | null;
  version: number;
  kind?: "begun" | "end" | "move" | "undo";
  by: number | null;
  bot?: string | null;
  events?: {
    [k: string]: Json;
  }[];
  base: string;
  changes: {
    [k: string]: Json;
  };
  turn: BriefTurn;
  result?: {
    [k: string]: Json;
  } | null;
  client?: string;
  played?: number;
}
/**
 * A code with which another device becomes yours. It counts once, for so many seconds.
 */
export interface DeviceCode {
  code: string;
  seconds: number;
}
/**
 * Say one of a few things to everyone at the table, each of whom reads it in their own language.
 */
export interface Emote {
  type: "emote";
  table: string;
  client: string;
  emote: "bye" | "hello" | "luck" | "moment" | "played" | "sorry" | "thanks" | "wow";
}
/**
 * Let the turn pass on: what was played can no longer be undone.
 */
export interface EndTurn {
  type: "end";
  table: string;
  seat: number;
  version: number;
  client: string;
}
/**
 * Ask why an action is not possible now, at a seat of yours.
 */
export interface Explain {
  type: "explain";
  table: string;
  seat: number;
  action: string;
}
/**
 * The answer to `explain`; null if the action is possible.
 */
export interface Explained {
  type: "explained";
  table: string;
  seat: number;
  action: string;
  problem: Problem | null;
}
/**
 * A table as it is now, from one perspective. `view` is null until the game has begun. `standing` is how everyone
 * would stand if the game ended now, as far as the perspective may know; null in a game that does not say it.
 */
export interface Fresh {
  type: "table";
  table: string;
  seat: number | null;
  version: number;
  info: TableInfo;
  view: {
    [k: string]: Json;
  } | null;
  standing: {
    [k: string]: Json;
  } | null;
  turn: Turn;
  result: {
    [k: string]: Json;
  } | null;
  chat: ChatLine[];
}
/**
 * Everything public about a table, except its game.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  engine: string;
  data: string;
  players: number;
  options: {
    [k: string]: Json;
  };
  state: "asleep" | "open" | "over" | "running" | "stuck";
  public: boolean;
  clock: ClockSetting;
  pace: string;
  seats: SeatInfo[];
  owner: string | null;
  created: number;
  commitment: string;
  seed: string | null;
  known_deal: boolean;
  previous: string | null;
  following: string | null;
  stuck: Problem | null;
  spectators: number;
  deciding: number | null;
  awaits_start: boolean;
  removed: Removed[];
  overdue: Overdue | null;
}
/**
 * Who sits where. Free without a person and a bot; with both, the bot plays until the person is back.
 */
export interface SeatInfo {
  name: string;
  person: string | null;
  bot: string | null;
  character: string | null;
  reserved: string | null;
  present: boolean;
}
/**
 * A person whose seat the host has cleared: they can watch, and sit down again only if the host lets them.
 */
export interface Removed {
  person: string;
  name: string;
}
/**
 * A person who decides and has kept the others waiting too long: the others may let a bot play.
 *
 * The host's word is enough; without it, as many players must agree as `needed` says.
 */
export interface Overdue {
  seat: number;
  away: boolean;
  agreed: string[];
  needed: number;
}
/**
 * What to do now. `legal` has the actions of the watching seat, if it decides now.
 */
export interface Turn {
  deciding: number | null;
  legal: string[];
  holding: number | null;
  undo: number;
  clock: ClockState | null;
}
/**
 * Watch a table from a seat of yours, or as a spectator. `version` is the last one the client has seen.
 *
 * The answer is either the updates that were missed or the table afresh. With `deltas`, steps after that come as
 * `delta` where the server knows what the client holds, and as `update` otherwise.
 */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  version?: number | null;
  deltas?: boolean;
}
/**
 * Stop watching.
 */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
}
/**
 * One move: one or more actions, all or none, made for the version named.
 *
 * It ends with the first action that reveals something hidden: what follows is not played (see `Accepted.played`).
 * With `end`, the turn passes on at once even if the move could still be undone.
 */
export interface Play {
  type: "play";
  table: string;
  seat: number;
  version: number;
  client: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  actions: string[];
  end?: boolean;
}
/**
 * Undo your last move, or with `whole` all that can be undone.
 */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  version: number;
  client: string;
  whole?: boolean;
}
/**
 * Say something to everyone at the table.
 */
export interface Say {
  type: "say";
  table: string;
  client: string;
  text: string;
}
/**
 * Ask for a sign of life; `time` comes back as it is.
 */
export interface Ping {
  type: "ping";
  time?: number;
}
/**
 * The first message: who you are.
 */
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  engine: string;
}
/**
 * One step of the game: what happened, as this perspective may know it, and the position after it.
 *
 * `since` is the version that it follows: one less, or for a client that returns the last one it had seen.
 */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  since: number;
  version: number;
  kind: "begun" | "end" | "missed" | "move" | "undo";
  by: number | null;
  bot: string | null;
  events: {
    [k: string]: Json;
  }[];
  view: {
    [k: string]: Json;
  };
  standing: {
    [k: string]: Json;
  } | null;
  turn: Turn;
  result: {
    [k: string]: Json;
  } | null;
}
/**
 * The table changed in another way: seats, who is there, its state.
 */
export interface Info {
  type: "info";
  table: string;
  info: TableInfo;
}
/**
 * The clocks changed without a move: time ran out, or someone is back.
 */
export interface Ticking {
  type: "clock";
  table: string;
  clock: ClockState;
}
/**
 * Something for everyone at the table, as a message of the catalogue: a bot was replaced, a server stops.
 */
export interface Notice {
  type: "notice";
  table: string | null;
  message: string;
  figures: {
    [k: string]: Json;
  };
}
/**
 * Nothing was changed. With `stale`, the client has an old version and must watch again.
 */
export interface Refused {
  type: "refused";
  table: string;
  client: string;
  problem: Problem;
  version: number;
  stale: boolean;
}
/**
 * A new chat message.
 */
export interface Said {
  type: "said";
  table: string;
  line: ChatLine;
}
/**
 * The answer to `outlook`: what the game offers by names of its own; empty if it has nothing to say now.
 */
export interface Outlook {
  type: "outlook";
  table: string;
  seat: number;
  version: number;
  outlook: {
    [k: string]: Json;
  };
}
/**
 * The answer to `routes`: two parts of the outlook, empty where a game has none of this name.
 */
export interface Routes {
  type: "ways";
  table: string;
  seat: number;
  version: number;
  routes: Json;
  unreachable: Json;
}
/**
 * The answer to `preview`: what would happen, as far as the seat can know before anything hidden is revealed.
 *
 * `looked` of the actions are shown in full. If that is not all of them, `problem` says why the next is not possible.
 * Without one, the next reveals something hidden: then `events` ends with what is certain of it. If it is
 * certain, `asked` is the seat that is asked then, with the step, and `ahead` who is ahead in a trick of cards.
 */
export interface Previewed {
  type: "previewed";
  table: string;
  seat: number;
  version: number;
  actions: string[];
  events: {
    [k: string]: Json;
  }[];
  looked: number;
  asked: {
    [k: string]: Json;
  } | null;
  ahead: {
    [k: string]: Json;
  } | null;
  problem: Problem | null;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  time: number;
}
/**
 * A game that is installed here, and what a new table of it can wish for.
 */
export interface GameKind {
  name: string;
  players: number[];
  words: {
    [k: string]: string;
  };
  files: string[];
  bots: string[];
  characters: {
    [k: string]: string;
  };
}
/**
 * Some finished games; `following` asks for more.
 */
export interface GamePage {
  games: GameSummary[];
  following: string | null;
}
/**
 * A finished game in a list.
 */
export interface GameSummary {
  table: string;
  game: string;
  names: string[];
  people: (string | null)[];
  bots: (string | null)[];
  began: number;
  ended: number;
  result: {
    [k: string]: Json;
  };
}
/**
 * Put a bot on a free seat, or with null free the seat of a bot, before the game begins.
 */
export interface GiveSeat {
  bot: ("level1" | "level2" | "level3" | "level4" | "level5") | null;
  character?: string | null;
}
/**
 * What a perspective has seen of a game so far, oldest first.
 */
export interface History {
  table: string;
  seat: number | null;
  version: number;
  events: {
    [k: string]: Json;
  }[];
}
/**
 * Who you are. `person` is null before the first request that changes something.
 */
export interface Me {
  person: string | null;
  name: string;
  language: string;
  muted: string[];
}
/**
 * The view after the step of a game that told an event, and which events that step told: `first` to `last`, from 1.
 *
 * What the set-up told belongs to the beginning: there `first` is 0, and nobody has done it.
 */
export interface Moment {
  table: string;
  seat: number | null;
  first: number;
  last: number;
  by: number | null;
  view: {
    [k: string]: Json;
  };
  standing: {
    [k: string]: Json;
  } | null;
}
/**
 * A new table. It begins when no seat is free.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatWish[];
  options?: {
    [k: string]: string | string[] | number | boolean | null;
  };
  /**
   * @maxItems 2
   */
  files?: OwnFile[];
  public?: boolean;
  clock?: ClockSettingWish;
  pace?: "calm" | "instant" | "quick";
}
/**
 * A seat of a new table: for you (several at one browser: hot-seat), for a bot, or free.
 *
 * Without a name, a bot is called as its character is.
 */
export interface SeatWish {
  kind: "bot" | "free" | "me";
  name?: string;
  bot?: "level1" | "level2" | "level3" | "level4" | "level5";
  character?: string | null;
}
/**
 * The text of an own data file, for the option of that name.
 */
export interface OwnFile {
  option: string;
  text: string;
}
/**
 * A finished game: its record as JSON, and all that happened, from one perspective.
 *
 * `opening` is what happened before the first action.
 */
export interface Replay {
  table: string;
  record: {
    [k: string]: Json;
  };
  seat: number | null;
  opening: {
    [k: string]: Json;
  }[];
  steps: ReplayStep[];
  result: {
    [k: string]: Json;
  };
}
/**
 * One action of a replay with what happened.
 */
export interface ReplayStep {
  action: string;
  seat: number;
  events: {
    [k: string]: Json;
  }[];
}
/**
 * The view after so many actions of a finished game, and how everyone stood then.
 */
export interface ReplayPosition {
  table: string;
  move: number;
  seat: number | null;
  view: {
    [k: string]: Json;
  };
  standing: {
    [k: string]: Json;
  } | null;
}
/**
 * Put bots of this level on all free seats, and begin.
 */
export interface StartWithBots {
  bot: "level1" | "level2" | "level3" | "level4" | "level5";
  character?: string | null;
}
/**
 * Some tables; `following` asks for more.
 */
export interface TablePage {
  tables: TableInfo[];
  following: string | null;
}
/**
 * Sit down; without a name, under your own.
 */
export interface TakeSeat {
  name?: string;
}
/**
 * Become the person who was given this code on another device.
 */
export interface UseCode {
  code: string;
}
