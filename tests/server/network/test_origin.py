"""Where requests come from: whom to believe about addresses, and which pages may ask for what."""

from __future__ import annotations

import ipaddress

import pytest
from litestar.datastructures import Headers
from multidict import CIMultiDict

from pioneers.kernel.mistake import Mistake
from pioneers.server.network.origin import LOCAL, address_of, check_request, is_foreign, is_https, known_origins
from pioneers.server.wire.problems import Forbidden

PROXIES = [ipaddress.ip_network(network) for network in ("10.0.0.0/8", "2001:db8:ffff::/48", "fe80::/10")]
KNOWN = known_origins(["https://Friends.example:443/", "http://lan.example:8080", ""])


def sent(*lines: tuple[str, str]) -> CIMultiDict[str]:
    return CIMultiDict(lines)


# ── Addresses ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("peer", "lines", "address"),
    [
        # A stranger may write what he likes.
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
        ("192.0.2.1", [], "192.0.2.1"),
        (None, ["198.51.100.7"], LOCAL),
        ("", [], LOCAL),
        # A proxy is believed.
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("::ffff:10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("2001:db8:ffff::1", ["2001:db8::7"], "2001:db8::7"),
        ("fe80::1%eth0", ["2001:db8::7"], "2001:db8::7"),
        ("10.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        # What the client wrote himself stands before what the proxy wrote, in the same line or in one before.
        ("10.0.0.1", ["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["198.51.100.7, 10.0.0.2"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.7, 10.0.0.2"], "198.51.100.7"),
        # Even one who pretends to be a proxy counts as himself.
        ("10.0.0.1", ["10.0.0.9, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["nonsense, 198.51.100.7"], "198.51.100.7"),
        # A proxy that says nothing useful counts as itself.
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
    ],
)
def test_an_address_is_believed_as_far_as_trusted_proxies_wrote_it(
    peer: str | None, lines: list[str], address: str
) -> None:
    headers = sent(*[("X-Forwarded-For", line) for line in lines])
    assert address_of(peer, headers, PROXIES) == address
    # The web framework's headers are read the same way.
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    assert address_of(peer, Headers(raw), PROXIES) == address
    assert address_of(peer, headers, []) == (peer or LOCAL)


def test_the_header_that_proxies_pass_on_unread_is_not_believed() -> None:
    assert address_of("10.0.0.1", sent(("Forwarded", "for=198.51.100.7")), PROXIES) == "10.0.0.1"


@pytest.mark.parametrize(
    ("scheme", "peer", "said", "https"),
    [
        ("https", "192.0.2.1", [], True),
        ("http", "192.0.2.1", [], False),
        ("http", "192.0.2.1", ["https"], False),
        ("http", "10.0.0.1", ["https"], True),
        ("http", "10.0.0.1", ["HTTPS"], True),
        ("http", "10.0.0.1", ["https, http"], False),
        ("http", "10.0.0.1", ["https", "http"], False),
        ("http", None, ["https"], False),
    ],
)
def test_https_is_believed_of_proxies_alone(scheme: str, peer: str | None, said: list[str], https: bool) -> None:
    assert is_https(scheme, peer, sent(*[("X-Forwarded-Proto", value) for value in said]), PROXIES) == https


# ── Pages ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("http://play.example", "play.example", False),
        ("http://Play.Example", "play.example", False),
        ("https://play.example", "play.example", False),
        ("https://play.example", "play.example:443", False),
        ("http://play.example:8000", "play.example:8000", False),
        ("http://[2001:db8::1]:8000", "[2001:db8::1]:8000", False),
        ("https://friends.example", "play.example", False),
        ("http://lan.example:8080", "play.example", False),
        ("http://play.example:8000", "play.example", True),
        ("http://play.example:80", "play.example:443", True),
        ("https://evil.example", "play.example", True),
        ("https://play.example.evil.example", "play.example", True),
        ("https://evilplay.example", "play.example", True),
        ("https://play.example@evil.example", "evil.example", True),
        ("https://play.example/path", "play.example", True),
        ("http://friends.example", "play.example", True),
        ("null", "play.example", True),
        ("", "play.example", True),
        ("file://", "play.example", True),
        ("ftp://play.example", "play.example", True),
    ],
)
def test_a_page_is_foreign_unless_it_comes_from_here(origin: str, host: str, foreign: bool) -> None:
    assert is_foreign(sent(("Origin", origin), ("Host", host)), https=False, known=KNOWN) == foreign


def test_who_names_no_page_is_not_foreign() -> None:
    assert not is_foreign(sent(("Host", "play.example")), https=False, known=KNOWN)


def test_over_https_a_page_that_came_without_is_foreign() -> None:
    headers = sent(("Origin", "http://play.example"), ("Host", "play.example"))
    assert is_foreign(headers, https=True, known=KNOWN)
    assert not is_foreign(headers, https=False, known=KNOWN)


@pytest.mark.parametrize("doubled", ["Origin", "Host"])
def test_who_names_two_pages_is_foreign(doubled: str) -> None:
    lines = [("Origin", "http://play.example"), ("Host", "play.example")]
    lines += [line for line in lines if line[0] == doubled]
    assert is_foreign(sent(*lines), https=False, known=KNOWN)


def test_without_a_host_no_page_is_ours() -> None:
    assert is_foreign(sent(("Origin", "http://play.example")), https=False, known=KNOWN)


OURS = (("Origin", "http://play.example"), ("Host", "play.example"))
JSON = ("Content-Type", "application/json")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_what_other_sites_could_send_is_turned_away(method: str) -> None:
    host = ("Host", "play.example")
    for lines in (
        [("Origin", "https://evil.example"), host, JSON],
        [("Origin", "null"), host, JSON],
        [("Sec-Fetch-Site", "cross-site"), host, JSON],
        [("Sec-Fetch-Site", "same-site"), host, JSON],
        [*OURS, ("Sec-Fetch-Site", "cross-site"), JSON],
        [("Origin", "https://evil.example"), host, ("Sec-Fetch-Site", "same-origin"), JSON],
    ):
        with pytest.raises(Forbidden) as error:
            check_request(method, sent(*lines), https=False, known=KNOWN)
        assert error.value.key == "server-origin"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_may_be_asked_from_anywhere(method: str) -> None:
    lines = [("Origin", "https://evil.example"), ("Host", "play.example"), ("Sec-Fetch-Site", "cross-site")]
    check_request(method, sent(*lines), https=False, known=KNOWN)


def test_our_pages_their_friends_and_programs_may_change_things() -> None:
    host = ("Host", "play.example")
    for lines in (
        [*OURS, JSON],
        [*OURS, ("Sec-Fetch-Site", "same-origin"), JSON],
        [("Origin", "https://friends.example"), host, ("Sec-Fetch-Site", "cross-site"), JSON],
        [host, ("Sec-Fetch-Site", "none"), JSON],
        [host, JSON],
        [*OURS, ("Content-Type", "application/json; charset=utf-8"), ("Content-Length", "2")],
        [*OURS, ("Content-Length", "0")],
        [*OURS],
    ):
        check_request("POST", sent(*lines), https=False, known=KNOWN)


@pytest.mark.parametrize(
    "lines",
    [
        [("Content-Type", "text/plain"), ("Content-Length", "2")],
        [("Content-Type", "application/x-www-form-urlencoded")],
        [("Content-Type", "multipart/form-data; boundary=application/json")],
        [("Content-Type", "application/json-patch+json")],
        [("Content-Length", "2")],
        [("Transfer-Encoding", "chunked")],
    ],
)
def test_a_body_must_be_json_which_no_form_can_send(lines: list[tuple[str, str]]) -> None:
    with pytest.raises(Mistake) as error:
        check_request("POST", sent(*OURS, *lines), https=False, known=KNOWN)
    assert error.value.key == "server-content-type"
