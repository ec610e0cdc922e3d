"""What a training came to: how the fits went, and whether the chances are true on games that nobody learned from."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from pioneers.analysis.reliability import Bin, expected_error
from pioneers.bots.evaluator import SURE
from pioneers.bots.learned.network import Network
from pioneers.bots.learned.network_file import read_network
from pioneers.bots.learned.rows import Rows
from pioneers.training.calibration import log_loss, reliability
from pioneers.training.generations import Training
from pioneers.training.shards import Floats, Lessons, split

# Positions judged by the network in whole numbers, for each number of players: enough for three points in a hundred.
MOST_JUDGED = 20_000


def whole_chances(network: Network, lessons: Lessons) -> Floats:
    """What the network as it is shipped says, position by position."""
    count, players, own = lessons.own.shape
    rows = Rows(players, own, lessons.common.shape[1])
    told = np.zeros((count, players), np.float32)
    for place in range(count):
        rows.begin(players)
        for number in lessons.common[place].tolist():
            rows.put_common(number)
        for number in lessons.own[place].ravel().tolist():
            rows.put(number)
        told[place] = network.told(rows)
    return told / np.float32(SURE)


def some_of(lessons: Lessons, most: int) -> Lessons:
    """So many of them at most, always the same ones, from all over: they lie in the order of what they look like."""
    if len(lessons) <= most:
        return lessons
    return lessons.pick(np.sort(np.random.default_rng(len(lessons)).choice(len(lessons), most, replace=False)))


def write_report(training: Training) -> Path:
    """Tables and plots beside the networks of the last generation."""
    generation = training.plan.generations - 1
    folder = training.place(generation)
    lines = [f"# Training of {training.plan.game}", "", "```json", json.dumps(training.plan_as_json(), indent=1), "```"]
    lines += ["", "On games set apart. They also said which weights were kept, so these figures are a little kind."]
    for number, kind in enumerate(training.learning.kinds):
        lines += ["", f"## {kind.name}", "", "| players | positions tested | surprise | by hand | expected error |"]
        lines.append("|---|---|---|---|---|")
        network = read_network(folder / f"{kind.name}.net", kind.name, kind.version, kind.own, kind.common)
        found: dict[int, list[Bin]] = {}
        for players, lessons in training.lessons(number, generation).items():
            testing = some_of(split(lessons)[1], MOST_JUDGED)
            told = whole_chances(network, testing)
            found[players] = reliability(told, testing.shares)
            by_hand = testing.by_hand / testing.by_hand.sum(axis=1, keepdims=True)
            lines.append(
                f"| {players} | {len(testing)} | {log_loss(told, testing.shares):.4f} "
                f"| {log_loss(by_hand, testing.shares):.4f} | {100 * expected_error(found[players]):.1f} points |"
            )
        plot_reliability(folder / f"{kind.name}-reliability.svg", kind.name, found)
        plot_curve(folder / f"{kind.name}-curve.svg", folder / f"{kind.name}.curve.json")
        lines += ["", f"![told and true]({kind.name}-reliability.svg)", "", f"![the fit]({kind.name}-curve.svg)"]
    path = folder / "report.md"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def plot_reliability(path: Path, name: str, found: dict[int, list[Bin]]) -> None:
    """What was told beside what came true; the diagonal is the truth."""
    figure = Figure(figsize=(4.2, 4.2), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 100], [0, 100], color="0.6", linewidth=1, linestyle="--")
    for (players, bins), marker in zip(found.items(), "os^", strict=False):
        axes.plot(
            [100 * one.told for one in bins],
            [100 * one.true for one in bins],
            marker=marker,
            label=f"{players} players, error {100 * expected_error(bins):.1f}",
        )
    axes.set(xlabel="chance told, %", ylabel="won, %", title=name, xlim=(0, 100), ylim=(0, 100))
    axes.legend(frameon=False)
    save(figure, path)


def plot_curve(path: Path, curve: Path) -> None:
    """The surprise on games set apart while the network was fitted."""
    points = json.loads(curve.read_text("utf-8"))
    figure = Figure(figsize=(4.2, 3.2), layout="constrained")
    axes = figure.add_subplot()
    for players in points[0]["tested"] if points else ():
        axes.plot(
            [point["step"] for point in points],
            [point["tested"][players] for point in points],
            label=f"{players} players",
        )
    axes.set(xlabel="steps", ylabel="surprise, nats")
    axes.legend(frameon=False)
    save(figure, path)


def save(figure: Figure, path: Path) -> None:
    """The same plot, the same bytes."""
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
