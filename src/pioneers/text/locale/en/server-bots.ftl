# The bots of the server, which think in processes of their own.

mistake-bots-closed = The program is stopping, so the bots have stopped too.
