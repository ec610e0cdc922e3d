# The tutorial: what surrounds the lessons of every game, and the tips in the first game.

page-lessons-title = Tutorial: { $game }
page-lessons-name = Tutorial
page-lessons-loading = Loading the tutorial…
page-lessons-step = Step { $step } of { $all }
page-lessons-astray = Not quite.
page-lessons-done = Well done.
page-lessons-read = Read the tutorial, then continue.
page-lessons-next = Continue
page-lessons-back = Back
page-lessons-undo = Take it back
page-lessons-again = Start over
page-lessons-leave = Leave the tutorial
page-lessons-resumed = Welcome back: the tutorial goes on where you left it.
page-lessons-over = Now you know the game.
page-lessons-over-more = Play a whole game against a bot of level 1: short tips come along.
page-lessons-first = Play my first game
page-lessons-rules = Read the rules
page-lessons-none = There’s no tutorial here.
page-lessons-none-hint = Choose a game on the start page, or read its rules.
page-lessons-tip = Tip
page-lessons-tip-close = Hide this tip
page-lessons-tips-off = No more tips
