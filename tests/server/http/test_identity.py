"""Who somebody is: cookies that nobody can forge, and people who are kept when they first do something."""

from __future__ import annotations

import asyncio
import os
import stat
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.identity import (
    COOKIE,
    COOKIE_SECONDS,
    SECURE_COOKIE,
    Identity,
    guest,
    language_of,
    load_secrets,
    muted_by,
)
from pioneers.store.sql.rows import Person, new_id, now
from pioneers.store.sqlite import SqliteStore
from tests.server.network.door import SECRET, FewPeople

OLD = b"the secret of the year before, long"


def identity(*secrets: bytes) -> Identity:
    return Identity(secrets or [SECRET], FewPeople())


# ── Cookies ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cookie_tells_who_it_was_given_to() -> None:
    office = identity()
    person, value = office.issue()
    assert office.read(f"{COOKIE}={value}") == person
    assert office.read(f"a=b; {COOKIE}={value};c=d") == person
    assert office.issue()[0] != person


@given(st.text())
def test_no_other_text_is_a_cookie(text: str) -> None:
    assert identity().read(text) is None
    assert identity().read(f"{COOKIE}={text}") is None


@given(st.data())
def test_a_cookie_that_was_changed_anywhere_is_worth_nothing(data: st.DataObject) -> None:
    office = identity()
    value = office.issue()[1]
    place = data.draw(st.integers(0, len(value) - 1))
    sign = data.draw(st.sampled_from("0123456789abcdefghijklmnopqrstuvwxyz.ABCÿ").filter(lambda s: s != value[place]))
    assert office.read(f"{COOKIE}={value[:place]}{sign}{value[place + 1 :]}") is None
    assert office.read(f"{COOKIE}={value[:place]}") is None
    assert office.read(f"{COOKIE}={value[:place]}{sign}{value[place:]}") is None


def test_a_cookie_of_another_server_is_worth_nothing() -> None:
    assert identity().read(f"{COOKIE}={identity(OLD).issue()[1]}") is None


def test_no_cookie_is_nobody() -> None:
    for nothing in (None, "", ";", "=", COOKIE, f"{COOKIE}=", f"not-{COOKIE}={identity().issue()[1]}"):
        assert identity().read(nothing) is None


def test_a_bad_cookie_of_the_same_name_does_not_hide_the_good_one() -> None:
    office = identity()
    person, value = office.issue()
    assert office.read(f"{COOKIE}=1.planted.x; {COOKIE}={value}") == person


def test_an_old_secret_still_proves_and_the_new_one_signs() -> None:
    person, value = identity(OLD).issue()
    both = identity(SECRET, OLD)
    assert both.read(f"{COOKIE}={value}") == person
    renewed = both.sign(person)
    assert renewed != value
    assert identity(SECRET).read(f"{COOKIE}={renewed}") == person
    assert identity(SECRET).read(f"{COOKIE}={value}") is None


@pytest.mark.parametrize("secure", [False, True])
def test_browsers_are_told_to_guard_the_cookie(secure: bool) -> None:
    office = identity()
    person = office.issue()[0]
    first, *rest = office.cookies(person, secure=secure)
    [morsel] = SimpleCookie(first).values()
    # Browsers take a name with this prefix only with `Secure`, `Path=/` and no `Domain`.
    assert morsel.key == (SECURE_COOKIE if secure else COOKIE)
    assert len(rest) == secure
    assert office.read(f"{morsel.key}={morsel.value}") == person
    assert morsel["httponly"] is True
    assert morsel["samesite"] == "Lax"
    assert morsel["path"] == "/"
    assert morsel["max-age"] == str(COOKIE_SECONDS)
    assert morsel["domain"] == ""
    assert bool(morsel["secure"]) == secure


def test_an_identity_does_not_show_its_secret() -> None:
    office = identity()
    assert SECRET.decode() not in f"{office!r} {office}"


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_guest_has_a_name_of_his_language_that_stays() -> None:
    person = new_id()
    number = guest(person, "en").name.removeprefix("Guest ")
    assert len(number) == 4
    assert number.isdigit()
    assert guest(person, "de").name == f"Gast {number}"
    assert guest(person, "fr").name == f"Invité {number}"
    assert guest(person, "en").settings == {"language": "en"}


def test_looking_keeps_nobody_and_doing_something_does() -> None:
    async def story() -> None:
        people = FewPeople()
        office = Identity([SECRET], people)
        person = office.issue()[0]
        found = await office.find(person, "fr")
        assert people.rows == {}
        kept = await office.keep(person, "fr")
        assert people.rows == {person: kept}
        assert (kept.id, kept.name, kept.settings) == (found.id, found.name, found.settings)
        assert await office.keep(person, "de") == kept
        assert await office.find(person, "de") == kept

    asyncio.run(story())


def test_two_requests_at_once_keep_one_person(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "people.db")
        try:
            office = Identity([SECRET], store.people)
            person = office.issue()[0]
            kept = await asyncio.gather(*(office.keep(person, "en") for _ in range(10)))
            assert {row.id for row in kept} == {person}
            assert {row.created for row in kept} == {kept[0].created}
        finally:
            await store.close()

    asyncio.run(story())


def test_a_visit_is_noted_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "people.db")
        try:
            office = Identity([SECRET], store.people)
            ada = Person(id=new_id(), name="Ada", created=0, seen=0, settings={})
            await store.people.add(ada)
            await office.visited(ada)
            found = await store.people.find(ada.id)
            assert found is not None
            assert abs(found.seen - now()) < 600_000
            await office.visited(found)
            assert await store.people.find(ada.id) == found
        finally:
            await store.close()
        # A store that cannot write it down keeps nobody out.
        await office.visited(ada)

    asyncio.run(story())


def test_settings_that_make_no_sense_are_left_out() -> None:
    def person(**settings: object) -> Person:
        return Person(id="ada", name="Ada", created=0, seen=0, settings=settings)

    assert language_of(person(language="fr"), "de") == "fr"
    assert language_of(person(language="tlh"), "de") == "de"
    assert language_of(person(language=7), "de") == "de"
    assert language_of(person(), "de") == "de"
    assert muted_by(person(muted=["eve", 7])) == {"eve"}
    assert muted_by(person(muted="eve")) == set()
    assert muted_by(person()) == set()


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    first = load_secrets(path)
    assert len(first) == 1
    assert len(first[0]) >= 64
    assert load_secrets(path) == first
    assert load_secrets(tmp_path / "other") != first
    assert [file.name for file in path.parent.iterdir()] == ["secret"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_secret_file_may_have_several_and_the_first_signs(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text(f"{SECRET.decode()}\n\n  {OLD.decode()}\n", encoding="utf-8")
    assert load_secrets(path) == (SECRET, OLD)


@pytest.mark.parametrize("text", ["", "\n \n", "too short", f"{SECRET.decode()}\ntoo short\n"])
def test_a_file_without_a_good_secret_is_a_mistake_that_does_not_repeat_it(tmp_path: Path, text: str) -> None:
    path = tmp_path / "secret"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake) as error:
        load_secrets(path)
    assert error.value.key == "server-secret"
    assert SECRET.decode() not in str(error.value)
    assert "too short" not in str(error.value)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.skipif(os.name != "posix", reason="only there files have modes")
def test_a_secret_that_others_may_read_is_pointed_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "secret"
    load_secrets(path)
    assert caplog.records == []
    path.chmod(0o644)
    secret = load_secrets(path)[0].decode()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert secret not in caplog.text
