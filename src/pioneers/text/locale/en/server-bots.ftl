# The bots of the server, which think in processes of their own.

mistake-bots-closed = The program is stopping, so the bots have stopped too.
mistake-bots-redis = Workers get their questions through Redis. Give its address with --redis, like redis://localhost:6379/0.
