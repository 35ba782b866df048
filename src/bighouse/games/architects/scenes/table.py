"""The table of a scene: colours and characters, turn order, the round, and the tax."""

from __future__ import annotations

from bighouse.engine.scene import Entry
from bighouse.games.architects.components import NO_ABILITY
from bighouse.games.architects.scenes.page import MOST, Page
from bighouse.games.architects.state import GAME_END, NOBODY, NOT_YET

THE_END = ("game end", "scoring", "over")


def read_table(page: Page) -> None:
    scene = page.scene
    game = page.game
    if entry := scene.get("cards"):
        own = page.box.fingerprint or "shipped"
        if entry.value != own:
            raise entry.wrong(f"the scene was written with other cards than these ({own}); give its card pack too")
    seat_colours(page)
    read_order(page)
    if entry := scene.get("turn"):
        game.turn = entry.number(entry.value, 0, MOST)
    start = scene.get("start")
    if start is not None and start.value in THE_END:
        game.turns_left = 0
        game.phase = GAME_END
        game.active = game.order[-1]
    if entry := scene.get("turns left"):
        game.turns_left = entry.number(entry.value, 0, len(game.players))
    if entry := scene.get("active"):
        game.active = page.who(entry, entry.value)
    if entry := scene.get("tax"):
        game.tax = entry.number(entry.value, 0, MOST)


def is_colour(part: Entry) -> bool:
    """Whether a part of a player's line names a colour or character: it alone is a single word."""
    words = part.words()
    return len(words) == 1 and words != ["nothing"] and not words[0].isdigit()


def read_colour(page: Page, who: int, part: Entry) -> int:
    """A colour, or in a variable game the character who goes with it."""
    box = page.box
    if page.game.variable and who < page.game.seats:
        names = [character.id for character in box.characters]
        if part.value not in box.colours:
            return box.characters[part.index("character", part.value, names)].colour
    return part.index("colour", part.value, box.colours)


def seat_colours(page: Page) -> None:
    """Those who were not given a colour keep the one they were dealt, or get a free one."""
    game = page.game
    dealt = [player.colour for player in game.players]
    colours = [NOBODY] * len(dealt)
    for who, name in enumerate(page.whos):
        entry = page.scene.get(name)
        for part in entry.parts(",") if entry is not None else []:
            if is_colour(part):
                if colours[who] != NOBODY:
                    raise part.wrong(f"{name} has one colour, not two")
                colour = read_colour(page, who, part)
                if colour in colours:
                    raise part.wrong(f"{part.value} is already {page.whos[colours.index(colour)]}'s")
                colours[who] = colour
    spare = [colour for colour in [*dealt, *range(len(page.box.colours))] if colour not in colours]
    for who, player in enumerate(game.players):
        if colours[who] == NOBODY:
            colour = dealt[who] if dealt[who] in spare else spare[-1]
            spare = [other for other in spare if other != colour]
            colours[who] = colour
        player.colour = colours[who]
        player.character = NOBODY
        player.ability = NO_ABILITY
        if game.variable and who < game.seats:
            for character in page.box.characters:
                if character.colour == player.colour:
                    player.character = character.index
                    player.ability = character.ability
                    player.virtue = character.virtue


def read_order(page: Page) -> None:
    """Clockwise from the first player; if none is named, from the most virtuous character or as dealt."""
    game = page.game
    first = game.order[0]
    if entry := page.scene.get("first player"):
        first = page.who(entry, entry.value)
        if first == game.bot:
            raise entry.wrong("the opponent always plays last; name a seat")
    elif game.variable:
        first = max(range(game.seats), key=lambda seat: game.players[seat].virtue)
    game.order = [(first + i) % game.seats for i in range(game.seats)]
    if game.opponent != NOBODY:
        game.order.append(game.bot)


def check_last_round(page: Page, entry: Entry, full: bool) -> None:
    """A turn begins with a full Guildhall only in the last round."""
    if full and page.game.turns_left == NOT_YET:
        raise entry.wrong(
            f"the Guildhall is full, so this is the last round; add 'turns left: {len(page.game.players)}'"
        )
