// The compiler's proof that a message's `type` tells all about it. Nothing here is ever run.

import type { ClockSetting, FromClient, FromServer, Json, NewTable, TableInfo } from "./messages.js";

// Every kind of message is named: a new one does not compile until it is named here too.
export function about(message: FromServer): string | number | null {
  switch (message.type) {
    case "welcome":
      return message.name;
    case "table":
      return message.info.commitment;
    case "update":
      return message.turn.deciding;
    case "delta":
      return message.base;
    case "info":
      return message.info.state;
    case "clock":
      return message.clock.running;
    case "notice":
      return message.message;
    case "accepted":
      return message.version;
    case "refused":
      return message.problem.sentence;
    case "said":
      return message.line.text;
    case "explained":
      return message.problem && message.problem.rule;
    case "outlook":
    case "ways":
      return message.version;
    case "previewed":
      return message.looked;
    case "hinted":
      return message.actions.length;
    case "problem":
      return message.problem.message;
    case "pong":
      return message.time;
    default:
      return message satisfies never;
  }
}

// What has a default may be left out of what one sends, and is there in what one gets.
export const play: FromClient = { type: "play", table: "t", seat: 0, version: 3, client: "c", actions: ["pass"] };
export const wish: NewTable = { game: "board", seats: [{ kind: "me" }, { kind: "bot" }], clock: { kind: "none" } };
export const clock = (info: TableInfo): ClockSetting["seconds"] => info.clock.seconds;

// What does not fit does not compile.
export function wrong(message: FromServer, value: Json): unknown[] {
  return [
    // @ts-expect-error: not every message has a view
    message.view,
    // @ts-expect-error: an update has no problem
    message.type === "update" && message.problem,
    // @ts-expect-error: there is no such message
    message.type === "updated",
    // @ts-expect-error: nobody knows yet what the value is
    value.length,
    // @ts-expect-error: a move names the version it was made for
    { type: "play", table: "t", seat: 0, client: "c", actions: [] } satisfies FromClient,
    // @ts-expect-error: there is no such field
    { type: "ping", times: 3 } satisfies FromClient,
  ];
}
