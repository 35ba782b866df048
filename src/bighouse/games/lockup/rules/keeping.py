"""Drawing cards to keep some of: tomes (choose_tome) and items (draw_item)."""

from __future__ import annotations

from bighouse.engine.english import spelled
from bighouse.engine.step import Choice
from bighouse.engine.wording import Wording
from bighouse.games.lockup.rules.actions import KEEP_ITEM, KEEP_TOME
from bighouse.games.lockup.rules.events import ITEM_RESERVED, ITEMS_LOOKED_AT, TOME_KEPT, TOMES_LOOKED_AT
from bighouse.games.lockup.rules.gains import draw_from_tomes, hold_tome, tomes_available
from bighouse.games.lockup.rules.state import ITEMS, NOTHING, TOMES, Lockup
from bighouse.games.lockup.words.card_words import effects_words
from bighouse.games.lockup.words.phrases import cubes_in_words, stars_words


def look_at_tomes(game: Lockup, who: int, times: int) -> bool:
    """Draw two tomes to keep one, so many times over (R25); False when no tome is left."""
    if times <= 0 or tomes_available(game) == 0:
        return False
    player = game.players[who]
    player.looking_at = TOMES
    player.looking = [draw_from_tomes(game)]
    if tomes_available(game) > 0:
        player.looking.append(draw_from_tomes(game))
        game.whisper(1 << who, TOMES_LOOKED_AT, who, player.looking[0], player.looking[1])
    else:
        game.whisper(1 << who, TOMES_LOOKED_AT, who, player.looking[0])
    game.do_next(KeepTome(who, times))
    return True


class KeepTome(Choice[Lockup]):
    """Keep one of the tomes drawn; the other goes face down under the deck."""

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def candidates(self, game: Lockup) -> list[int]:
        looking = game.players[self.seat].looking
        out = [KEEP_TOME + looking[0]]
        if len(looking) > 1 and looking[1] != looking[0]:
            out.append(KEEP_TOME + looking[1])
        return out

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        kept = action - KEEP_TOME
        looking = player.looking
        looking.remove(kept)
        player.looking = []
        player.looking_at = NOTHING
        if looking:
            game.tome_deck.put_under(looking[0], 1 << self.seat)
            game.whisper(1 << self.seat, TOME_KEPT, self.seat, kept, looking[0])
        else:
            game.whisper(1 << self.seat, TOME_KEPT, self.seat, kept)
        hold_tome(game, self.seat, kept)
        look_at_tomes(game, self.seat, self.times - 1)

    def args(self) -> list[int]:
        return [self.seat, self.times]

    def question(self, game: Lockup) -> str:
        return "Keep one of the tomes drawn; the other goes under the deck"

    def chapter(self, game: Lockup) -> str:
        return "drawn-cards"

    def offer(self, game: Lockup, action: int) -> Wording:
        tome = game.box.tomes[action - KEEP_TOME]
        return Wording(f"Keep {tome.name}", effects_words(tome.effects, game.solitary))


def look_at_items(game: Lockup, who: int, draw: int, keep: int) -> None:
    """Draw items to reserve some of them unseen; the rest goes under the deck (R6, R21)."""
    deck = game.item_deck
    player = game.players[who]
    looking: list[int] = []
    while len(looking) < draw and deck.cards:
        looking.append(deck.draw())
    if looking:
        game.reveal()
        player.looking = looking
        player.looking_at = ITEMS
        game.whisper(1 << who, ITEMS_LOOKED_AT, who, looking[0], looking[1] if len(looking) > 1 else -1)
        game.do_next(KeepItem(who, keep))


class KeepItem(Choice[Lockup]):
    """Reserve one of the items drawn."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, game: Lockup) -> list[int]:
        return [KEEP_ITEM + item for item in game.players[self.seat].looking]

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        item = action - KEEP_ITEM
        player.looking.remove(item)
        player.reserved.append(item)
        player.secret |= 1 << item
        game.whisper(1 << self.seat, ITEM_RESERVED, self.seat, item)
        if self.left > 1 and player.looking:
            game.do_next(KeepItem(self.seat, self.left - 1))
            return
        for rest in player.looking:
            game.item_deck.put_under(rest, 1 << self.seat)
        player.looking = []
        player.looking_at = NOTHING

    def args(self) -> list[int]:
        return [self.seat, self.left]

    def question(self, game: Lockup) -> str:
        return f"Reserve {spelled(self.left)} of the items drawn; the rest goes under the deck"

    def chapter(self, game: Lockup) -> str:
        return "drawn-cards"

    def offer(self, game: Lockup, action: int) -> Wording:
        item = game.box.items[action - KEEP_ITEM]
        return Wording(f"Reserve {item.name}", f"{stars_words(item.reputation)} for {cubes_in_words(item.cost)}")
