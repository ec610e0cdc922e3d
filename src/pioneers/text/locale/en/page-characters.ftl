# The characters of bots, where one is chosen and where it sits.

page-characters = Characters
page-characters-any = All different
page-characters-none = No character
page-characters-one = { $name }, { $character }
