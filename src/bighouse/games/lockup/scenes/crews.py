"""The crews of a scene: boards, belongings, tokens and what Roll Call remembers."""

from __future__ import annotations

from bighouse.engine.scene import Entry
from bighouse.games.lockup.components import LIBRARY, LOCATION_WORDS, RESOURCE_WORDS, TOKEN_WORDS
from bighouse.games.lockup.scenes.page import (
    COUNTED,
    LOOK_WORDS,
    MOST_STARS,
    POWER,
    SHEET_WORDS,
    STARS,
    SUSPICION,
    Page,
    is_crew,
)
from bighouse.games.lockup.state import (
    FROM_START,
    GOONS,
    ITEMS,
    NOBODY,
    NOTHING,
    SEAT_BITS,
    TOMES,
    Player,
    count_tokens,
)


def read_crews(page: Page) -> None:
    seat_crews(page)
    for who in range(len(page.whos)):
        read_player(page, who)
    read_tokens(page)
    for who in range(len(page.whos)):
        read_roll_call(page, who)


def seat_crews(page: Page) -> None:
    """Those who were not given a crew keep the one they were dealt, or get a free one."""
    game = page.game
    crews = [NOBODY] * game.seats
    for seat, name in enumerate(page.seats):
        entry = page.scene.get(name)
        for part in entry.parts(",") if entry is not None else []:
            if is_crew(part):
                if crews[seat] != NOBODY:
                    raise part.wrong(f"{name} has one crew, not two")
                crews[seat] = page.crews.take(part, part.value)
    dealt = [player.crew for player in game.players[: game.seats]]
    spare = page.crews.unnamed([*dealt, *range(len(page.box.crews))])
    for seat, crew in enumerate(crews):
        if crew == NOBODY:
            crew = dealt[seat] if dealt[seat] in spare else spare[-1]
            spare.remove(crew)
        side = page.box.crews[crew]
        game.players[seat].crew = crew
        game.players[seat].storage = side.side_b.storage if game.advanced else side.side_a.storage


def read_player(page: Page, who: int) -> None:
    scene = page.scene
    player = page.game.players[who]
    name = page.whos[who]
    entry = scene.get(name)
    if entry is not None:
        for part in entry.parts(","):
            read_belongings(page, player, part, who)
    read_sheet(page, player, who)
    player.items = page.items.cards(scene.get(f"{name} items"))
    player.goons = page.goons.cards(scene.get(f"{name} goons"))
    if entry := scene.get(f"{name} reserved"):
        for word, hidden in entry.marked():
            item = page.items.take(entry, word)
            player.reserved.append(item)
            player.secret |= int(hidden) << item
    page.hands[who] = page.tomes.cards(scene.get(f"{name} tomes"))
    player.dealt = page.traits.cards(scene.get(f"{name} dealt"))
    for key, kind in LOOK_WORDS.items():
        if entry := scene.get(f"{name} {key}"):
            if player.looking_at != NOTHING:
                raise entry.wrong(f"{name} looks at one kind of cards at a time")
            stock = {TOMES: page.tomes, GOONS: page.goons, ITEMS: page.items}[kind]
            player.looking_at = kind
            player.looking = stock.cards(entry)


def read_belongings(page: Page, player: Player, part: Entry, who: int) -> None:
    """A part of a seat's line: "goblins", "trait greedy", "storage 5", "4 power", "2 scrap 1 gold"."""
    words = part.words()
    mine = who != page.game.guards
    if mine and is_crew(part):
        return  # already seated
    if mine and len(words) == 2 and words[0] == "trait":
        player.trait = page.traits.take(part, words[1])
    elif mine and len(words) == 2 and words[0] == "storage":
        player.storage = part.number(words[1], 0, 99)
    else:
        counts = part.counts(COUNTED, MOST_STARS)
        for name, count in counts.items():
            if name == STARS:
                player.stars = count
                page.starred.append(who)
            else:
                page.mentioned[name] = part
                if name == POWER:
                    player.power = count
                elif name == SUSPICION:
                    player.suspicion = count
                else:
                    player.cubes[RESOURCE_WORDS.index(name)] = count


def read_sheet(page: Page, player: Player, who: int) -> None:
    """Where the stars came from; unless the text says, all count as the start."""
    name = page.whos[who]
    entry = page.scene.get(f"{name} score sheet")
    player.sheet = [0] * len(SHEET_WORDS)
    if entry is None:
        player.sheet[FROM_START] = player.stars
        return
    for part in entry.parts(","):
        count, _, word = part.value.partition(" ")
        line = part.index("line of the score sheet", word.strip(), SHEET_WORDS)
        player.sheet[line] = part.number(count, -MOST_STARS, MOST_STARS)
    total = sum(player.sheet)
    if who not in page.starred:
        player.stars = total
    if total != player.stars or total < 0:
        raise entry.wrong(f"the score sheet adds up to {total} stars, but {name} has {player.stars}")


def read_tokens(page: Page) -> None:
    """Who is where: "at smithy: seat 0 enforcer; seat 1 lookout (4)". All others are in the holding cells."""
    game = page.game
    lines: dict[tuple[int, int], int] = {}
    for location, word in enumerate(LOCATION_WORDS):
        entry = page.scene.get(f"at {word}")
        for part in entry.parts(";") if entry is not None else []:
            who, tokens = page.whose(part)
            for name, hidden in tokens.marked():
                if who == game.guards:
                    guard = page.guards.take(part, name)
                    game.guards_at[location].append(guard)
                    game.guards_down |= int(hidden) << guard
                    continue
                token = part.index("token", name, TOKEN_WORDS)
                if (who, token) in lines:
                    raise part.wrong(f"{page.whos[who]}'s {name} is already in line {lines[who, token]}")
                if not page.box.tokens[game.seats] >> token & 1:
                    raise part.wrong(f"nobody has a {name} with {game.seats} players")
                if hidden and (location == LIBRARY or game.solitary):
                    raise part.wrong("tokens lie face up here: stragglers do, and in solitary all crew")
                lines[who, token] = part.line
                player = game.players[who]
                player.cell &= ~(1 << token)
                player.at[location] |= 1 << token
                player.down |= int(hidden) << token


def read_roll_call(page: Page, who: int) -> None:
    """What Roll Call remembers of a player; unless the text says, it follows from the tokens."""
    player = page.game.players[who]
    name = page.whos[who]
    for location, mask in enumerate(player.at):
        player.visited |= int(location != LIBRARY and mask != 0) << location
        player.shown |= mask & ~player.down
    player.down_used = count_tokens(player.down)
    player.down_limit = -1  # depends on the phase
    if entry := page.scene.get(f"{name} roll call"):
        for part in entry.parts(","):
            words = part.words()
            if words == ["passed"]:
                player.passed = True
            elif words == ["reinforcing"]:
                player.reinforcing = True
            elif words[0] == "visited":
                player.visited = 0
                for word in words[1:]:
                    player.visited |= 1 << part.index("location", word, LOCATION_WORDS[:LIBRARY])
            elif words[0] == "shown":
                player.shown = 0
                for word in words[1:]:
                    player.shown |= 1 << part.index("token", word, TOKEN_WORDS)
            elif len(words) == 3 and words[:2] == ["face", "down"]:
                player.down_used = part.number(words[2], 0, 99)
            elif len(words) == 2 and words[0] == "limit":
                player.down_limit = part.number(words[1], 0, 99)
            else:
                raise part.wrong(
                    "write 'passed', 'visited smithy', 'shown lookout 5', 'face down 2', 'limit 3' or 'reinforcing'"
                )
    if entry := page.scene.get(f"{name} peeked at"):
        for part in entry.parts(";"):
            owner, tokens = page.whose(part)
            if owner == who or owner == page.game.guards:
                raise part.wrong(f"{name} peeks at tokens of other seats")
            for word in tokens.words():
                token = part.index("token", word.strip("()"), TOKEN_WORDS)
                page.game.players[owner].peeked |= 1 << (token * SEAT_BITS + who)
