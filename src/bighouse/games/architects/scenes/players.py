"""The players of a scene: goods, virtue, debts and the Cathedral, and what the supply has given out for that."""

from __future__ import annotations

from bighouse.engine.scene import Entry
from bighouse.games.architects.cathedral import level_is_full
from bighouse.games.architects.components import GOOD_WORDS, GOODS, LEVELS, MARBLE, SILVER, TOP_VIRTUE, WORKERS
from bighouse.games.architects.scenes.page import COUNTED, MOST, PAID, UNPAID, VIRTUE, Page
from bighouse.games.architects.scenes.table import is_colour
from bighouse.games.architects.setup import equip_players
from bighouse.games.architects.state import Player


def read_players(page: Page) -> None:
    game = page.game
    for player in game.players:
        player.goods = [0] * GOODS
        player.unpaid = 0
        player.prison = 0
        player.home = WORKERS
    if page.fresh:
        equip_players(game)
    for who, name in enumerate(page.whos):
        if entry := page.scene.get(name):
            read_player(page, who, entry)


def read_player(page: Page, who: int, entry: Entry) -> None:
    player = page.game.players[who]
    counted: dict[str, int] = {}
    for part in entry.parts(","):
        words = part.words()
        if is_colour(part):
            continue  # already seated
        if len(words) == 2 and words[0] == "level":
            level = part.number(words[1], 0, LEVELS)
            if level > 0 and level_is_full(page.game, level):
                raise part.wrong(f"level {level} of the Cathedral has {spaces(page, level)}, and others stand there")
            player.level = level
            continue
        for name, count in part.counts(COUNTED, MOST).items():
            if name in counted:
                raise part.wrong(f"{name} is counted twice; name it once")
            counted[name] = count
    put_down(page, who, player, entry, counted)


def spaces(page: Page, level: int) -> str:
    count = page.box.levels[level].spaces
    return "1 space" if count == 1 else f"{count} spaces"


def put_down(page: Page, who: int, player: Player, entry: Entry, counted: dict[str, int]) -> None:
    """What is named, and nothing else; virtue that is not named stays where it is."""
    if VIRTUE in counted:
        player.virtue = entry.number(str(counted[VIRTUE]), 0, TOP_VIRTUE)
    if UNPAID in counted or PAID in counted:
        player.unpaid = counted.get(UNPAID, 0)
        player.paid = counted.get(PAID, 0)
    if any(word in counted for word in GOOD_WORDS):
        player.goods = [counted.get(word, 0) for word in GOOD_WORDS]
    if who == page.game.bot:
        if player.paid:
            raise entry.wrong("the opponent pays no debts, it only destroys them; name unpaid ones")
        if sum(player.goods) > player.goods[MARBLE]:
            raise entry.wrong("the opponent collects marble and nothing else")


def count_up(page: Page) -> None:
    """The supply has given out what lies with the players, above the Tax Stand and on apprentices."""
    game = page.game
    for good in range(GOODS):
        game.given[good] = sum(player.goods[good] for player in game.players)
    game.given[SILVER] += game.tax + sum(game.coins)
    game.debts_given = sum(player.unpaid + player.paid for player in game.players)
