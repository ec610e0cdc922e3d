"""Makes the small faces in `src/look/fonts` from those of Fontsource: only once, their results are kept.

They have the letters of English, German and French, one weight of Besley with the figures of a second one, and the
weights of Public Sans that the page uses: half as large as the whole faces, which the browser loads only when a name
has other letters. Run in `web/`, with the packages fonttools and brotli: `python tools/fonts.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = Path("node_modules/@fontsource-variable")
FACES = Path("src/look/fonts")

LETTERS = (
    "".join(chr(code) for code in range(0x20, 0x7F))
    + "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüÿœßÑñ"
    + "\u00a0\u202f\u2011«»·×–—‘’‚“”„…−"
)
FIGURES = "0123456789"


def mend_tabular_zero(font: Any) -> None:
    """Besley's tabular zero is thin in every weight: it becomes the proportional one, as wide as the other figures."""
    zero, tabular = "zero", "uniFF10"
    outline = font["glyf"][zero]
    width, _ = font["hmtx"].metrics["uniFF11"]
    left = (width - (outline.xMax - outline.xMin)) // 2
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(zero, (1, 0, 0, 1, left - outline.xMin, 0))
    font["glyf"][tabular] = pen.glyph()
    font["glyf"][tabular].recalcBounds(font["glyf"])
    font["hmtx"].metrics[tabular] = (width, left)


def make(package: str, weight: float | tuple[float, float], letters: str, name: str) -> None:
    """One face: a weight or a range of weights, with some letters."""
    font: Any = TTFont(PACKAGES / package / f"files/{package}-latin-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    if package == "besley":
        mend_tabular_zero(font)
    options = Options()
    options.layout_features = ["kern", "tnum", "lnum"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(FACES / f"{name}.woff2")


if __name__ == "__main__":
    FACES.mkdir(exist_ok=True)
    make("besley", 600, LETTERS, "besley-600")
    make("besley", 700, FIGURES, "besley-700-figures")
    make("public-sans", (400, 700), LETTERS, "public-sans")
