"""Who one is, and the words of the catalogue."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated

from litestar import Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.device_codes import SECONDS
from pioneers.server.http.identity import LANGUAGE, MUTED, language_of, muted_by
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.tables.seating import clean_name
from pioneers.server.wire.bodies import ChangeMe, DeviceCode, Language, Me, UseCode
from pioneers.store.sql.rows import Person
from pioneers.text.sources import sources_of

_HOUR = "public, max-age=3600"


@get(
    "/api/me",
    operation_id="me",
    summary="Who you are",
    response_description="Who you are.",
    responses=errors(),
    tags=["people"],
)
async def me(request: GuestRequest) -> Me:
    """Who the cookie says you are. Without a cookie, `person` is null, and none is made: `PUT` does that."""
    visitor = request.visitor
    if visitor is None:
        return Me(person=None, name="", language=request.language)
    request.give_cookie(visitor)
    return told(visitor, request.language)


@put(
    "/api/me",
    operation_id="changeMe",
    summary="Get an identity, or change your name, language or mutes",
    response_description="Who you are now.",
    responses=errors(400, 403, 413, 415),
    tags=["people"],
)
async def change_me(request: GuestRequest, data: JSONBody[ChangeMe]) -> Me:
    """Change what is given and leave the rest. Without a cookie you get one, also for an empty object."""
    person = await request.person()
    changed = person
    if data.name is not None:
        name = clean_name(data.name)
        if not name:
            raise Mistake("request-name")
        changed = replace(changed, name=name)
    if data.language is not None:
        changed = replace(changed, settings={**changed.settings, LANGUAGE: data.language})
    if data.muted is not None:
        changed = replace(changed, settings={**changed.settings, MUTED: list(dict.fromkeys(data.muted))})
    if changed != person:
        await request.services.store.people.change(changed)
        request.services.reception.changed(changed)
    return told(changed, request.language)


@post(
    "/api/me/code",
    operation_id="deviceCode",
    summary="A code for your other device",
    response_description="The code.",
    responses=errors(400, 403, 413, 415),
    tags=["people"],
)
async def device_code(request: GuestRequest) -> DeviceCode:
    """A code with which another device becomes yours. Anyone who has it is you: it counts once, for minutes, and a
    new one replaces it.
    """
    person = await request.person()
    return DeviceCode(code=await request.services.device_codes.give(person.id), seconds=SECONDS)


@put(
    "/api/me/code",
    operation_id="useCode",
    summary="Become who you are on your other device",
    response_description="Who you are now.",
    responses=errors(400, 403, 404, 413, 415),
    tags=["people"],
)
async def use_code(request: GuestRequest, data: JSONBody[UseCode]) -> Me:
    """The cookie of the answer is that of the person who was given the code."""
    services = request.services
    owner = await services.device_codes.take(data.code, request.network)
    person = await services.identity.keep(owner, request.language)
    request.give_cookie(person)
    return told(person, request.language)


@get(
    "/api/catalogue/{language:str}",
    operation_id="catalogue",
    summary="All messages of a language",
    response_description="The messages, in the format of Fluent.",
    responses={304: ResponseSpec(None, description="Not changed since the ETag that was sent."), **errors(400)},
    media_type="text/plain",
    tags=["people"],
)
async def catalogue(
    request: GuestRequest,
    language: Annotated[Language, PathParameter(description="The language.")],
) -> Response[str]:
    """The sentences for everything that the server sends as a key with figures (`message` and `figures` of a problem,
    `event` and its figures, notices).
    """
    text, tag = messages(language)
    headers = {"etag": tag, "cache-control": _HOUR}
    wanted = [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]
    if tag in wanted:
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


def told(person: Person, language: str) -> Me:
    """What somebody is told of himself."""
    muted = sorted(muted_by(person))
    return Me(person=person.id, name=person.name, language=language_of(person, language), muted=muted)


@cache
def messages(language: str) -> tuple[str, str]:
    """All texts of a language with a tag that changes when they do."""
    text = "".join(sources_of(language).values())
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'


PEOPLE_ROUTES = [me, change_me, device_code, use_code, catalogue]
