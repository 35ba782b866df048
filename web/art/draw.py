"""Draws what has to be a PNG from our own SVG: `python web/art/draw.py` writes it into web/public/."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ART = Path(__file__).parent
PUBLIC = ART.parent / "public"
MARK = (ART.parent / "src" / "styles" / "mark.svg").read_text(encoding="utf-8")
ROUND = 'rx="7" '  # the corners of the mark
SAFE = 0.78  # of a maskable icon's width that every device shows
PREVIEW = (1200, 630)


def whole(svg: str) -> str:
    """The mark on a ground without corners, small enough to be cut to any shape."""
    ground, _, drawing = svg.replace(ROUND, "").partition("/>")
    inner = drawing.removesuffix("\n").removesuffix("</svg>")
    return f'{ground}/><g transform="translate(16 16) scale({SAFE}) translate(-16 -16)">{inner}</g></svg>'


def outline(svg: str) -> str:
    """The house alone in one colour, with its bars cut out: what a phone shows beside the clock."""
    wall, bars = re.findall(r'<path d="([^"]+)"', svg)
    path = f'<path fill="#fff" fill-rule="evenodd" d="{wall}{bars}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28">{path}</svg>'


def draw(page: Page, svg: str, size: int, name: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, MARK, size, f"icon-{size}.png")
            draw(page, whole(MARK), size, f"maskable-{size}.png")
        draw(page, whole(MARK), 180, "touch-icon.png")
        draw(page, outline(MARK), 96, "badge.png")
        page.set_viewport_size({"width": PREVIEW[0], "height": PREVIEW[1]})
        page.goto((ART / "preview.html").as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PUBLIC / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
