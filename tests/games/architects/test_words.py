"""What Architects asks, offers and refuses, word by word."""

from __future__ import annotations

import inspect
from types import ModuleType

from bighouse.games.architects.box import components
from bighouse.games.architects.room import ROOM
from bighouse.games.architects.rules import events
from bighouse.games.architects.rules.building_effects import DestroyOwnDebt, DiscardFor, GainOne, ReleaseOrCapture
from bighouse.games.architects.rules.captures import FreeCaptures
from bighouse.games.architects.rules.end_effects import ChooseEndEffect
from bighouse.games.architects.rules.guardhouse import Guardhouse
from bighouse.games.architects.rules.reset import UseResetApprentice
from bighouse.games.architects.rules.state import EMPTY, Architects
from bighouse.games.architects.rules.storehouse import Storehouse
from bighouse.games.architects.rules.town_centre import TownCentre
from bighouse.games.architects.rules.turns import FetchWorker
from bighouse.games.architects.rules.virtue import DestroyDebt
from bighouse.games.architects.rules.workshop import Workshop
from bighouse.games.architects.words import card_words
from tests.contract.modes import Mode
from tests.games.architects.plenty import BOX, RIVAL, THREE, after_draft, ask, ask_again, table


def numbers_of(module: ModuleType, prefix: str = "") -> dict[str, int]:
    found = inspect.getmembers(module, lambda value: type(value) is int)
    return {word: value for word, value in found if word.isupper() and word.startswith(prefix)}


# Nothing is left without words


def test_every_reason_has_words() -> None:
    whys = set(numbers_of(events, "WHY_").values())
    assert set(events.OPPONENT_DID.each) | {events.WHY_SCHEME} == whys
    assert len(events.WHY_WORDS) == len(whys)
    assert (
        set(events.DEBT_TAKEN.each) == set(numbers_of(events, "DEBT_").values()) == set(range(len(events.DEBT_WORDS)))
    )
    assert set(events.RESET_BEGAN.each) == set(numbers_of(events, "CAUSE_").values())


def test_every_effect_trigger_ability_and_scheme_has_words() -> None:
    assert sorted(card_words.EFFECT_PHRASES) == list(range(len(components.EFFECT_WORDS)))
    assert sorted(card_words.APPRENTICE_PHRASES) == list(range(1, len(components.TRIGGER_WORDS)))
    assert sorted(card_words.ABILITIES) == list(range(1, len(components.ABILITY_WORDS)))
    assert sorted(card_words.ACT_PHRASES) == list(range(len(components.SCHEME_WORDS)))
    assert sorted(card_words.MEASURE_MANY) == list(range(len(components.MEASURE_WORDS)))


# Words in their places


def apprentices(*kinds: str) -> list[int]:
    return [next(card.index for card in BOX.apprentices if card.id == kind) for kind in kinds]


def buildings(*ids: str) -> list[int]:
    return [next(card.index for card in BOX.buildings if card.id == word) for word in ids]


def asked(game: Architects) -> str:
    return ROOM.question(game, 0)


def label(game: Architects, words: str) -> str:
    return ROOM.label(game, 0, game.vocabulary.action(words))


def why(game: Architects, words: str) -> str:
    return game.why_not(0, game.vocabulary.action(words))


def test_placing_a_worker() -> None:
    game = table()
    me = game.players[0]
    me.goods = [0, 4, 1, 0, 0, 2]
    me.hand = buildings("palace", "well")
    me.apprentices = apprentices("stonecutter")
    me.at[components.MINES], me.home = 2, 18
    game.tax = 0
    game.market[0] = RIVAL
    ask_again(game)
    assert asked(game) == "Place one worker; you have 18 at home"
    assert label(game, "go quarry") == "The Quarry: 2 stone"
    assert label(game, "go mines") == "The Mines: 4 clay, or 1 gold"
    assert label(game, "go workshop") == "The Workshop: hire for 4 silver, or draw 1 Building card"
    assert why(game, "go tax_stand") == "No tax lies above the Tax Stand, so there is nothing to take - R5"
    assert why(game, "market small") == "Green has a worker at the left stall already - RULES §11.1"
    assert why(game, "market large") == "The right stall costs 3 silver, you have 2 - RULES §11.1"
    middle = "The Black Market, middle stall: any apprentice, or 1 of 5 Building cards, for 2 silver and 1 virtue"
    assert label(game, "market middle") == middle
    assert why(game, "build palace") == "The Palace needs tiling; 2 more stone and 2 more marble - RULES §5.1"
    assert why(game, "build well") == "Needs 1 more stone: the Well costs 2 wood and 2 stone - RULES §5.1"
    assert why(game, "build castle") == "The Castle is not in your hand - RULES §5"
    assert why(game, "cathedral") == "Needs 1 more gold: level I costs 1 gold - RULES §5.2"
    step = "The Cathedral, level I: 2 VP in all and a reward, for 1 gold and 1 Building card"
    assert label(game, "cathedral") == step
    assert why(game, "dismiss stonecutter") == "You have 1 of 5 apprentices: there is room already - R14"
    assert why(game, "dismiss thief") == "The Thief does not work for you - RULES §6"
    assert why(game, "fetch mines") == "You have 18 workers at home, so one is placed and none fetched - RULES §3"


def test_virtue_bars_the_way() -> None:
    """R31, with the words of the page's mock."""
    game = table()
    me = game.players[0]
    me.virtue, me.goods = 11, [0, 0, 0, 1, 0, 9]
    ask_again(game)
    assert why(game, "market small") == "Your virtue is 11, 10 or more may not enter - R31"
    me.virtue = 3
    ask_again(game)
    assert why(game, "cathedral") == "Your virtue is 3, the Cathedral asks for 5 or more - R31"
    me.virtue, me.hand = 7, []
    ask_again(game)
    assert why(game, "cathedral") == "You have no Building card to discard for the Cathedral - RULES §5.2"
    me.level = 5
    ask_again(game)
    assert why(game, "cathedral") == "You stand at the top of the Cathedral already - RULES §5.2"
    me.level = 4
    game.players[RIVAL].level = 5
    ask_again(game)
    assert why(game, "cathedral") == "Level V is full: its only space is taken - RULES §5.2"


def test_the_workshop() -> None:
    game = table()
    game.players[0].goods[components.SILVER] = 5
    game.display[:] = apprentices(
        "miner", "miner_2", "squire_gold", "patron_wood", "thief", "labourer", "jeweller", "trickster"
    )
    game.coins[0] = 2
    ask(game, Workshop(0, 2))
    assert asked(game) == "The Workshop: hire an apprentice, or draw 2 Building cards"
    coins = "Hire the Miner (tiling) for 4 silver, with 2 silver on the card: the Mines bring 1 clay more"
    assert label(game, "hire miner").startswith(coins)
    squire = "Hire the Squire (tiling, +1 virtue) for 5 silver: at a reset you gain 1 gold if"
    assert label(game, "hire squire_gold").startswith(squire)
    assert label(game, "hire labourer") == "Hire the Labourer (carpentry, tiling and masonry) for 4 silver"
    far = "Column 4 costs 4 silver and 2 more to pass cards with 2 workers, you have 5 - R12"
    assert why(game, "hire patron_wood") == far
    assert why(game, "hire gatekeeper") == "The Gatekeeper you mean is not on display - RULES §4.3"
    game.players[0].goods[components.SILVER] = 3
    ask_again(game)
    assert why(game, "hire thief") == "A hire costs 4 silver, you have 3; coins on the card come later - R11"


def test_apprentices_that_read_alike_are_told_apart() -> None:
    game = table()
    game.players[0].goods[components.SILVER] = 9
    game.display[:] = [*apprentices("miner", "miner_2"), *[EMPTY] * 6]
    ask(game, Workshop(0, 4))
    assert label(game, "hire miner").endswith("(1st of 2 alike)")
    assert label(game, "hire miner_2").endswith("(2nd of 2 alike)")


def test_captures() -> None:
    game = table()
    me = game.players[0]
    me.goods[components.SILVER] = 1
    me.at[components.FOREST], me.home = 2, 18
    game.players[RIVAL].at[components.QUARRY], game.players[RIVAL].home = 3, 17
    game.players[2].at[components.MINES], game.players[2].home = 1, 19
    ask(game, TownCentre(0, 3, 0, 0))
    assert asked(game) == "The Town Centre: capture a group for 1 silver, or stop (3 captures left)"
    assert label(game, "capture quarry seat_1") == "Capture 3 workers of Green at the Quarry for 1 silver"
    assert label(game, "capture forest seat_0") == "Take 2 workers of your own home from the Forest for 1 silver"
    assert why(game, "capture forest seat_1") == "Green has no worker at the Forest - RULES §10.1"
    assert why(game, "capture forest opponent") == "Nobody plays that colour - RULES §10.1"
    assert label(game, "done") == "Capture nobody"
    me.goods[components.SILVER] = 0
    ask(game, TownCentre(0, 2, 1, 1 << components.QUARRY))
    assert label(game, "done") == "Capture nobody else"
    assert why(game, "capture mines seat_2") == "The next capture costs 1 silver, you have none - RULES §4.4"
    ask(game, TownCentre(0, 3, 2, 1 << components.QUARRY | 1 << components.GUARDHOUSE))
    places = (
        "You may capture at 2 places in one action, and have done so at the Quarry and the Guardhouse - RULES §10.1"
    )
    assert why(game, "capture mines seat_2") == places
    ask(game, FreeCaptures(0, 2))
    assert asked(game) == "Capture a group for nothing, or stop (2 captures left)"
    assert label(game, "capture mines seat_2") == "Capture 1 worker of Purple at the Mines"
    ask(game, ReleaseOrCapture(0, 1))
    assert why(game, "take_back") == "You have no worker on another board - RULES §4.6"
    assert label(game, "done") == "Do neither"


def test_the_guardhouse() -> None:
    game = table()
    me = game.players[0]
    ask(game, Guardhouse(0, 2))
    assert asked(game) == "The Guardhouse: what do you want done? (2 actions left)"
    assert why(game, "send_to_prison") == "You hold no captured workers - RULES §4.6"
    assert why(game, "free_prisoners") == "You have no worker in the Prison - RULES §4.6"
    assert why(game, "ransom") == "You have no worker on another board - RULES §4.6"
    assert why(game, "pay_debt") == "You have no unpaid debt - RULES §4.6"
    me.held[RIVAL], me.prison, me.unpaid, game.players[RIVAL].held[0] = 3, 2, 1, 1
    me.goods[components.SILVER] = 5
    ask_again(game)
    assert label(game, "send_to_prison") == "Send 3 captured workers to the Prison for 3 silver"
    assert label(game, "free_prisoners") == "Take 2 workers of yours out of the Prison"
    assert label(game, "ransom") == "Take back 1 worker from other boards for 5 silver"
    by_debt = "Take back 1 worker from other boards for 1 unpaid debt and 1 virtue"
    assert label(game, "ransom_by_debt") == by_debt
    assert why(game, "pay_debt") == "Paying off a debt costs 6 silver, you have 5 - RULES §4.6"
    assert label(game, "done") == "Do no more here"


def test_trades() -> None:
    game = table()
    me = game.players[0]
    me.goods = [1, 0, 1, 0, 0, 1]
    me.apprentices = apprentices("merchant_clay", "trader_clay", "thief")
    ask(game, Storehouse(0, 2))
    assert asked(game) == "The King's Storehouse: make a trade, or stop (2 trades left)"
    assert label(game, "trade virtue") == "Trade 2 of clay, wood and stone for 1 virtue"
    assert label(game, "trade_with merchant_clay") == "Trade 1 silver for 3 clay (Merchant)"
    assert why(game, "trade marble") == "This takes 3 of wood and stone, you have 1 - RULES §4.2"
    assert why(game, "trade_with trader_clay") == "Needs 2 more clay: the Trader asks for 3 clay - RULES §4.2"
    assert why(game, "trade_with thief") == "The Thief knows no trade - RULES §4.2"
    assert why(game, "trade_with patron_wood") == "The Patron does not work for you - RULES §6"
    me.goods = [1, 2, 1, 0, 0, 1]
    ask_again(game)
    game.play(0, game.vocabulary.action("trade virtue"))
    assert asked(game) == "Pay 2 of clay, wood and stone, in any mix"
    assert label(game, "pay 1 clay 1 wood") == "Pay 1 clay and 1 wood"
    assert why(game, "pay 3 wood") == "You have 1 clay, 2 wood, 1 stone and 1 silver, not 3 wood - RULES §16.1"
    assert why(game, "pay 1 wood") == "The price is 2 of clay, wood and stone, not 1 wood - RULES §16.1"


def test_fetching() -> None:
    game = table()
    me = game.players[0]
    me.home, me.at[components.QUARRY], me.at[components.FOREST], me.prison = 0, 2, 1, 17
    ask(game, FetchWorker(0))
    assert asked(game) == "No worker is at home: bring one back, which takes the whole turn"
    assert label(game, "fetch quarry") == "Bring a worker home from the Quarry (2 there)"
    circles = "A worker comes back from the Quarry or the Forest, as long as you have any there - R7"
    assert why(game, "fetch prison") == circles
    assert why(game, "fetch mines") == "You have no worker at the Mines - RULES §3"
    assert why(game, "go quarry") == "No worker is at home: first one has to come back - RULES §3"
    me.at[components.QUARRY] = me.at[components.FOREST] = 0
    me.prison, game.players[RIVAL].held[0] = 18, 2
    ask_again(game)
    assert label(game, "fetch prison") == "Bring a worker home from the Prison"
    assert label(game, "fetch_from seat_1") == "Bring a worker home from Green's board"
    assert why(game, "fetch_from seat_2") == "Purple holds none of your workers - R7"
    assert why(game, "fetch_from opponent") == "Nobody plays there - R7"


def test_rare_choices() -> None:
    game = table()
    me = game.players[0]
    me.hand = buildings("palace", "well")
    me.unpaid = 2
    [pit, library, castle, dungeon] = buildings("clay_pit", "library", "castle", "dungeon")
    assert asked(ask(game, GainOne(0, pit))) == "Clay Pit: take 1 gold or 1 marble"
    assert label(game, "gain marble") == "Take 1 marble"
    assert why(game, "gain wood") == "Wood is not on offer here - RULES §16.1"
    assert asked(ask(game, DiscardFor(0, library))) == "Library: discard a Building card for 2 gold, or none"
    assert label(game, "discard palace") == "Discard the Palace"
    assert asked(ask(game, DestroyOwnDebt(0, 1))) == "You have 2 unpaid debts: destroy one?"
    assert label(game, "destroy_debt") == "Destroy 1 of your 2 unpaid debts"
    assert asked(ask(game, DestroyDebt(0, 1))) == "You gain 1 virtue above 14 and have 2 unpaid debts: destroy one?"
    assert label(game, "decline") == "Keep your debts and let 1 virtue go"
    me.built, me.goods[components.GOLD] = [castle, dungeon], 4
    ask(game, ChooseEndEffect(0, 1 << castle | 1 << dungeon))
    assert asked(game) == "Before scoring: which of your buildings changes your virtue next?"
    assert label(game, "resolve castle") == "The Castle: +2 virtue"
    assert label(game, "resolve dungeon") == "The Dungeon: \u22122 virtue"
    me.apprentices = apprentices("gatekeeper", "squire_gold")
    me.prison = 3
    ask(game, UseResetApprentice(0, sum(1 << card for card in me.apprentices)))
    assert asked(game) == (
        "Reset: how many does the Gatekeeper release, with 3 workers of yours in the Prison? "
        "Or does another apprentice act first?"
    )
    assert label(game, "release 2") == "Release 2 workers"
    assert label(game, "use squire_gold") == "First the Squire: 1 gold if none of yours is in the Prison"
    assert why(game, "release 3") == "The Gatekeeper releases up to 2, and you have 3 in the Prison - R34"


# The score sheet


def test_the_opponent_adds_a_line_to_the_score_sheet() -> None:
    assert len(ROOM.score_sheet(after_draft(THREE, 1)).lines) == 7
    assert len(ROOM.score_sheet(after_draft(Mode(ROOM, 1, {"opponent": "helena"}), 1)).lines) == 8
