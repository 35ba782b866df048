"""The crews of a scene: boards, belongings, tokens and what Roll Call remembers."""

from __future__ import annotations

from bighouse.engine.scenes.cards import cards
from bighouse.engine.scenes.lines import Line, marked, parts
from bighouse.engine.scenes.page import is_identity
from bighouse.engine.scenes.text import Entry
from bighouse.games.lockup.rules.state import GOONS, ITEMS, NOTHING, TOMES
from bighouse.games.lockup.scenes.cubes import set_cubes
from bighouse.games.lockup.scenes.page import CUBE_NAMES, LockupPage
from bighouse.games.lockup.words.vocabulary import cube_words

STARS = "stars"
COUNTED = {**CUBE_NAMES, "stars": STARS, "star": STARS}
MOST_STARS = 9999
LOOKED_AT = {TOMES: "tomes", GOONS: "goons", ITEMS: "items"}


def seat_crews(page: LockupPage) -> None:
    """Those who were not given a crew keep the one they were dealt, or get a free one."""
    game = page.game
    dealt = [player.crew for player in game.players[: game.seats]]
    spare = [*dealt, *(crew for crew in range(len(page.box.crews)) if crew not in dealt)]
    crews = page.identities("crew", dealt, spare, lambda _, part: page.crews.take(part, part.value))
    for crew, player in zip(crews, game.players):
        side = page.box.crews[crew]
        player.crew = crew
        player.storage = side.side_b.storage if game.advanced else side.side_a.storage


def crew_lines(page: LockupPage, who: int) -> list[Line]:
    """What a player owns; the guards have no hand."""
    player = page.game.players[who]
    name = page.whos[who]
    lines = [
        parts(name, ",", lambda part: read_belongings(page, who, part), lambda: belongings(page, who)),
        cards(f"{name} items", player.items, page.items),
        reserved_line(page, who),
        cards(f"{name} goons", player.goons, page.goons),
    ]
    if who != page.game.guards:
        lines += [
            cards(f"{name} tomes", page.hands[who], page.tomes),
            cards(f"{name} dealt", player.dealt, page.traits),
        ]
        lines += look_lines(page, who)
    return lines


def read_belongings(page: LockupPage, who: int, part: Entry) -> None:
    """A part of a seat's line: "goblins", "trait greedy", "storage 5", "4 power", "2 scrap 1 gold"."""
    player = page.game.players[who]
    words = part.words()
    mine = who != page.game.guards
    if mine and is_identity(part):
        return  # already seated
    if mine and len(words) == 2 and words[0] == "trait":
        player.trait = page.traits.take(part, words[1])
    elif mine and len(words) == 2 and words[0] == "storage":
        player.storage = part.number(words[1], 0, 99)
    else:
        for name, count in part.counts(COUNTED, MOST_STARS).items():
            if name == STARS:
                player.stars = count
                page.starred.append(who)
            else:
                page.mentioned[name] = part
                set_cubes(player, name, count)


def belongings(page: LockupPage, who: int) -> list[str]:
    player = page.game.players[who]
    cubes = [
        f"{player.stars} stars",
        f"{player.power} power",
        f"{player.suspicion} suspicion",
        cube_words(player.cubes),
    ]
    if who == page.game.guards:
        return cubes
    trait = [] if player.trait < 0 else [f"trait {page.traits.ids[player.trait]}"]
    return [page.crews.ids[player.crew], *trait, *cubes, f"storage {player.storage}"]


def reserved_line(page: LockupPage, who: int) -> Line:
    player = page.game.players[who]

    def read(entry: Entry) -> None:
        words = entry.marked()
        page.items.lay(entry.part(" ".join(word for word, _ in words)), player.reserved)
        page.unseen[who] = [hidden for _, hidden in words]

    def write() -> str | None:
        return marked((page.items.ids[item], player.secret >> item & 1 != 0) for item in player.reserved) or None

    return Line(f"{page.whos[who]} reserved", read, write)


def look_lines(page: LockupPage, who: int) -> list[Line]:
    """What a seat has drawn to keep some of it."""
    player = page.game.players[who]
    name = page.whos[who]

    def look_line(kind: int, key: str) -> Line:
        stock = {TOMES: page.tomes, GOONS: page.goons, ITEMS: page.items}[kind]

        def read(entry: Entry) -> None:
            if player.looking_at != NOTHING:
                raise entry.wrong(f"{name} looks at one kind of cards at a time")
            player.looking_at = kind
            stock.lay(entry, player.looking)

        return Line(key, read, lambda: stock.names(player.looking) or "" if player.looking_at == kind else None)

    return [look_line(kind, f"{name} looks at {word}") for kind, word in LOOKED_AT.items()]
