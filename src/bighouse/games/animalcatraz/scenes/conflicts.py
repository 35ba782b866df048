"""A Fight and a Riot of a scene, while there is one: both sides in the order of their numbers in rules/state.py; and
what Hustlers have bet on."""

from __future__ import annotations

from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.rules.state import NO_FIGHT, Fight, Riot
from bighouse.games.animalcatraz.scenes.page import AnimalcatrazPage, things_at
from bighouse.games.animalcatraz.words.vocabulary import SIDE_WORDS

PAIRS = ["rivals", "convicts", "mats", "ranks", "last_mats", "fighters", "extra", "totals"]
SINGLES = [
    "space", "provoked", "attacking", "exchange", "out", "winners", "rerolled", "dosed", "leaving", "won", "damage",
]  # fmt: skip
RIOT_SINGLES = ["space", "causes", "standing", "out"]
LEAST, MOST = -1, 1 << 25  # a mask of all fighters at the most


def conflict_lines(page: AnimalcatrazPage) -> list[Line]:
    """ "rivals 0 1, convicts 2 0, space 4, ...": names of fields, each with its numbers."""
    return [
        Line("fight", lambda entry: read_fight(page, entry), lambda: fight_words(page)),
        riot_line(page),
        things_at("bets", page.game.bets, [word.replace(" ", "_") for word in page.convicts], "side", SIDE_WORDS),
    ]


def numbers_of(part: Entry) -> tuple[str, list[int]]:
    words = part.words()
    return words[0], [integer(part, word) for word in words[1:]]


def integer(part: Entry, word: str) -> int:
    """A number or a mask, which may be larger than other numbers of a scene."""
    if not word.lstrip("-").isdigit() or len(word) > 9 or not LEAST <= int(word) <= MOST:
        raise part.wrong(f"a number from {LEAST} to {MOST} belongs here, not '{word[:20]}'")
    return int(word)


def read_fight(page: AnimalcatrazPage, entry: Entry) -> None:
    fight = Fight()
    for part in entry.parts(","):
        words = part.words()
        name = words[0]
        if name == "riot":
            fight.riot = True
        elif name in ("weapons_0", "weapons_1"):
            named = [part.index("card", word, page.copies) for word in words[1:]]
            fight.weapons[int(name[-1])] = named
        elif name in ("dice_0", "dice_1"):
            fight.dice[int(name[-1])] = [part.number(word, 1, 6) for word in words[1:]]
        elif name in PAIRS:
            found = numbers_of(part)[1]
            if len(found) != 2:
                raise part.wrong(f"{name} is two numbers, one for each side")
            setattr(fight, name, found)
        elif name in SINGLES:
            found = numbers_of(part)[1]
            if len(found) != 1:
                raise part.wrong(f"{name} is one number")
            setattr(fight, name, found[0])
        else:
            part.index("part of a Fight", name, [*PAIRS, *SINGLES, "riot", "weapons_0", "dice_0"])
    check_fight(page, entry, fight)
    page.game.fight = fight if fight.on else NO_FIGHT


def check_fight(page: AnimalcatrazPage, entry: Entry, fight: Fight) -> None:
    """Both sides are rivals and Convicts of this game."""
    game = page.game
    sides = [*fight.rivals, *fight.convicts]
    most = [len(game.rivals)] * 2 + [len(game.convicts)] * 2
    if not all(0 <= number < bound for number, bound in zip(sides, most)) or fight.rivals[0] == fight.rivals[1]:
        raise entry.wrong("a Fight has two different rivals, and a Convict of each")
    if [game.convicts[index].rival for index in fight.convicts] != fight.rivals:
        raise entry.wrong("a Fight has two different rivals, and a Convict of each")
    if fight.attacking not in (0, 1) or not 0 <= fight.space < 14:
        raise entry.wrong("a Fight has an attacking side, 0 or 1, and a space")


def fight_words(page: AnimalcatrazPage) -> str | None:
    fight = page.game.fight
    if not fight.on:
        return None
    parts = [f"{name} {first} {second}" for name in PAIRS for first, second in [getattr(fight, name)]]
    parts += [f"{name} {getattr(fight, name)}" for name in SINGLES]
    if fight.riot:
        parts.append("riot")
    for side in range(2):
        if fight.weapons[side]:
            parts.append(f"weapons_{side} {' '.join(page.copies[copy] for copy in fight.weapons[side])}")
        if fight.dice[side]:
            parts.append(f"dice_{side} {' '.join(str(die) for die in fight.dice[side])}")
    return ", ".join(parts)


def riot_line(page: AnimalcatrazPage) -> Line:
    game = page.game

    def read(entry: Entry) -> None:
        riot = Riot()
        for part in entry.parts(","):
            name, numbers = numbers_of(part)
            if name == "final":
                riot.final = True
            elif name == "fallen":
                riot.fallen = numbers
            elif name == "damage" and len(numbers) == len(riot.damage):
                riot.damage = numbers
            elif name in RIOT_SINGLES and len(numbers) == 1:
                setattr(riot, name, numbers[0])
            else:
                part.index("part of a Riot", name, [*RIOT_SINGLES, "final", "fallen"])
                raise part.wrong(f"{name} does not read so; write it as a game's scene() does")
        if not all(0 <= rival < len(game.rivals) for rival in riot.fallen) or not 0 <= riot.space < 14:
            raise entry.wrong("a Riot has a space, and rivals of this game")
        game.riot = riot

    def write() -> str | None:
        riot = game.riot
        if not riot.on:
            return None
        parts = [f"{name} {getattr(riot, name)}" for name in RIOT_SINGLES]
        parts += ["final"] if riot.final else []
        parts += [f"fallen {' '.join(str(rival) for rival in riot.fallen)}"] if riot.fallen else []
        return ", ".join([*parts, f"damage {' '.join(str(each) for each in riot.damage)}"])

    return Line("riot", read, write)
