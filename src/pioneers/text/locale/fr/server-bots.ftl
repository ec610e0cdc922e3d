# Les robots du serveur, qui réfléchissent dans des processus à part.

mistake-bots-closed = Les robots ne réfléchissent plus, car le programme s’arrête.
