"""The table of a scene: colours and characters, turn order, the round, and the tax."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Number, OneOf
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.architects.box.components import NO_ABILITY
from bighouse.games.architects.rules.state import NOBODY, NOT_YET
from bighouse.games.architects.scenes.page import MOST, ArchitectsPage
from bighouse.games.architects.scenes.steps import END_STEPS, PHASE_WORDS


def table_lines(page: ArchitectsPage) -> list[Line]:
    game = page.game
    return [
        number("phase", game, "phase", OneOf("phase called", PHASE_WORDS)),
        Line("first player", lambda entry: read_first(page, entry), lambda: page.whos[game.order[0]]),
        number("turn", game, "turn", Number(0, MOST)),
        number("turns left", game, "turns_left", Number(0, len(game.players)), unless=NOT_YET),
        number("active", game, "active", page.who, unless=NOBODY),
        number("tax", game, "tax", Number(0, MOST)),
    ]


def read_table(page: ArchitectsPage, lines: list[Line]) -> None:
    game = page.game
    scene = page.scene
    seat_colours(page)
    if game.variable:
        set_order(page, max(range(game.seats), key=lambda seat: game.players[seat].virtue))
    start = scene.get("start")
    over = start is not None and start.value in END_STEPS
    if over:
        game.turns_left = 0
    page.read_lines(lines)
    if over and scene.get("active") is None:
        game.active = game.order[-1]


def read_first(page: ArchitectsPage, entry: Entry) -> None:
    first = page.who.one(entry, entry.value)
    if first == page.game.automaton:
        raise entry.wrong("the opponent always plays last; name a seat")
    set_order(page, first)


def set_order(page: ArchitectsPage, first: int) -> None:
    """Clockwise from the first player, the opponent last."""
    game = page.game
    game.order = [(first + i) % game.seats for i in range(game.seats)]
    if game.opponent != NOBODY:
        game.order.append(game.automaton)


def seat_colours(page: ArchitectsPage) -> None:
    """Colours, and in a variable game the characters who go with them."""
    game = page.game
    dealt = [player.colour for player in game.players]
    spare = [*dealt, *range(len(page.box.colours))]
    colours = page.identities("colour", dealt, spare, lambda who, part: read_colour(page, who, part))
    for who, player in enumerate(game.players):
        player.colour = colours[who]
        player.character = NOBODY
        player.ability = NO_ABILITY
        if game.variable and who < game.seats:
            for character in page.box.characters:
                if character.colour == player.colour:
                    player.character = character.index
                    player.ability = character.ability
                    player.virtue = character.virtue


def read_colour(page: ArchitectsPage, who: int, part: Entry) -> int:
    """A colour, or in a variable game the character who goes with it."""
    box = page.box
    if page.game.variable and who < page.game.seats and part.value not in box.colours:
        names = [character.id for character in box.characters]
        return box.characters[part.index("character", part.value, names)].colour
    return part.index("colour", part.value, box.colours)


def check_last_round(page: ArchitectsPage, entry: Entry, full: bool) -> None:
    """A turn begins with a full Guildhall only in the last round."""
    if full and page.game.turns_left == NOT_YET:
        raise entry.wrong(
            f"the Guildhall is full, so this is the last round; add 'turns left: {len(page.game.players)}'"
        )
