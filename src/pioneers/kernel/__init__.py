"""What every game is: actions, events, refusals, steps, states, records. Knows no game."""
