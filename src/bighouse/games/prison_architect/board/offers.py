"""The five areas: what is on offer, what it costs the viewer, and who bids how much."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bighouse.engine.ink import BAD, BRASS, DIM, GOOD, HIDDEN, SECRET, People, rule
from bighouse.games.prison_architect.board.ink import COLOURS, cash, grid
from bighouse.games.prison_architect.box.components import BID_WORDS, Box
from bighouse.games.prison_architect.sight.view import AreaView, BidderView, DigView, ItemView, PrisonArchitectView
from bighouse.games.prison_architect.words.phrases import AREA_NAMES


class Market:
    """Draws the offers of a view."""

    def __init__(self, view: PrisonArchitectView, box: Box, people: People) -> None:
        self.view = view
        self.people = people
        self.names = {tile.id: tile.name for tile in box.tiles} | {card.id: card.name for card in box.cards}

    def drawn(self, width: int, roomy: bool) -> RenderableType:
        """An area a row, with its offer and its bids."""
        table = grid(3 if roomy else 2)
        for area in self.view.areas:
            name = Text(AREA_NAMES[BID_WORDS.index(area.area)].removesuffix(" Facilities"), COLOURS[area.area])
            name.stylize("dim" if area.resolved else "bold")
            lines = Text("\n").join([line for line in (self.items(area), self.bids(area)) if line])
            table.add_row(*([name, Text(f"{area.stack} left", DIM), lines] if roomy else [name, lines]))
        right = "price, and what your bid lacks, doubled" if self.view.revealed else ""
        parts: list[RenderableType] = [rule("Offers", width, right if roomy else ""), table]
        if self.view.dig is not None:
            parts.append(self.dig(self.view.dig))
        return Group(*parts)

    def items(self, area: AreaView) -> Text:
        return Text("   ").join([self.item(item) for item in area.items]) if area.items else Text("nothing", DIM)

    def item(self, item: ItemView) -> Text:
        out = Text.assemble(self.names[item.item], " ", cash(item.cost))
        if item.shortfall:
            out.append(f" +${item.shortfall}", BAD)
        return out

    def bids(self, area: AreaView) -> Text:
        """Those that lie open, the highest first; before that the viewer's own."""
        if area.bidders:
            return Text("   ").join([self.bidder(bidder) for bidder in area.bidders])
        viewer = self.view.viewer
        own = None if viewer is None else self.view.players[viewer].bids.areas
        if own and own.get(area.area) and not self.view.revealed:
            return Text(f"your bid ${own[area.area]} {SECRET}", HIDDEN)
        return Text("you are asked for your bid", BRASS) if self.view.bidding == area.area else Text()

    def bidder(self, bidder: BidderView) -> Text:
        who = len(self.view.players) if bidder.seat is None else bidder.seat  # the Governor comes after the seats
        out = Text.assemble(self.people.badge(who), " ", cash(bidder.bid))
        return out.append(" buys" if bidder.asked else "", GOOD)

    def dig(self, dig: DigView) -> Text:
        out = Text.assemble(self.people.badge(dig.seat), (" digs: ", DIM))
        out.append_text(Text("   ").join([self.item(item) for item in dig.drawn]))
        return out if dig.next_price is None else out.append(f"   one more for ${dig.next_price}", DIM)
