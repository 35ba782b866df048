"""The table of a scene: the round, the goals and the location in progress."""

from __future__ import annotations

from bighouse.engine.scene import Stock
from bighouse.games.lockup.components import END_GAME, INSTANT, LEADER, TOKEN_WORDS
from bighouse.games.lockup.lights_out import strength as strength_of
from bighouse.games.lockup.scenes.page import Page
from bighouse.games.lockup.state import NOBODY


def read_table(page: Page) -> None:
    read_round(page)
    read_goals(page)
    read_location(page)


def read_round(page: Page) -> None:
    game = page.game
    scene = page.scene
    if entry := scene.get("cards"):
        own = page.box.fingerprint or "shipped"
        if entry.value != own:
            raise entry.wrong(f"the scene was written with other cards than these ({own}); give its card pack too")
    if entry := scene.get("round"):
        game.round = entry.number(entry.value, 1, page.box.rounds)
    elif (start := scene.get("start")) and start.value in ("game end", "final raid", "final scoring", "over"):
        game.round = page.box.rounds
    if entry := scene.get("first player"):
        game.first = page.who(entry, entry.value)


def read_goals(page: Page) -> None:
    game = page.game
    if entry := page.scene.get("goals"):
        stock = Stock("goal", [goal.id for goal in page.box.goals])
        seen: list[int] = []
        for card in stock.cards(entry):
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
    if entry := page.scene.get("leader goal"):
        game.leader = NOBODY if entry.value == "nobody" else page.who(entry, entry.value)
    if entry := page.scene.get("instant goal"):
        game.instant = NOBODY if entry.value == "nobody" else page.who(entry, entry.value)
        if game.solitary and game.instant != NOBODY:
            raise entry.wrong("there is no instant goal in a solitary game; leave it out")


def read_location(page: Page) -> None:
    """The location in progress: who ranks where, and what tomes have done."""
    game = page.game
    if entry := page.scene.get("here"):
        game.here = page.location(entry, entry.value)
        game.bonus = [0] * len(game.players)
        game.nullified = [0] * len(game.players)
    for key in ("ranking", "bonus", "nullified", "collected"):
        if (entry := page.scene.get(key)) and game.here < 0:
            raise entry.wrong(f"'{key}' is about a location in progress; name it with 'here: smithy'")
    if entry := page.scene.get("ranking"):
        for part in entry.parts(","):
            name, _, strength = part.value.partition(" with ")
            who = page.who(part, name)
            game.ranking.append(who)
            game.strengths.append(part.number(strength, 0, 999) if strength else strength_of(game, who, game.here))
        if len(set(game.ranking)) < len(game.ranking):
            raise entry.wrong("somebody is ranked twice; name everybody present once")
    if entry := page.scene.get("collected"):
        for part in entry.parts(","):
            game.collected |= 1 << page.who(part, part.value)
    if entry := page.scene.get("bonus"):
        for part in entry.parts(","):
            who, words = page.whose(part)
            game.bonus[who] = words.number(words.value, 0, 99)
    if entry := page.scene.get("nullified"):
        for part in entry.parts(";"):
            who, words = page.whose(part)
            for word in words.words():
                if who == game.guards:
                    game.guards_nullified |= 1 << words.index("guard", word, page.guards.ids)
                else:
                    game.nullified[who] |= 1 << words.index("token", word, TOKEN_WORDS)
