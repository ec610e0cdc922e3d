# Each target is one line: what it does stands in ./run (`./run help`).
.PHONY: play test bench lint shots

play: ; @./run play
test: ; @./run test
bench: ; @./run bench
lint: ; @./run lint
shots: ; @./run shots
