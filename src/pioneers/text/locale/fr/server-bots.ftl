# Les robots du serveur, qui réfléchissent dans des processus à part.

mistake-bots-closed = Le programme s’arrête, et les bots avec lui.
