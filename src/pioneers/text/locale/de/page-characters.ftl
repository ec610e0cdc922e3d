# Die Charaktere der Bots, wo einer gewählt wird und wo er sitzt.

page-characters = Charaktere
page-characters-any = Alle verschieden
page-characters-none = Ohne Charakter
page-characters-one = { $name }, { $character }
