"""Sentences that stand with the kind of event: what a template can say, and to whom."""

import pytest

from bighouse.engine.actor import Actor
from bighouse.engine.rng import Rng
from bighouse.engine.story import Each, Event, EventKind
from bighouse.engine.telling import Phrase
from market.room import MarketRoom
from market.rules import Market

GOODS = ["scrap", "potion"]
NAMES = ["Ann", "Jonas", "Cleo"]


class Shop(MarketRoom):
    """Knows goods and helpers by name, and has an automaton behind two seats."""

    sources = ("helper",)

    def phrases(self, game: object) -> dict[str, Phrase]:
        return {
            "good": Phrase(GOODS, many=["scrap", "potions"]),
            "helper": Phrase(["the Woodcutter", "an Owl"], unknown="a helper of some sort"),
            "change": Phrase(lambda change: f"{'rose' if change > 0 else 'fell'} by {abs(change)}"),
            "mood": Phrase(["", "in anger"]),
            "villain": Phrase(["Rob Z."]),
        }

    def beside(self, game: Market) -> list[Actor]:
        return [Actor(None, "the Reeve")]


SHOP = Shop()
GAME = SHOP.deal(2, SHOP.settings(2, {}), Rng(1))


def said(
    facts: str,
    sentence: str | Each | None,
    numbers: list[int],
    reader: int | None = None,
    knowers: int = -1,
    card: int = -1,
) -> str:
    kind = EventKind("lost_something", facts, sentence)
    return SHOP.sentence(
        GAME,
        Event(kind, numbers, knowers, 0, card),
        reader,
        lambda seat: "You" if seat == reader else NAMES[seat],
    )


@pytest.mark.parametrize(
    ("facts", "sentence", "numbers", "reader", "words"),
    [
        ("seat owner:seat", "{seat} robbed {owner}.", [0, 1], None, "Ann robbed Jonas."),
        ("seat owner:seat", "{seat} robbed {owner}.", [0, 1], 0, "You robbed Jonas."),
        ("seat owner:seat", "{seat} robbed {owner}.", [0, 1], 1, "Ann robbed you."),
        ("seat", "{seat} came.", [2], 1, "The Reeve came."),
        ("seat owner:seat", "{owner's} cart hit {seat's}.", [0, 1], 0, "Jonas' cart hit your."),
        ("seat", "A servant {of seat} left.", [0], 0, "A servant of yours left."),
        ("seat", "A servant {of seat} left.", [0], None, "A servant of Ann left."),
        ("seat helper", "{seat's} {helper} acted.", [0, 0], None, "Ann's Woodcutter acted."),
        ("helper", "{helper} came.", [1], None, "An Owl came."),
        ("seat count", "{seat} took {count cart}.", [0, 1], None, "Ann took 1 cart."),
        ("seat count", "{seat} took {count cart}.", [0, 2], None, "Ann took 2 carts."),
        ("seat count", "{seat}: {count cart}.", [0, -1], None, "Ann: \u22121 cart."),
        ("good count", "{count good} burned.", [1, 2], None, "2 potions burned."),
        ("good count", "{count good} burned.", [0, 2], None, "2 scrap burned."),
        ("good count", "{count good} burned.", [1, 1], None, "1 potion burned."),
        ("points", "The tide {points:change}.", [-2], None, "The tide fell by 2."),
        ("points", "It came to {points}.", [-2], None, "It came to \u22122."),
        ("helpers:helper*", "Out went {helpers}.", [2, 0, 1], None, "Out went the Woodcutter and an Owl."),
        ("helpers:helper*", "Out went {helpers}.", [0], None, "Out went nothing."),
        ("seat mood", "{seat} left[ {mood}].", [0, 1], None, "Ann left in anger."),
        ("seat mood", "{seat} left[ {mood}].", [0, 0], None, "Ann left."),
        ("seat from:seat", "{seat} took it[ from {from}].", [0, -1], None, "Ann took it."),
        ("seat late", "{seat} came[late? late].", [0, 1], None, "Ann came late."),
        ("seat late", "{seat} came[late? late].", [0, 0], None, "Ann came."),
        ("count", "[count?It cost {count}|It was free].", [0], None, "It was free."),
        ("count", "[count?It cost {count}|It was free].", [4], None, "It cost 4."),
        ("seat owner:seat", "{seat} robbed [seat=owner?nobody|{owner}].", [1, 1], None, "Jonas robbed nobody."),
        ("seat owner:seat", "{seat} robbed [seat=owner?nobody|{owner}].", [1, 0], None, "Jonas robbed Ann."),
        ("villain", "They fear {villain}.", [0], None, "They fear Rob Z."),
        ("seat count", "", [0, 4], None, ""),
        ("seat count", None, [0, 4], None, "Ann lost something, count 4."),
    ],
)
def test_a_template_says_its_facts(facts: str, sentence: str, numbers: list[int], reader: int, words: str) -> None:
    assert said(facts, sentence, numbers, reader) == words


def test_what_is_hidden_has_a_general_word() -> None:
    assert said("seat helper?", "{seat} hired {helper}.", [0, 1], 0, 0b1) == "You hired an Owl."
    assert said("seat helper?", "{seat} hired {helper}.", [0, 1], 1, 0b1) == "Ann hired a helper of some sort."
    assert said("seat item?", "{seat} hid {item}.", [0, 1], 1, 0b1) == "Ann hid an item."


def test_a_part_vanishes_with_what_is_hidden_and_another_takes_its_place() -> None:
    sentence = "{seat} [saw {helper} and {other}|saw {helper} alone|looked]."
    facts = "seat helper? other:helper?"
    assert said(facts, sentence, [0, 0, 1], 0, 0b1) == "You saw the Woodcutter and an Owl."
    assert said(facts, sentence, [0, 0, -1], 0, 0b1) == "You saw the Woodcutter alone."
    assert said(facts, sentence, [0, 0, 1], 1, 0b1) == "Ann looked."


def test_a_sentence_for_each_value_of_a_fact() -> None:
    why = Each("why", {0: "It rained.", 2: "{seat} slept."})
    assert said("seat why", why, [0, 0]) == "It rained."
    assert said("seat why", why, [0, 2]) == "Ann slept."
    assert said("seat why", why, [0, 1]) == "Ann lost something, why 1."  # nobody wrote one
    assert said("seat why", Each("why", {0: "It rained."}, "{seat} forgot."), [0, 1]) == "Ann forgot."


def test_the_card_behind_it_stands_where_the_sentence_wants_it() -> None:
    sentence = "{seat} gained {count} power{through}, more than ever."
    assert said("seat count", sentence, [0, 2], card=0) == "Ann gained 2 power through the Woodcutter, more than ever."
    assert said("seat count", sentence, [0, 2]) == "Ann gained 2 power, more than ever."
    assert said("seat count", "{seat} paid {count}.", [0, 2], card=0) == "Ann paid 2."  # that only happens on the way


@pytest.mark.parametrize(
    "sentence",
    [
        "{good} came.",
        "{seat's} {good}.",
        "{seat:good} and {count good}[count? {good}",
        "{seat} left[late? late].",
        "{seat} left[seat=owner? late].",
        "{of god}.",
        "a|b",
        "]",
        "[[x]]",
    ],
)
def test_a_template_that_cannot_be_filled_in_fails_when_it_is_loaded(sentence: str) -> None:
    with pytest.raises(ValueError, match="lost_something"):
        EventKind("lost_something", "seat count", sentence)
    with pytest.raises(ValueError, match="lost_something"):
        EventKind("lost_something", "seat count", Each("count", {1: sentence}))


def test_each_names_a_fact_of_its_kind() -> None:
    with pytest.raises(ValueError, match="'why'"):
        EventKind("lost_something", "seat count", Each("why", {1: "{seat} left."}))
