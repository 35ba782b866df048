"""The players of a scene: goods, virtue, debts and the Cathedral, and what the supply has given out for that."""

from __future__ import annotations

from bighouse.engine.english import counted
from bighouse.engine.scenes.lines import Line
from bighouse.engine.scenes.page import is_identity
from bighouse.engine.scenes.text import Entry
from bighouse.games.architects.box.components import GOOD_WORDS, GOODS, LEVELS, MARBLE, SILVER, TOP_VIRTUE, WORKERS
from bighouse.games.architects.rules.cathedral import level_is_full
from bighouse.games.architects.rules.setup import equip_players
from bighouse.games.architects.rules.state import NOBODY
from bighouse.games.architects.scenes.page import MOST, ArchitectsPage
from bighouse.games.architects.words.vocabulary import goods_words

VIRTUE, UNPAID, PAID = "virtue", "unpaid", "paid"
COUNTED = {word: word for word in [*GOOD_WORDS, VIRTUE, UNPAID, PAID]}


def equip(page: ArchitectsPage) -> None:
    """Nobody has anything that the text does not name, but for a game that starts at its beginning."""
    for player in page.game.players:
        player.goods = [0] * GOODS
        player.unpaid = 0
        player.prison = 0
        player.home = WORKERS
    if page.fresh:
        equip_players(page.game)


def player_line(page: ArchitectsPage, who: int) -> Line:
    return Line(page.whos[who], lambda entry: read_player(page, who, entry), lambda: ", ".join(belongings(page, who)))


def read_player(page: ArchitectsPage, who: int, entry: Entry) -> None:
    """What is named, and nothing else; virtue that is not named stays where it is."""
    player = page.game.players[who]
    counts = read_counts(page, who, entry)
    if VIRTUE in counts:
        player.virtue = entry.number(str(counts[VIRTUE]), 0, TOP_VIRTUE)
    if UNPAID in counts or PAID in counts:
        player.unpaid = counts.get(UNPAID, 0)
        player.paid = counts.get(PAID, 0)
    if any(word in counts for word in GOOD_WORDS):
        player.goods = [counts.get(word, 0) for word in GOOD_WORDS]
    if who == page.game.automaton:
        if player.paid:
            raise entry.wrong("the opponent pays no debts, it only destroys them; name unpaid ones")
        if sum(player.goods) > player.goods[MARBLE]:
            raise entry.wrong("the opponent collects marble and nothing else")


def read_counts(page: ArchitectsPage, who: int, entry: Entry) -> dict[str, int]:
    """What a player's line counts; the level of the Cathedral is seen to."""
    counts: dict[str, int] = {}
    for part in entry.parts(","):
        words = part.words()
        if is_identity(part):
            continue  # already seated
        if len(words) == 2 and words[0] == "level":
            level = part.number(words[1], 0, LEVELS)
            if level > 0 and level_is_full(page.game, level):
                spaces = counted(page.box.levels[level].spaces, "space")
                raise part.wrong(f"level {level} of the Cathedral has {spaces}, and others stand there")
            page.game.players[who].level = level
            continue
        for name, count in part.counts(COUNTED, MOST).items():
            if name in counts:
                raise part.wrong(f"{name} is counted twice; name it once")
            counts[name] = count
    return counts


def belongings(page: ArchitectsPage, who: int) -> list[str]:
    player = page.game.players[who]
    box = page.box
    colour = box.colours[player.colour]
    out = [colour if player.character == NOBODY else box.characters[player.character].id]
    out += [f"{player.virtue} virtue", goods_words(player.goods)]
    debts = [f"{count} {word}" for count, word in ((player.unpaid, UNPAID), (player.paid, PAID)) if count]
    if debts:
        out.append(" ".join(debts))
    if player.level:
        out.append(f"level {player.level}")
    return out


def count_up(page: ArchitectsPage) -> None:
    """The supply has given out what lies with the players, above the Tax Stand and on apprentices."""
    game = page.game
    for good in range(GOODS):
        game.given[good] = sum(player.goods[good] for player in game.players)
    game.given[SILVER] += game.tax + sum(game.coins)
    game.debts_given = sum(player.unpaid + player.paid for player in game.players)
