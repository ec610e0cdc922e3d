# The bots of the server, which think in processes of their own.

mistake-bots-closed = The bots think no more, for the program is stopping.
