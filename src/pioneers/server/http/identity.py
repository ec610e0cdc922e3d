"""Who somebody is: guests with a signed cookie. It costs nothing to give one out, for nothing is kept until he acts."""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import re
import secrets as chance
from collections.abc import Sequence
from pathlib import Path

from pioneers.kernel.mistake import Mistake
from pioneers.store.interface import People
from pioneers.store.sql.fresh import fresh_file
from pioneers.store.sql.rows import Person, new_id, now
from pioneers.store.trouble import file_trouble
from pioneers.text.say import LANGUAGES, say

logger = logging.getLogger(__name__)

COOKIE = "pioneers"
# Its name where browsers send it over HTTPS alone. They take a cookie of such a name from nobody but this very host, by
# HTTPS and for all its paths: neither a neighbour under the same domain nor somebody on a line without HTTPS can plant
# one. So it counts before the other, which is still read for those who got theirs before there was this name.
SECURE_COOKIE = f"__Host-{COOKIE}"
# The longest that browsers keep one. It begins anew whenever the cookie is sent again.
COOKIE_SECONDS = 400 * 24 * 3600
# Keys of `Person.settings`.
LANGUAGE = "language"
MUTED = "muted"

SHORTEST_SECRET = 32
# Said before what is signed: a signature made for anything else with the same secret is none for an identity.
_PURPOSE = b"pioneers identity 1\0"
_VERSION = "1"
# More than browsers keep for one site.
_MOST_COOKIES = 400
_PERSON = re.compile("[a-z0-9]{16}")
# A visit is noted again only after so many milliseconds.
_VISIT = 3_600_000


class Identity:
    """Gives out and reads cookies, and knows the people they name. The first secret signs; the others are valid too."""

    def __init__(self, secrets: Sequence[bytes], people: People) -> None:
        self._secrets = tuple(secrets)
        self.people = people

    # ── Cookies ──────────────────────────────────────────────────────────────────────────────────────────

    def issue(self) -> tuple[str, str]:
        """A new person's id and the value of the cookie that proves it. Nothing is kept."""
        person = new_id()
        return person, self.sign(person)

    def sign(self, person: str) -> str:
        """The value of the cookie that proves to be this person."""
        return f"{_VERSION}.{person}.{_signature(self._secrets[0], person)}"

    def read(self, cookies: str | None) -> str | None:
        """The id that a `Cookie` header proves, or `None`."""
        parts = [part.strip().partition("=") for part in (cookies or "").split(";")[:_MOST_COOKIES]]
        for wanted in (SECURE_COOKIE, COOKIE):
            for name, _, value in parts:
                if name == wanted:
                    person = self._proven(value)
                    if person is not None:
                        return person
        return None

    def cookies(self, person: str, *, secure: bool) -> list[str]:
        """The `Set-Cookie` headers. Pages cannot read it, and other sites' pages cannot make browsers send it along.

        Where it is for HTTPS alone, one with the plain name is taken away.
        """
        attributes = "Path=/; HttpOnly; SameSite=Lax"
        value = self.sign(person)
        if not secure:
            return [f"{COOKIE}={value}; Max-Age={COOKIE_SECONDS}; {attributes}"]
        return [
            f"{SECURE_COOKIE}={value}; Max-Age={COOKIE_SECONDS}; {attributes}; Secure",
            f"{COOKIE}=; Max-Age=0; {attributes}; Secure",
        ]

    def _proven(self, value: str) -> str | None:
        parts = value.split(".")
        if len(parts) != 3 or not value.isascii():
            return None
        version, person, signature = parts
        if version != _VERSION or not _PERSON.fullmatch(person):
            return None
        # All are compared, each in constant time: how long it takes tells nothing.
        matches = [hmac.compare_digest(_signature(secret, person), signature) for secret in self._secrets]
        return person if any(matches) else None

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, person: str, language: str) -> Person:
        """The person. Somebody who has not done anything yet is not kept, but has the name that he will have."""
        return await self.people.find(person) or guest(person, language)

    async def keep(self, person: str, language: str) -> Person:
        """The person, kept from now on: for whoever creates or changes something."""
        found = await self.people.find(person)
        if found is not None:
            return found
        fresh = guest(person, language)
        try:
            await self.people.add(fresh)
        except Mistake:
            # If two requests of his come at once, the second finds him there.
            found = await self.people.find(person)
            if found is None:
                raise
            return found
        return fresh

    async def visited(self, person: Person) -> None:
        """Note that somebody is here, unless it was noted lately. If that fails, he may come in all the same."""
        time = now()
        if time - person.seen >= _VISIT:
            try:
                await self.people.seen(person.id, time)
            except Mistake as error:
                logger.warning("a visit could not be noted", extra={"reason": error.key})


def guest(person: str, language: str) -> Person:
    """What is kept of somebody of whom nothing else is known. His name is always the same."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big") % 9000 + 1000
    name = say("guest-name", {"number": str(number)}, language)
    return Person(id=person, name=name, created=now(), seen=now(), settings={LANGUAGE: language})


def language_of(person: Person, otherwise: str) -> str:
    """The language that somebody has chosen."""
    language = person.settings.get(LANGUAGE)
    return language if isinstance(language, str) and language in LANGUAGES else otherwise


def muted_by(person: Person) -> frozenset[str]:
    """Whom somebody does not want to hear."""
    muted = person.settings.get(MUTED)
    return frozenset(entry for entry in muted if isinstance(entry, str)) if isinstance(muted, list) else frozenset()


def _signature(secret: bytes, person: str) -> str:
    return hmac.new(secret, _PURPOSE + person.encode(), hashlib.sha256).hexdigest()


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def load_secrets(path: Path) -> tuple[bytes, ...]:
    """The secrets of a file, one a line; it is made on the first start, for its owner alone.

    To change the secret put a new line before the old one, and take the old one away when all have come back once.
    A `Mistake` if there is none or one is too short; it does not repeat them.
    """
    try:
        if not path.exists():
            _create(path, new_secret())
        if os.name == "posix" and path.stat().st_mode & 0o077:
            logger.warning("others may read the file with the secret of the cookies", extra={"file": str(path)})
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise file_trouble(path, error) from error
    return checked_secrets(text, str(path))


def checked_secrets(text: str, place: str) -> tuple[bytes, ...]:
    """The secrets of a text, one a line; a `Mistake` if there is none or one is too short."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or any(len(line) < SHORTEST_SECRET for line in lines):
        raise Mistake("server-secret", file=place, least=SHORTEST_SECRET)
    return tuple(line.encode() for line in lines)


def new_secret() -> str:
    """A secret that nobody knows."""
    return chance.token_hex(32)


def _create(path: Path, secret: str) -> None:
    """Write the file so that it is never there half written, and never replaces one that somebody else just made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with fresh_file(path) as fresh:
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - a descriptor, opened for its owner alone
            file.write(f"{secret}\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(fresh, path)
        except FileExistsError:
            pass
        except OSError:
            # A disk without links, as on memory sticks.
            fresh.replace(path)
