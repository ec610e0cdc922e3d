# Wofür es im Brettspiel Punkte gibt.

page-part-coaches = Kutschen
page-part-empty = Sitzplätze
page-part-nuggets = Goldnuggets
page-part-network = Straßennetz
