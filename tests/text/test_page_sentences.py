"""The page's tests compare its sentences with ours: the file of ours must be what we say today."""

from tests.text.page_sentences import FILE, written


def test_the_page_is_compared_with_what_we_say() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "make it anew: python -m tests.text.page_sentences"
