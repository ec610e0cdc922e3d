# Was die Seite den Regeln dieses Spiels hinzufügt.

page-rules-title-cards = Die Regeln des Kartenspiels – Pioneers
page-rules-cards = Kartenspiel
page-rules-play-cards = Das Kartenspiel spielen

page-rules-picture-cards = Die vier Farben, der Sturm und der Dieb.
page-rules-picture-places = Zwei Spieler, vier Positionen: Alle spielen zweimal in einem Stich.
page-rules-picture-sum = Hirsch 3, 5 und 8, dann 4 und 5 zusammen: 9 gewinnt.
page-rules-picture-storm = Gold ist Trumpf und liegt mit 3 vorn. Die 6 des Sturms ist höher, also gewinnt der Sturm.
page-rules-picture-equal = Der Sturm ist so hoch wie die Summe: Die 8 gewinnt den Stich, aber wer den Sturm gespielt hat, bestimmt den Trumpf.
page-rules-picture-thief = Baum 7 gewinnt eine Vorratskarte Baum; dann nimmt der Dieb dem Gewinner eine Karte nach Wahl.
page-rules-picture-last = Allein mit Baum 3 und Gold 6: ein Baum und ein Gold aus dem Lager.
page-rules-picture-buildings = Was die vier Gebäude kosten.
page-rules-trump = Trumpf
page-rules-wins = gewinnt
