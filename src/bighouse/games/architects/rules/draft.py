"""Choosing the first Building cards: the draft, or three of five alone (RULES.md sections 2.1 and 15.1)."""

from __future__ import annotations

from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.architects.rules.actions import BUILDINGS, KEEP
from bighouse.games.architects.rules.events import CARD_DRAFTED, CARD_LOOKED_AT, PACKETS_PASSED
from bighouse.games.architects.rules.plans import KeepCard, building_offer, card_not_offered, draw_cards, put_under
from bighouse.games.architects.rules.refusals import NOT_OFFERED
from bighouse.games.architects.rules.state import Architects


class DealPackets(Step[Architects]):
    """A packet of cards for each player; alone, more of them to keep some at once (D16)."""

    def run(self, game: Architects) -> None:
        box = game.box
        if game.solo:
            player = game.players[0]
            for _ in range(box.solo_dealt):
                card = game.building_deck.draw()
                player.looking.append(card)
                game.whisper(1, CARD_LOOKED_AT, 0, card)
            game.do_next(KeepCard(0, box.solo_kept))
            return
        for seat in range(game.seats):
            for _ in range(box.draft_dealt):
                game.players[seat].packet.append(game.building_deck.draw())
        game.do_next(DraftRound(box.draft_kept))


class DraftRound(Step[Architects]):
    """All choose at once, then pass on what is left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Architects) -> None:
        game.do_next(PassPackets(self.left - 1))
        game.gather([DraftCard(seat) for seat in range(game.seats)])

    def args(self) -> list[int]:
        return [self.left]


class DraftCard(Choice[Architects]):
    """Keep one card of the packet."""

    def candidates(self, game: Architects) -> list[int]:
        return [KEEP + card for card in game.players[self.seat].packet]

    def beyond(self, game: Architects, action: int) -> int:
        return NOT_OFFERED if KEEP <= action < KEEP + BUILDINGS else NOT_ASKED_FOR

    def take(self, game: Architects, action: int) -> None:
        player = game.players[self.seat]
        card = action - KEEP
        player.packet.remove(card)
        player.hand.append(card)
        game.whisper(1 << self.seat, CARD_DRAFTED, self.seat, card)

    def question(self, game: Architects) -> str:
        player = game.players[self.seat]
        last = len(player.hand) + 1 == game.box.draft_kept
        rest = "the other goes under the pile" if last else "the others go to the next player"
        return f"Draft: keep one of {len(player.packet)} Building cards; {rest}"

    def chapter(self, game: Architects) -> str:
        return "draft"

    def offer(self, game: Architects, action: int) -> Wording:
        return building_offer(game, "Keep", action - KEEP)

    def reason(self, game: Architects, action: int, refusal: int) -> Reason:
        return card_not_offered(game, action - KEEP)


class PassPackets(Step[Architects]):
    """Packets go to the left, the next in turn order (R2); after the last round what is left goes under (R1)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Architects) -> None:
        humans = [who for who in game.order if who != game.automaton]
        if self.left == 0:
            for seat in humans:
                rest = game.players[seat].packet
                game.players[seat].packet = []
                for card in rest:
                    put_under(game, seat, card)
            return
        packets = [game.players[seat].packet for seat in humans]
        for i in range(len(humans)):
            game.players[humans[i]].packet = packets[i - 1]
        game.reveal()
        game.tell(PACKETS_PASSED, self.left)
        game.do_next(DraftRound(self.left))

    def args(self) -> list[int]:
        return [self.left]


class ExtraCards(Step[Architects]):
    """Variable setup: the extra Building cards of some characters, drawn after the draft."""

    def run(self, game: Architects) -> None:
        for seat in game.order:
            player = game.players[seat]
            if player.character >= 0:
                draw_cards(game, seat, game.box.characters[player.character].cards)
