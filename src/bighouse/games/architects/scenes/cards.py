"""The cards of a scene: what is named lies where the text says, all others as the seed deals them."""

from __future__ import annotations

from bighouse.engine.scenes.cards import GAP, cards
from bighouse.engine.scenes.kinds import Number
from bighouse.engine.scenes.lines import Line, number
from bighouse.engine.scenes.text import Entry
from bighouse.games.architects.box.components import COLUMNS
from bighouse.games.architects.rules.apprentices import most_apprentices
from bighouse.games.architects.rules.state import EMPTY, NOBODY
from bighouse.games.architects.scenes.page import MOST, ArchitectsPage

ROW_KEYS = ["upper row", "lower row"]


def hand_lines(page: ArchitectsPage, seat: int) -> list[Line]:
    """What a player has in hand, looks at, has built and hired."""
    name = page.whos[seat]
    player = page.game.players[seat]
    packet = cards(f"{name} packet", player.packet, page.buildings)
    apprentices = cards(f"{name} apprentices", player.apprentices, page.apprentices)

    def read_packet(entry: Entry) -> None:
        if page.fresh:
            raise entry.wrong("the draft deals packets from the top of 'building deck:'; name the cards there")
        packet.read(entry)

    def read_apprentices(entry: Entry) -> None:
        apprentices.read(entry)
        most = most_apprentices(page.game, seat)
        if len(player.apprentices) > most:
            raise entry.wrong(f"{name} may have {most} apprentices, not {len(player.apprentices)}")

    return [
        cards(f"{name} hand", player.hand, page.buildings),
        Line(packet.key, read_packet, packet.write),
        cards(f"{name} looks at", player.looking, page.buildings),
        cards(f"{name} built", player.built, page.buildings),
        Line(apprentices.key, read_apprentices, apprentices.write),
    ]


def pile_lines(page: ArchitectsPage) -> list[Line]:
    game = page.game
    return [
        *page.small_market.lines,
        *page.large_market.lines,
        *page.reward_pile.lines,
        number("rewards left", page, "rewards_left", Number(0, len(game.rewards)), unless=NOBODY),
        cards("rewards gone", game.rewards_gone, page.rewards),
        cards("rewards boxed", game.rewards_boxed, page.rewards),
        *(row_line(page, row) for row in range(len(ROW_KEYS))),
        *page.apprentice_deck.lines,
        *page.building_deck.lines,
        *([] if game.opponent == NOBODY else scheme_lines(page)),
    ]


def row_line(page: ArchitectsPage, row: int) -> Line:
    """The apprentices of a row from the left, each with the coins on it: "woodcutter (2) jeweller"."""
    game = page.game
    stock = page.apprentices
    named = page.rows[row]

    def read(entry: Entry) -> None:
        for word, coins in entry.marked():
            if not coins:
                named.append((EMPTY if word == GAP else stock.take(entry, word), 0))
            elif not named or named[-1][0] == EMPTY or named[-1][1]:
                raise entry.wrong("coins lie on an apprentice; write 'woodcutter (2)'")
            else:
                named[-1] = (named[-1][0], entry.number(word, 0, MOST))
        if len(named) > COLUMNS:
            raise entry.wrong(f"there is room for {COLUMNS} apprentices here, not for {len(named)}")

    def write() -> str:
        words: list[str] = []
        spaces = slice(row * COLUMNS, (row + 1) * COLUMNS)
        for card, coins in zip(game.display[spaces], game.coins[spaces]):
            words.append(GAP if card == EMPTY else stock.ids[card])
            if coins:
                words.append(f"({coins})")
        return " ".join(words)

    return Line(ROW_KEYS[row], read, write)


def scheme_lines(page: ArchitectsPage) -> list[Line]:
    """The opponent's piles, and the card being carried out."""
    game = page.game
    [future] = page.future_pile.lines

    def read_future(entry: Entry) -> None:
        future.read(entry)
        for card in page.future_pile.named:
            if not page.box.schemes[card].future:
                raise entry.wrong(f"{page.box.schemes[card].id} is no Future scheme; name it in 'schemes:'")

    def read_scheme(entry: Entry) -> None:
        game.scheme = page.schemes.take(entry, entry.value)

    return [
        *page.scheme_pile.lines,
        cards("schemes done", game.schemes_done, page.schemes),
        Line(future.key, read_future, future.write),
        Line("scheme", read_scheme, lambda: None if game.scheme == NOBODY else page.schemes.ids[game.scheme]),
    ]


# What the text does not name


def deal_rest(page: ArchitectsPage) -> None:
    """Cards that are named nowhere lie as the seed has dealt them."""
    page.building_deck.fill(page.buildings.unnamed(page.building_deck.dealt))
    deal_apprentices(page)
    page.small_market.fill(page.markets.unnamed(page.small_market.dealt))
    page.large_market.fill([])
    deal_rewards(page)
    deal_schemes(page)


def deal_apprentices(page: ArchitectsPage) -> None:
    """The display with its coins, then the pile; what a row does not name is as dealt."""
    game = page.game
    pile = page.apprentice_deck
    dealt = game.display.copy()
    for row, named in enumerate(page.rows):
        for space, (card, coins) in enumerate(named, row * COLUMNS):
            game.display[space] = card
            game.coins[space] = coins
    for row, named in enumerate(page.rows):
        unnamed = slice(row * COLUMNS + len(named), (row + 1) * COLUMNS)
        game.display[unnamed] = page.apprentices.keep(dealt[unnamed], pile.dealt)
    pile.fill(page.apprentices.unnamed([*dealt, *pile.dealt]))
    if EMPTY in game.display and pile.cards:
        row = game.display.index(EMPTY) // COLUMNS
        entry = page.scene.get(ROW_KEYS[row]) or page.blame
        raise entry.wrong("a space stays empty only when the pile is used up; leave it out, it is filled as dealt")


def deal_rewards(page: ArchitectsPage) -> None:
    """So many are in play; those that are named nowhere fill the pile, the others are in the box."""
    game = page.game
    scene = page.scene
    in_play = len(page.reward_pile.dealt)
    in_box = len(page.box.rewards) - in_play
    pile, gone, boxed = page.reward_pile.named, game.rewards_gone, game.rewards_boxed
    below = page.rewards.unnamed(page.rewards_dealt)
    left = in_play - len(gone) if page.rewards_left == NOBODY else page.rewards_left
    entry = scene.get("rewards left") or scene.get("rewards gone") or scene.get("rewards") or scene.header
    if len(pile) > left or left + len(gone) > in_play or left < 0:
        raise entry.wrong(f"{in_play} rewards are in play here; the scene names {len(pile)} left, {len(gone)} gone")
    for cards_there, size in ((pile, left), (gone, in_play - left), (boxed, in_box)):
        while len(cards_there) < size and below:
            cards_there.append(below.pop(0))
    if below or len(boxed) > in_box:
        entry = scene.get("rewards boxed") or entry
        raise entry.wrong(f"{in_box} rewards are in the box here, not {len(boxed)}")
    page.reward_pile.fill([])


def deal_schemes(page: ArchitectsPage) -> None:
    """Schemes that are named nowhere are in their own pile."""
    piles = (page.scheme_pile, page.future_pile)
    below = page.schemes.unnamed([card for pile in piles for card in pile.dealt])
    for pile in piles:
        pile.fill([card for card in below if card in pile.dealt])
