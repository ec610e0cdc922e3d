"use strict";
// boardgame.io with tic-tac-toe as its tutorial has it, at its best: the memory store, production, WebSockets only, no
// database, no log. `node server.js` takes any free port of this machine and prints it. `node server.js FOLDER` is the
// comparison the other way round: a state as large as a view of ours, kept in that folder by its FlatFile store.

const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server, SocketIO } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const folder = process.argv[2];

// About 3 kB as JSON, like a view of ours: many small things, of which a move changes a few.
const PLACES = 40;
const places = () =>
  Array.from({ length: PLACES }, (_, id) => ({ id: `place-${id}`, owner: null, loads: [], visited: 0, open: true }));

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), ...(folder && { places: places() }) }),
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  // What can be undone would be kept and sent as a second state of this size.
  ...(folder && { disableUndo: true }),
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (folder) {
        const place = G.places[(id * 4) % PLACES];
        place.owner = playerID;
        place.visited += 1;
        place.loads.push(id);
      }
    },
  },
  endIf: ({ G, ctx }) => {
    const same = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c];
    if (LINES.some(same)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({
  games: [ticTacToe],
  origins: [],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
  transport: new SocketIO({ socketOpts: { transports: ["websocket"], serveClient: false } }),
});

// A match that is over stands at its first position again, with an empty log. So no time goes into new matches, and
// the clients go on without a word: less than any real server has to do.
const { db } = server;
const keepState = db.setState.bind(db);
if (folder) {
  db.setState = async (matchID, state, deltalog) => {
    if (state.ctx.gameover === undefined) {
      await keepState(matchID, state, deltalog);
    } else {
      const { initialState } = await db.fetch(matchID, { initialState: true });
      await keepState(matchID, initialState);
      await db.removeItem(`${matchID}:log`);
    }
  };
  // It writes when a match was last changed until the match is over, which these never are.
  const keepMetadata = db.setMetadata.bind(db);
  db.setMetadata = (matchID, { gameover, ...metadata }) => keepMetadata(matchID, metadata);
} else {
  db.setState = (matchID, state, deltalog) => {
    if (state.ctx.gameover === undefined) {
      keepState(matchID, state, deltalog);
    } else {
      keepState(matchID, db.initial.get(matchID));
      db.log.delete(matchID);
    }
  };
}

server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => console.log(appServer.address().port));
// Whoever started us has gone.
process.stdin.on("end", () => process.exit(0)).resume();
