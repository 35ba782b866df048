"""What the viewer's next placement would change, square by square."""

from __future__ import annotations

from bighouse.engine.english import with_sign
from bighouse.games.prison_architect.box.components import NEED_WORDS, TAG_WORDS, TILE_TAGS
from bighouse.games.prison_architect.rules.placement import legal_squares
from bighouse.games.prison_architect.rules.preview import Outlook, Preview
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.scoring import SHEET_LINES, SHEET_WORDS
from bighouse.games.prison_architect.rules.state import Player
from bighouse.games.prison_architect.sight.view import NeedChange, PointChange, PreviewView
from bighouse.games.prison_architect.words.phrases import SQUARE_WORDS
from bighouse.games.prison_architect.words.preview_words import preview_words


def previews_seen(player: Player, tiles: list[int]) -> list[PreviewView]:
    """Every square for every one of these tiles; objectives of the player's own hand are looked at too."""
    outlook = Outlook(player.prison, player.cash, player.played, player.hand)
    out: list[PreviewView] = []
    for tile in sorted(set(tiles)):
        for square in legal_squares(player.prison, tile):
            out.append(preview_seen(player.prison, tile, square, outlook.placing(tile, square)))
    return out


def preview_seen(prison: Prison, tile: int, square: int, found: Preview) -> PreviewView:
    return PreviewView(
        tile=prison.box.tiles[tile].id,
        square=SQUARE_WORDS[square],
        needs=[
            NeedChange(
                square=SQUARE_WORDS[change.square],
                need=NEED_WORDS[change.need],
                given=change.given,
                against=change.against,
                met=change.met,
                was_given=change.was_given,
                was_against=change.was_against,
                was_met=change.was_met,
            )
            for change in found.needs
        ],
        tags={TAG_WORDS[tag]: found.tags[tag] for tag in range(TILE_TAGS) if found.tags[tag]},
        points=found.points(),
        lines=[
            PointChange(
                source=SHEET_WORDS[line],
                n=found.lines[line],
                words=f"{with_sign(found.lines[line])} {SHEET_WORDS[line]}",
            )
            for line in range(SHEET_LINES)
            if found.lines[line]
        ],
        completes=[prison.box.objectives[objective].id for objective in found.completes],
        words=preview_words(prison, tile, found),
    )
