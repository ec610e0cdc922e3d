# Les caractères des bots, là où on en choisit un et là où il siège.

page-characters = Caractères
page-characters-any = Tous différents
page-characters-none = Sans caractère
page-characters-one = { $name }, { $character }
