// A bot for both games: it gives every legal action a mark and plays the best; chance decides between equals.
const { createInterface } = require("node:readline");

function boardMark(verb, words, view) {
  const me = view.seats[view.seat];
  if (verb === "buy") return words[0] === "coach" ? 5 - me.coaches.length : 1; // coaches while there are few
  if (["settle", "join", "return"].includes(verb)) return 10 - me.coaches[words[1] - 1].aboard.length; // the emptiest
  if (verb === "road") {
    const settlers = words[0].split("--").map((city) => view.pioneers[city]?.[view.seat] ?? 0);
    return settlers[0] + settlers[1]; // roads where own pioneers are
  }
  if (verb === "drive") return { "gold-digger": 3, banker: 2, merchant: 2 }[view.tiles[words[0]]] ?? 1;
  return 0; // done, skip, decline
}

function cardsMark(verb, words, view) {
  const supplies = view.supplies[view.seat];
  if (verb === "take" || verb === "steal") return -supplies[words[0]]; // what is rare
  if (verb === "pay") return supplies[words[0]];
  if (verb === "play") return words.length === 2 ? Number(words[1]) : 9; // high cards; a thief has no number
  return { build: 1, add: -1, exchange: -1 }[verb] ?? 0;
}

let state = 0;
function chance() { // mulberry32: the same seed, the same game
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

let mark = boardMark;
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    state = message.seed;
    mark = message.game === "board" ? boardMark : cardsMark;
    say({ type: "hello", version: 1, name: "Simple" });
  } else if (message.type === "choose") {
    const marked = message.legal.map((action) => {
      const [verb, ...words] = action.split(" ");
      return { action, mark: mark(verb, words, message.view) + chance() / 2 };
    });
    const best = marked.reduce((one, other) => (other.mark > one.mark ? other : one));
    say({ type: "action", number: message.number, action: best.action });
  }
});
