"""Settings from outside: a TOML file, the environment, the command line. The later of these wins; all are checked."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import NODEFAULT, inspect

from pioneers.bus.address import is_redis
from pioneers.kernel.files.data_file import DataFile, TomlTable, quoted, read_file
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.nearest import nearest
from pioneers.server.hosting.passwords import without_password
from pioneers.server.hosting.settings import Settings
from pioneers.server.wire.fitting import from_text, misfit, type_of
from pioneers.store.opening import is_server

PREFIX = "PIONEERS_"
FILE_VARIABLE = "PIONEERS_SETTINGS"
# Variables of the same prefix that are no settings of a server.
_OTHERS = frozenset({FILE_VARIABLE, "PIONEERS_PURE", "PIONEERS_COMPILE"})
# How alike two names are of which one is the other misspelt. What Kubernetes gives us for a service is less so.
_VERY_NEAR = 0.8
_SHORTEST_TOKEN = 16
_SECRETS = frozenset({"metrics.token"})
# Databases that several processes may open.
_SHARED_DATABASES = ("postgresql://", "postgres://")


class WrongSettings(Mistake):
    """Settings that cannot be used, with every problem found. Said in one sentence, it is the first."""

    def __init__(self, problems: list[DataError]) -> None:
        super().__init__(problems[0].key, **problems[0].figures)
        self.problems = problems

    def message(self, language: str = "en") -> str:
        """All problems, one a line."""
        return "\n".join(problem.message(language) for problem in self.problems)

    def __reduce__(self) -> tuple[object, ...]:
        return WrongSettings, (self.problems,)


@dataclass(frozen=True)
class Setting:
    """One setting: `listen.port`, with its type and its default."""

    name: str
    kind: inspect.Type
    default: Any

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.replace(".", "_").upper()


@cache
def all_settings() -> dict[str, Setting]:
    """Every setting by name, in the order of the classes."""
    return {setting.name: setting for setting in _settings_of(type_of(Settings), "")}


def _settings_of(kind: inspect.Type, prefix: str) -> Iterator[Setting]:
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        if isinstance(field.type, inspect.StructType):
            yield from _settings_of(field.type, f"{prefix}{field.name}.")
        else:
            default = field.default_factory() if field.default is NODEFAULT else field.default
            yield Setting(prefix + field.name, field.type, default)


def read_settings(
    file: Path | None,
    environment: Mapping[str, str],
    options: Mapping[str, tuple[str, object]],
    defaults: Mapping[str, object] | None = None,
) -> Settings:
    """The settings in force. `options` are from the command line: name of the setting to name of the option and value.

    Without a file, the one that the environment names is read; `defaults` hold where nobody says anything else.
    `WrongSettings` tells everything that is wrong.
    """
    found = Findings()
    found.values.update(defaults or {})
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    if named is not None:
        found.read_file(read_file(named))
    found.read_environment(environment)
    found.read_options(options)
    found.check_token()
    found.check_sharing()
    if found.problems:
        raise WrongSettings(found.problems)
    return found.settings()


def database_in_force(given: str | None, environment: Mapping[str, str]) -> str:
    """The database of a command that needs no other setting: the one given, or that of the settings."""
    return read_settings(None, environment, {}).database_address if given is None else given


def unused_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: somebody else's with our prefix, or a mistake."""
    known = {setting.variable for setting in all_settings().values()} | _OTHERS
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


@dataclass(frozen=True)
class Spot:
    """Where a value came from: a row of a file, a variable or an option."""

    source: str
    place: str = ""
    row: int | None = None

    def problem(self, wrong: Mistake) -> DataError:
        """What is wrong there."""
        return DataError(wrong.key, self.source, self.place, self.row, None, **wrong.figures)


class Findings:
    """Values found so far, where they came from, and what is wrong with them."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.spots: dict[str, Spot] = {}
        self.problems: list[DataError] = []

    def read_file(self, file: DataFile) -> None:
        """Take over what the file says."""
        self._read_table(file.top, "")
        self.problems = sorted([*file.problems, *self.problems], key=lambda problem: problem.row or 0)

    def _read_table(self, table: TomlTable, prefix: str) -> None:
        inside = [name.removeprefix(prefix) for name in all_settings() if name.startswith(prefix)]
        table.check_keys([], list(dict.fromkeys(name.partition(".")[0] for name in inside)))
        for key, value in table.fields.items():
            setting = all_settings().get(prefix + key)
            if setting is None:
                if any(name.startswith(f"{key}.") for name in inside):
                    group = table.read_table(key)
                    if group is not None:
                        self._read_table(group, f"{prefix}{key}.")
                continue
            row = table.file.row((*table.path, key))
            self._take(setting, Spot(table.file.name, setting.name, row), value)

    def read_environment(self, environment: Mapping[str, str]) -> None:
        """Take over what the environment says. What is near to a setting is a mistake; what is not is not meant."""
        by_variable = {setting.variable: setting for setting in all_settings().values()}
        for variable in unused_variables(environment):
            known = {name.removeprefix(PREFIX).lower(): name for name in by_variable}
            for near in get_close_matches(variable.removeprefix(PREFIX).lower(), known, 1, _VERY_NEAR):
                wrong = Mistake("setting-variable", nearest=known[near])
                self.problems.append(Spot(quoted(variable)).problem(wrong))
        for variable, setting in by_variable.items():
            if variable in environment:
                self._take(setting, Spot(variable), from_text(environment[variable], setting.kind))

    def read_options(self, options: Mapping[str, tuple[str, object]]) -> None:
        """Take over what the command line says."""
        for name, (option, value) in options.items():
            self._take(all_settings()[name], Spot(option), value)

    def _take(self, setting: Setting, spot: Spot, value: object) -> None:
        self.spots[setting.name] = spot
        try:
            self.values[setting.name] = checked(setting, value)
        except Mistake as wrong:
            self.problems.append(spot.problem(wrong))

    def check_token(self) -> None:
        """Reading by token needs a token that nobody guesses."""
        token = self.values.get("metrics.token", "")
        if self.values.get("metrics.readers") == "token" and len(str(token)) < _SHORTEST_TOKEN:
            wrong = Mistake("setting-token", shortest=_SHORTEST_TOKEN)
            self.problems.append(self.spots["metrics.readers"].problem(wrong))

    def check_sharing(self) -> None:
        """Several processes need what they can share, and bots elsewhere a way to them."""
        redis = self.values.get("redis", "")
        database = str(self.values.get("database", ""))
        if self.values.get("processes", 1) != 1 and not (redis and database.startswith(_SHARED_DATABASES)):
            self.problems.append(self.spots["processes"].problem(Mistake("setting-processes")))
        if self.values.get("bots.remote") and not redis:
            self.problems.append(self.spots["bots.remote"].problem(Mistake("setting-remote")))

    def settings(self) -> Settings:
        """The settings with the values found."""
        content: dict[str, Any] = {}
        for name, value in self.values.items():
            group, _, key = name.rpartition(".")
            (content.setdefault(group, {}) if group else content)[key] = value
        return msgspec.convert(content, Settings)


def checked(setting: Setting, value: object) -> object:
    """The value, if it does for the setting; else a `Mistake` says what would be right."""
    if misfit(value, setting.kind) is not None:
        raise wrong_value(setting.kind, value)
    is_right, key = _MEANINGS.get(setting.name, (bool, ""))
    for text in value if isinstance(value, list) else [value]:
        # An empty text is a setting that is not made.
        if isinstance(text, str) and text and not is_right(text):
            raise Mistake(key, found=quoted(without_password(text)))
    return value


def wrong_value(kind: inspect.Type, value: object) -> Mistake:
    """What would be right for a setting of this type. A text that is found may be a secret and is not repeated."""
    match kind:
        case inspect.LiteralType(values=values):
            words = [str(word) for word in values]
            near = nearest(value, words) if isinstance(value, str) else None
            return Mistake("setting-word", found=quoted(str(value)), nearest=near or "none", words=words)
        case inspect.IntType(ge=low, le=high):
            return Mistake("setting-whole", found=quoted(str(value)), low=str(low), high=str(high))
        case inspect.FloatType(ge=low, le=high):
            return Mistake("setting-number", found=quoted(str(value)), low=str(low), high=str(high))
        case inspect.BoolType():
            return Mistake("setting-truth", found=quoted(str(value)))
        case inspect.ListType():
            return Mistake("setting-texts")
        case _:
            return Mistake("setting-text")


def is_origin(text: str) -> bool:
    """Scheme, host and perhaps port of a page, as browsers send it."""
    try:
        parts = urlsplit(text)
        plain = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0 and "@" not in text
    except ValueError:
        return False
    return plain and text == f"{parts.scheme}://{parts.netloc}"


def is_network(text: str) -> bool:
    """An address, or a network like 10.0.0.0/8."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


# What a text must be, and what is said if it is not.
_MEANINGS: dict[str, tuple[Callable[[str], bool], str]] = {
    "public_address": (is_origin, "setting-origin"),
    "allowed_origins": (is_origin, "setting-origin"),
    "trusted_proxies": (is_network, "setting-network"),
    "redis": (is_redis, "setting-redis"),
}


def as_toml(settings: Settings, *, secrets: bool = False) -> str:
    """The settings as a file that could be read again; secrets are stars unless asked for."""
    rows: list[str] = []
    group = ""
    for name in all_settings():
        value: Any = settings
        for part in name.split("."):
            value = getattr(value, part)
        if name in _SECRETS and value and not secrets:
            value = "***"
        elif name == "database" and is_server(value) and not secrets:
            value = settings.database_name
        elif isinstance(value, str) and not secrets:
            value = without_password(value)
        place, _, key = name.rpartition(".")
        if place != group:
            group = place
            rows += ["", f"[{group}]"]
        # Texts, numbers and lists of texts look the same in JSON and in TOML.
        rows.append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(rows) + "\n"
