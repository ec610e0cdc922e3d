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
  | Watch
  | Unwatch
  | Play
  | Undo
  | EndTurn
  | Back
  | Say
  | Emote
  | Explain
  | AskOutlook
  | AskRoutes
  | AskPreview
  | AskHint
  | Ping;
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
  | Hinted
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
 * Ask what to do, at a seat of yours that decides now. Everyone at the table is told that you have asked.
 *
 * It is allowed if bots hold all other seats, and at a table that was made with hints for everyone.
 */
export interface AskHint {
  type: "hint";
  table: string;
  seat: number;
  version: number;
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
 * Something that chance decided right after so many actions (0: the set-up), and what luck it was for each seat.
 */
export interface ChanceEvent {
  move: number;
  kinds: string[];
  luck: number[];
  error: number[];
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
 * The chances of all seats after so many actions, and what has changed them since the point before.
 */
export interface CurvePoint {
  move: number;
  chances: number[];
  cause: "decision" | "luck" | "start";
}
/**
 * One decision of a finished game, judged by what its seat knew.
 *
 * `move` is the number of actions before it, `length` that of its own. It does not count where nothing could be chosen
 * or where everything is as good within the error. `plans` are the best ones, best first, and always the one played;
 * `reasons` are what the best brings and the one played does not.
 */
export interface DecisionReviewed {
  move: number;
  length: number;
  seat: number;
  played: string[];
  best: string[];
  chances: TwoChances;
  loss: number;
  error: number;
  mark: ("blunder" | "inaccuracy" | "mistake") | null;
  counts: boolean;
  plans: PlanJudged[];
  reasons: Reason[];
}
/**
 * The chances of all seats after the best plan and after the one that was played.
 */
export interface TwoChances {
  best: number[];
  played: number[];
}
/**
 * One of the things that could be done, and what becomes of everyone then. `loss` is against the best.
 */
export interface PlanJudged {
  actions: string[];
  chances: number[];
  loss: number;
  error: number;
  visits: number;
  line: LineStep[];
}
/**
 * A decision of somebody in the course that is to be expected.
 */
export interface LineStep {
  seat: number;
  actions: string[];
}
/**
 * What a plan brings, the best one or the one that was played: a message of the catalogue with its figures.
 */
export interface Reason {
  key: string;
  figures: {
    [k: string]: Json;
  };
  of: "best" | "played";
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
  hints: boolean;
  hinted: number[];
  origin: Origin | null;
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
 * A finished game and the number of its actions from which the game of a table goes on.
 */
export interface Origin {
  table: string;
  move: number;
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
 * The answer to `hint`, a second or two later: the plan that seems best by what the seat knows.
 *
 * `chances` are everyone's to win after it, `line` is how it may go on, `reasons` say what the plan brings. Without
 * actions there is none: `problem` says why.
 */
export interface Hinted {
  type: "hinted";
  table: string;
  seat: number;
  version: number;
  actions: string[];
  chances: number[];
  error: number;
  reasons: Reason[];
  line: LineStep[];
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
  lessons: number;
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
 * A finished game of somebody in his statistics. Luck and average loss are null where it was not reviewed.
 */
export interface GamePlayed {
  table: string;
  game: string;
  players: number;
  opponents: string;
  ended: number;
  place: number;
  points: number;
  luck: number | null;
  average_loss: number | null;
}
/**
 * Games of one kind, with so many players, against opponents of one level: how many, and what came of them.
 */
export interface GamesCounted {
  game: string;
  players: number;
  opponents: string;
  games: number;
  places: number[];
  points: number;
  parts: {
    [k: string]: number;
  };
  reviewed: number;
  decisions: number;
  average_loss: number | null;
  luck: number | null;
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
 * What was played in a lesson so far, and the next move; an empty one goes on where nothing is asked.
 */
export interface LessonMove {
  /**
   * @maxItems 30
   */
  played: string[][];
  move?: string[] | null;
}
/**
 * A lesson in the list of its game.
 */
export interface LessonOutline {
  name: string;
  steps: LessonStep[];
}
/**
 * A step of a lesson. It says the message `lesson-<game>-<lesson>-<step>`, and may ask for a move.
 */
export interface LessonStep {
  name: string;
  marks: string[];
  asks: boolean;
}
/**
 * Where somebody is in a lesson. `moves` are all since its beginning; `problem` is why the last is not possible.
 *
 * `astray` is true after a move that is possible but not the one that the step wants: it has to be taken back.
 */
export interface LessonPosition {
  played: string[][];
  done: number;
  astray: boolean;
  figures: {
    [k: string]: Json;
  };
  moves: LessonShown[];
  view: {
    [k: string]: Json;
  };
  standing: {
    [k: string]: Json;
  } | null;
  turn: Turn;
  outlook: {
    [k: string]: Json;
  };
  problem: Problem | null;
}
/**
 * A move in a lesson, by whom, and how the table looks after it: null if it was told before.
 */
export interface LessonShown {
  by: number;
  events: {
    [k: string]: Json;
  }[];
  view: {
    [k: string]: Json;
  } | null;
  standing: {
    [k: string]: Json;
  } | null;
}
/**
 * What a move in a lesson would do, as at a table.
 */
export interface LessonPreview {
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
 * What a lesson is played with: the seat of the one who learns, and what the others are called.
 */
export interface LessonStart {
  game: string;
  lesson: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
  components: {
    [k: string]: Json;
  };
}
/**
 * What was played in a lesson so far, and a move that is only thought of.
 */
export interface LessonTrial {
  /**
   * @maxItems 30
   */
  played: string[][];
  /**
   * @minItems 1
   * @maxItems 60
   */
  actions: string[];
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
  hints?: boolean;
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
 * Play on from a finished game as it was after so many actions, on one of its seats, against bots on all others.
 */
export interface PlayOn {
  move: number;
  seat: number;
  bot?: "level1" | "level2" | "level3" | "level4" | "level5";
  character?: string | null;
  pace?: "calm" | "instant" | "quick";
}
/**
 * A puzzle in the list of its game. `rating` says how hard it is: 400 more is ten times as hard.
 */
export interface PuzzleEntry {
  id: string;
  players: number;
  rating: number;
  themes: string[];
}
/**
 * The puzzles of a game, and today's, which is the same for everybody.
 */
export interface PuzzleList {
  game: string;
  today: string;
  themes: string[];
  puzzles: PuzzleEntry[];
}
/**
 * What was played in a puzzle so far, and the next actions.
 */
export interface PuzzleMove {
  /**
   * @maxItems 60
   */
  played: string[];
  /**
   * @maxItems 60
   */
  move: string[];
}
/**
 * One of the things that could be done: what becomes of everyone then, and how it is expected to go on.
 */
export interface PuzzlePlan {
  actions: string[];
  chances: number[];
  error: number;
  line: LineStep[];
}
/**
 * Where somebody is in a puzzle. `events` are those of the last move, `problem` is why it is not possible.
 *
 * The verdict comes when the decision is complete; then nothing more can be played.
 */
export interface PuzzlePosition {
  played: string[];
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
  outlook: {
    [k: string]: Json;
  };
  problem: Problem | null;
  verdict: PuzzleVerdict | null;
}
/**
 * What is to be said of an answer. `plans` are all that were looked at, best first, and the first `right` of them
 * are right; `played` is the number of the answer among them.
 *
 * `reasons` say what the best plan does and another does not, and `others` what only that other one does: the answer,
 * or, if that was right, the best of the wrong ones.
 */
export interface PuzzleVerdict {
  right: number;
  played: number;
  plans: PuzzlePlan[];
  reasons: Reason[];
  others: Reason[];
  found: number | null;
}
/**
 * What a puzzle is played with: the seat of the one who solves it, and all that this seat was told before.
 */
export interface PuzzleStart {
  game: string;
  puzzle: string;
  players: number;
  seat: number;
  rating: number;
  themes: string[];
  components: {
    [k: string]: Json;
  };
  events: {
    [k: string]: Json;
  }[];
}
/**
 * What was played in a puzzle so far, and actions that are only thought of.
 */
export interface PuzzleTrial {
  /**
   * @maxItems 60
   */
  played: string[];
  /**
   * @minItems 1
   * @maxItems 60
   */
  actions: string[];
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
 * How far the review of a finished game has come, and what it says so far.
 *
 * `number` grows with every change. Asked with `?since=` a number, `decisions` has those alone that were judged, or
 * judged better, after it; all else is always whole. Until the review is done, no seat has an average.
 */
export interface Review {
  table: string;
  game: string;
  players: number;
  names: string[];
  state: "done" | "none" | "running" | "stopped" | "waiting";
  number: number;
  progress: number;
  version: ReviewVersion | null;
  outdated: boolean;
  problem: Problem | null;
  decisions: DecisionReviewed[];
  chance_events: ChanceEvent[];
  curve: CurvePoint[];
  seats: SeatReviewed[];
}
/**
 * What a review was made with: the program, a digest of what judges, which thresholds mark, how long was searched.
 *
 * The lens is `known`: judged by what each seat knew. With `open` all cards lie open.
 */
export interface ReviewVersion {
  program: string;
  judge: string;
  marks: number;
  iterations: number;
  lens: "known" | "open";
}
/**
 * A seat over the whole game. Its result is luck, skill and a rest; `average_loss` is null until all is judged.
 */
export interface SeatReviewed {
  luck: number;
  luck_error: number;
  skill: number;
  skill_error: number;
  rest: number;
  average_loss: number | null;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}
/**
 * Have a finished game reviewed. With `again`, one is made again that an older judge has made.
 */
export interface StartReview {
  again?: boolean;
}
/**
 * Put bots of this level on all free seats, and begin.
 */
export interface StartWithBots {
  bot: "level1" | "level2" | "level3" | "level4" | "level5";
  character?: string | null;
}
/**
 * Your finished games, counted by kind, number of players and opponents, and the last of them one by one.
 *
 * Games that you held several seats of, and those that went on from another game, are not among them.
 */
export interface Statistics {
  games: number;
  counted: GamesCounted[];
  last: GamePlayed[];
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
