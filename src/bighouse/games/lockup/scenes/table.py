"""The table of a scene: the round, the goals and the location in progress."""

from __future__ import annotations

from bighouse.engine.scenes.cards import Stock
from bighouse.engine.scenes.kinds import Number, OneOf, Several, Who
from bighouse.engine.scenes.lines import Line, number, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.lockup.box.components import END_GAME, INSTANT, LEADER, LOCATION_WORDS, TOKEN_WORDS
from bighouse.games.lockup.rules.lights_out import strength as strength_of
from bighouse.games.lockup.rules.state import NOBODY, token_list
from bighouse.games.lockup.scenes.page import LockupPage
from bighouse.games.lockup.scenes.steps import END_STEPS, PHASE_WORDS


def table_lines(page: LockupPage) -> list[Line]:
    game = page.game
    holder = Who(["nobody", *page.whos], first=NOBODY)
    goals = Stock("goal", [goal.id for goal in page.box.goals])
    return [
        number("round", game, "round", Number(1, page.box.rounds)),
        number("phase", game, "phase", OneOf("phase called", PHASE_WORDS)),
        number("first player", game, "first", page.who),
        Line("goals", lambda entry: read_goals(page, goals, entry), lambda: goals.names(open_goals(page))),
        number("leader goal", game, "leader", holder, unless=NOBODY),
        number("instant goal", game, "instant", holder, unless=NOBODY),
    ]


def check_table(page: LockupPage) -> None:
    """What does not go together; the end of the game comes after its last round."""
    game = page.game
    scene = page.scene
    if (start := scene.get("start")) and start.value in END_STEPS and scene.get("round") is None:
        game.round = page.box.rounds
    if (entry := scene.get("instant goal")) and game.solitary and game.instant != NOBODY:
        raise entry.wrong("there is no instant goal in a solitary game; leave it out")


def open_goals(page: LockupPage) -> list[int]:
    game = page.game
    return [goal for goal in (game.goal_leader, game.goal_instant, game.goal_end) if goal >= 0]


def read_goals(page: LockupPage, goals: Stock, entry: Entry) -> None:
    game = page.game
    seen: list[int] = []
    for card in goals.cards(entry):
        kind = page.box.goals[card].kind
        if kind in seen:
            raise entry.wrong("one leader, one instant and one end game goal lie open, not two of a kind")
        seen.append(kind)
        if kind == LEADER:
            game.goal_leader = card
        elif kind == END_GAME:
            game.goal_end = card
        elif game.solitary:
            raise entry.wrong("there is no instant goal in a solitary game; leave it out")
        else:
            assert kind == INSTANT
            game.goal_instant = card


def location_lines(page: LockupPage) -> list[Line]:
    """The location in progress: who ranks where, and what tomes have done."""
    game = page.game

    def read_here(entry: Entry) -> None:
        game.here = page.location(entry, entry.value)
        game.bonus = [0] * len(game.players)
        game.nullified = [0] * len(game.players)

    def read_rank(part: Entry) -> None:
        name, _, strength = part.value.partition(" with ")
        who = page.who.one(part, name)
        if who in game.ranking:
            raise part.wrong("somebody is ranked twice; name everybody present once")
        game.ranking.append(who)
        game.strengths.append(part.number(strength, 0, 999) if strength else strength_of(game, who, game.here))

    def ranks() -> list[str]:
        return [f"{page.whos[who]} with {strength}" for who, strength in zip(game.ranking, game.strengths)]

    def read_bonus(who: int, words: Entry) -> None:
        game.bonus[who] = words.number(words.value, 0, 99)

    def read_nullified(who: int, words: Entry) -> None:
        if who == game.guards:
            [game.guards_nullified] = Several("guard", page.guards.ids).read(words, words.value)
        else:
            [game.nullified[who]] = Several("token", TOKEN_WORDS).read(words, words.value)

    def nullified(who: int) -> str:
        if who == game.guards:
            return " ".join(word for i, word in enumerate(page.guards.ids) if game.guards_nullified >> i & 1)
        return " ".join(TOKEN_WORDS[token] for token in token_list(game.nullified[who]))

    def read_collected(part: Entry) -> None:
        game.collected |= 1 << page.who.one(part, part.value)

    def collected() -> list[str]:
        return [word for who, word in enumerate(page.whos) if game.collected >> who & 1]

    lines = [
        parts("ranking", ",", read_rank, ranks),
        page.each("bonus", read_bonus, lambda who: game.bonus[who] and f"+{game.bonus[who]}", ","),
        page.each("nullified", read_nullified, nullified),
        parts("collected", ",", read_collected, collected),
    ]
    here = Line("here", read_here, lambda: LOCATION_WORDS[game.here] if game.here >= 0 else None)
    return [here, *(only_here(page, line) for line in lines)]


def only_here(page: LockupPage, line: Line) -> Line:
    """A line about the location in progress, if there is one."""

    def read(entry: Entry) -> None:
        if page.game.here < 0:
            raise entry.wrong(f"'{line.key}' is about a location in progress; name it with 'here: smithy'")
        line.read(entry)

    return Line(line.key, read, lambda: line.write() if page.game.here >= 0 else None)
