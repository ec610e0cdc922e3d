"use strict";
// boardgame.io with tic-tac-toe as its tutorial has it, at its best: the memory store, production, WebSockets only, no
// database, no log. `node server.js` takes any free port of this machine and prints it.

const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, SocketIO } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
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
  transport: new SocketIO({ socketOpts: { transports: ["websocket"], serveClient: false } }),
});

// A match that is over stands at its first position again, with an empty log. So no time goes into new matches, and
// the clients go on without a word: less than any real server has to do.
const { db } = server;
const keepState = db.setState.bind(db);
db.setState = (matchID, state, deltalog) => {
  if (state.ctx.gameover === undefined) {
    keepState(matchID, state, deltalog);
  } else {
    keepState(matchID, db.initial.get(matchID));
    db.log.delete(matchID);
  }
};

server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => console.log(appServer.address().port));
// Whoever started us has gone.
process.stdin.on("end", () => process.exit(0)).resume();
