# Les robots du serveur, qui réfléchissent dans des processus à part.

mistake-bots-closed = Le programme s’arrête, et les bots avec lui.
mistake-bots-redis = Les bots reçoivent leurs questions par Redis. Indiquez son adresse avec --redis, comme redis://localhost:6379/0.
