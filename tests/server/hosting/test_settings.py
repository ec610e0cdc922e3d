"""Settings: where they come from, what is wrong with them, and that the document knows them all."""

from __future__ import annotations

import pickle
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import inspect

from pioneers.server.hosting.passwords import without_password
from pioneers.server.hosting.settings import MetricsSettings, Settings
from pioneers.server.hosting.settings_reading import (
    Setting,
    WrongSettings,
    all_settings,
    as_toml,
    database_in_force,
    read_settings,
    unused_variables,
)
from pioneers.text.say import LANGUAGES

DOCUMENT = Path(__file__).parents[3] / "docs" / "hosting.md"


def read(
    tmp_path: Path, text: str = "", environment: Mapping[str, str] | None = None, **options: tuple[str, object]
) -> Settings:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return read_settings(file, environment or {}, {name.replace("__", "."): given for name, given in options.items()})


def complaints(tmp_path: Path, text: str = "", environment: Mapping[str, str] | None = None) -> list[str]:
    """What is said of wrong settings, without the folder of the file."""
    with pytest.raises(WrongSettings) as wrong:
        read(tmp_path, text, environment)
    return [line.removeprefix(f"{tmp_path}/") for line in str(wrong.value).splitlines()]


def test_without_anything_the_defaults_hold() -> None:
    settings = read_settings(None, {}, {})
    assert settings == Settings()
    assert settings.listen.host == "127.0.0.1"


def test_the_file_is_read(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        """
        database = "/srv/pioneers.db"
        trusted_proxies = ["127.0.0.1", "10.0.0.0/8"]
        [listen]
        port = 80
        [limits]
        messages_per_second = 5
        """,
    )
    assert settings.database_file == Path("/srv/pioneers.db")
    assert settings.listen.port == 80
    assert settings.limits.messages_per_second == 5.0
    assert [str(network) for network in settings.proxy_networks] == ["127.0.0.1/32", "10.0.0.0/8"]
    assert settings.bots == Settings().bots


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text("[sleep]\nminutes = 3", encoding="utf-8")
    assert read_settings(None, {"PIONEERS_SETTINGS": str(file)}, {}).sleep.minutes == 3


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    text = "[listen]\nhost = 'file'\nport = 1\n[log]\nlevel = 'error'"
    environment = {"PIONEERS_LISTEN_PORT": "2", "PIONEERS_LISTEN_HOST": "environment"}
    settings = read(tmp_path, text, environment, listen__port=("--port", 3))
    assert (settings.log.level, settings.listen.host, settings.listen.port) == ("error", "environment", 3)


def test_the_environment_can_say_everything() -> None:
    samples: dict[type[inspect.Type], tuple[str, object]] = {
        inspect.IntType: ("7", 7),
        inspect.FloatType: ("1.5", 1.5),
        inspect.StrType: ("https://play.example.org", "https://play.example.org"),
        inspect.BoolType: ("true", True),
    }
    special = {"database": "postgresql://db.example/pioneers", "redis": "rediss://cache.example:6380/1?prefix=club"}
    environment: dict[str, str] = {}
    right: dict[str, object] = {}
    for setting in all_settings().values():
        if setting.name in special:
            environment[setting.variable] = special[setting.name]
            right[setting.name] = special[setting.name]
        elif isinstance(setting.kind, inspect.LiteralType):
            # Not `token`, which needs one.
            word = str([word for word in setting.kind.values if word != "token"][-1])
            environment[setting.variable], right[setting.name] = word, word
        elif isinstance(setting.kind, inspect.ListType):
            proxies = setting.name == "trusted_proxies"
            items = ["127.0.0.1", "::1"] if proxies else ["http://a.example", "http://b.example:81"]
            environment[setting.variable], right[setting.name] = ", ".join(items), items
        else:
            environment[setting.variable], right[setting.name] = samples[type(setting.kind)]
    settings = read_settings(None, environment, {})
    assert {name: value_of(settings, name) for name in right} == right


def value_of(settings: Settings, name: str) -> object:
    value: object = settings
    for part in name.split("."):
        value = getattr(value, part)
    return value


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("databse = 'x'", "settings.toml:1: databse: The key “databse” isn’t known here. Did you mean “database”?"),
        (
            "\n[listen]\nprot = 1",
            "settings.toml:3: listen.prot: The key “prot” isn’t known here. Did you mean “port”? Allowed keys:",
        ),
        (
            "[limitz]",
            "settings.toml:1: limitz: The key “limitz” isn’t known here. Did you mean “limits”?",
        ),
        ("listen = 80", "settings.toml:1: listen: This is a whole number. It must be a table"),
        (
            "[listen]\nport = 70000",
            "settings.toml:2: listen.port: “70000” isn’t valid here. Use a whole number from 0 to 65535.",
        ),
        ("[listen]\nport = true", "settings.toml:2: listen.port: “True” isn’t valid here. Use a whole number"),
        ("[listen]\nport = 1.5", "settings.toml:2: listen.port: “1.5” isn’t valid here. Use a whole number"),
        ("[bots]\npace = nan", "settings.toml:2: bots.pace: “nan” isn’t valid here. Use a number from 0 to 10."),
        ("[bots]\npace = 'fast'", "settings.toml:2: bots.pace: “fast” isn’t valid here. Use a number from 0 to 10."),
        ("[listen]\nhost = 1", "settings.toml:2: listen.host: This must be a text, in quotation marks."),
        ("allowed_origins = 'http://a.b'", "settings.toml:1: allowed_origins: This must be a list of texts"),
        ("allowed_origins = [1]", "settings.toml:1: allowed_origins: This must be a list of texts"),
        (
            "[log]\nlevel = 'warn'",
            "settings.toml:2: log.level: “warn” isn’t valid here. Did you mean “warning”? Choose debug, error, info or",
        ),
        ("[log]\nformat = 3", "settings.toml:2: log.format: “3” isn’t valid here. Choose auto, json or text."),
        (
            "public_address = 'play.example.org'",
            "settings.toml:1: public_address: “play.example.org” isn’t a server’s address",
        ),
        (
            "public_address = 'https://a.example/play'",
            "settings.toml:1: public_address: “https://a.example/play” isn’t a",
        ),
        ("public_address = 'https://me@a.example'", "settings.toml:1: public_address: “https://me@a.example” isn’t a"),
        ("public_address = 'https://a:b'", "settings.toml:1: public_address: “https://a:b” isn’t a server’s address"),
        (
            "trusted_proxies = ['nginx']",
            "settings.toml:1: trusted_proxies: “nginx” is neither an address nor a network.",
        ),
        ("[metrics]\nreaders = 'token'", "settings.toml:2: metrics.readers: To read the figures by token, set"),
        ("[listen", "settings.toml:1: This isn’t valid TOML."),
        ("redis = 'localhost'", "settings.toml:1: redis: “localhost” isn’t the address of a Redis."),
        ("processes = 2", "settings.toml:1: processes: Several processes need a database and a Redis"),
        ("redis = 'redis://h'\nprocesses = 2", "settings.toml:2: processes: Several processes need a database and"),
        ("[bots]\nremote = true", "settings.toml:2: bots.remote: Bots in other processes are asked through Redis."),
        ("[bots]\nremote = 'yes'", "settings.toml:2: bots.remote: “yes” isn’t valid here. Use true or false."),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_row(tmp_path: Path, text: str, complaint: str) -> None:
    (line,) = complaints(tmp_path, text)
    assert line.startswith(complaint)


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = "[listen]\nport = -1\nhots = 'x'\n[log]\nlevel = 'loud'"
    lines = complaints(tmp_path, text, {"PIONEERS_BOTS_WORKERS": "many"})
    assert [line.partition(": ")[0] for line in lines] == [
        "settings.toml:2",
        "settings.toml:3",
        "settings.toml:5",
        "PIONEERS_BOTS_WORKERS",
    ]


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(WrongSettings, match=r"nowhere\.toml"):
        read_settings(tmp_path / "nowhere.toml", {}, {})


@pytest.mark.parametrize(
    ("variable", "value", "complaint"),
    [
        ("PIONEERS_LISTEN_PORT", "http", "“http” isn’t valid here. Use a whole number from 0 to 65535."),
        ("PIONEERS_LISTEN_PORT", "", "“” isn’t valid here. Use a whole number from 0 to 65535."),
        ("PIONEERS_LISTEN_PROT", "1", "There’s no setting with this name. Did you mean PIONEERS_LISTEN_PORT?"),
        ("PIONEERS_TRUSTED_PROXIES", "10.0.0.1, x", "“x” is neither an address nor a network."),
        ("PIONEERS_BOTS_REMOTE", "1", "“1” isn’t valid here. Use true or false."),
        ("PIONEERS_METRICS_READERS", "token", "To read the figures by token, set metrics.token"),
    ],
)
def test_what_is_wrong_in_the_environment_is_said(variable: str, value: str, complaint: str) -> None:
    with pytest.raises(WrongSettings) as wrong:
        read_settings(None, {variable: value}, {})
    assert str(wrong.value).startswith(f"{variable}: {complaint}")


def test_what_is_wrong_on_the_command_line_is_said() -> None:
    with pytest.raises(WrongSettings, match=r"^--port: “70000” isn’t valid here\."):
        read_settings(None, {}, {"listen.port": ("--port", 70000)})


def test_a_token_of_the_environment_does_for_readers_of_the_file(tmp_path: Path) -> None:
    settings = read(tmp_path, "[metrics]\nreaders = 'token'", {"PIONEERS_METRICS_TOKEN": "x" * 16})
    assert settings.metrics.token == "x" * 16


def test_a_secret_is_never_repeated(tmp_path: Path) -> None:
    for text in ("[metrics]\ntoken = 1234567", "[metrics]\nreaders = 'token'\ntoken = '1234567'"):
        with pytest.raises(WrongSettings) as wrong:
            read(tmp_path, text)
        assert not [language for language in LANGUAGES if "1234567" in wrong.value.message(language)]
    settings = Settings(metrics=MetricsSettings(readers="token", token="1234567"))  # noqa: S106 - none that opens anything
    assert "1234567" not in repr(settings)
    assert "1234567" not in as_toml(settings)
    settings = Settings(database="postgresql://ada:12:34@567@host:5432/name?sslpassword=1234567")
    for said in (repr(settings), as_toml(settings), settings.database_name):
        assert "postgresql://ada@host:5432/name" in said
        assert "567" not in said
    assert settings.database_file is None


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    url = "redis://ada:se/same@cache.example/0"
    with pytest.raises(WrongSettings) as wrong:
        read(tmp_path, f"redis = '{url}'")
    assert not [language for language in LANGUAGES if "same" in wrong.value.message(language)]
    shown = without_password("redis://ada:sesame@cache.example/0")
    assert shown == "redis://ada:***@cache.example/0"
    for text in ("redis://:sesame@h", "postgresql://ada:ses@me@h:5432/d?x=y", "rediss://a:sesame@[::1]:6379/0"):
        settings = Settings(redis=text, database=text)
        for said in (repr(settings), as_toml(settings)):
            assert "sesame" not in said
            assert "ses@me" not in said
            assert ":***@" in said
    assert without_password("/srv/a:b@c.db") == "/srv/a:b@c.db"


def test_several_processes_may_share_what_can_be_shared(tmp_path: Path) -> None:
    text = "database = 'postgresql://h/d'\nredis = 'redis://h'\nprocesses = 4\n[bots]\nremote = true"
    settings = read(tmp_path, text)
    assert (settings.processes, settings.bots.remote) == (4, True)


def test_variables_of_others_with_our_prefix_are_left_alone() -> None:
    # What Kubernetes gives every container beside a service named `pioneers`.
    environment = {
        "PIONEERS_SERVICE_HOST": "10.0.0.1",
        "PIONEERS_PORT_80_TCP": "tcp://10.0.0.1:80",
        "PIONEERS_PURE": "1",
    }
    assert read_settings(None, environment, {}) == Settings()
    assert unused_variables(environment) == ["PIONEERS_PORT_80_TCP", "PIONEERS_SERVICE_HOST"]


def test_settings_survive_being_written_and_read(tmp_path: Path) -> None:
    text = "public_address = 'https://ä.example'\ntrusted_proxies = ['::1']\n[metrics]\ntoken = '\"\\'"
    settings = read(tmp_path, text)
    assert read(tmp_path, as_toml(settings, secrets=True)) == settings


def test_wrong_settings_can_travel_between_processes(tmp_path: Path) -> None:
    with pytest.raises(WrongSettings) as wrong:
        read(tmp_path, "[listen]\nport = -1\nhots = 'x'")
    assert str(pickle.loads(pickle.dumps(wrong.value))) == str(wrong.value)  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    ("address", "secure", "right"),
    [
        ("https://play.example.org", "auto", True),
        ("http://play.example.org", "auto", False),
        ("", "auto", False),
        ("", "always", True),
        ("https://play.example.org", "never", False),
    ],
)
def test_cookies_follow_the_public_address(tmp_path: Path, address: str, secure: str, right: bool) -> None:
    assert read(tmp_path, f"public_address = '{address}'\n[cookies]\nsecure = '{secure}'").secure_cookies is right


def test_the_database_is_in_the_data_folder_unless_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_file == tmp_path / "pioneers" / "server.db"
    assert database_in_force(None, {"PIONEERS_DATABASE": "/x.db"}) == "/x.db"
    assert database_in_force("/y.db", {"PIONEERS_DATABASE": "/x.db"}) == "/y.db"


def documented() -> dict[str, tuple[str, str]]:
    """The rows of the document's tables: setting to default and what it may be."""
    rows = re.findall(r"^\| `([a-z_.]+)` \| ([^|]*) \| ([^|]*) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: (default.strip(), allowed.strip()) for name, default, allowed in rows}


def allowed(setting: Setting) -> str:
    match setting.kind:
        case inspect.LiteralType(values=words):
            return ", ".join(f"`{word}`" for word in words)
        case inspect.IntType(ge=low, le=high):
            return f"whole number, {low:,} to {high:,}"
        case inspect.FloatType(ge=low, le=high):
            return f"number, {low:,} to {high:,}"
        case inspect.BoolType():
            return "`false`, `true`"
        case inspect.ListType():
            return "list of texts"
        case _:
            return "text"


def test_the_document_has_every_setting_with_its_default_and_bounds() -> None:
    right = {}
    for name, setting in all_settings().items():
        default = setting.default
        shown = f"`{default:g}`" if isinstance(default, float) else f"`{default}`"
        if default in ("", []):
            shown = "none"
        elif default is False:
            shown = "`false`"
        right[name] = (shown, allowed(setting))
    assert documented() == right
