# Was an den Optionen einer neuen Partie falsch ist, und was richtig wäre.

mistake-hands-word = „{ $hands }“ ist keine gültige Art auszuteilen. Meinst du „{ $nearest }“? Wähle „one“ (ein Blatt je Spieler) oder „separate“ (eines je Position).
mistake-hands-players = Getrennte Blätter gibt es nur zu zweit, diese Partie ist für { $players }. Lass die Option „hands“ weg.
