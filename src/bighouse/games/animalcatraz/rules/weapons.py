"""Before the dice of an exchange: each fighter shows a weapon or Primal, swaps a card, or does nothing (D7, D24)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import CRAFT_PART, FIGHT_UNARMED, FIGHT_WEAPON, PRIMAL_DOSE
from bighouse.games.animalcatraz.box.components import WEAPON as WEAPON_KIND
from bighouse.games.animalcatraz.rules.actions import (
    CARD,
    CARRIED,
    HAND_OVER,
    PASS,
    PRIMAL,
    PUT,
    SHOW,
    SLOT_1,
    SWAP,
    WEAPON,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.chances import Chance, exchange_chance
from bighouse.games.animalcatraz.rules.events import CARD_PASSED, CARD_USED, UPGRADE_SHOWN, WEAPON_SHOWN
from bighouse.games.animalcatraz.rules.fighters import (
    carried_by,
    has_hidden,
    is_convict,
    mat_of,
    seat_of,
)
from bighouse.games.animalcatraz.rules.mats import (
    find,
    hidden_upgrades,
    kinds_at,
    put,
    room_at,
    show,
    side_mask,
    slip_away,
    take_away,
    to_chair,
)
from bighouse.games.animalcatraz.rules.odds import percent
from bighouse.games.animalcatraz.rules.primal import go_primal
from bighouse.games.animalcatraz.rules.room_making import MakeRoom
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.rules.totals import attack_of, cap_of, damage_of
from bighouse.games.animalcatraz.words.offers import fighter_name
from bighouse.games.animalcatraz.words.parts import craft_name
from bighouse.games.animalcatraz.words.phrases import card_name, gangster_name, name_of


class Reveals(Step[Animalcatraz]):
    """First the attacker of the exchange, then the defender."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        first, second = fight.attacking, 1 - fight.attacking
        game.do(
            [
                Reveal(seat_of(game, fight.fighters[first]), first),
                Reveal(seat_of(game, fight.fighters[second]), second),
            ]
        )


def weapons_of(game: Animalcatraz, fighter: int, revealed: list[int]) -> list[int]:
    """The kinds of weapons that he could show besides: of two parts of a craft the first stands for both (R60)."""
    out: list[int] = []
    crafts: list[int] = []
    copies = [copy for copy in carried_by(game, fighter) if copy not in revealed]
    for copy in copies:
        card = game.box.of(copy)
        if card.kind == WEAPON_KIND and card.index not in out:
            out.append(card.index)
        elif card.kind == CRAFT_PART and card.craft not in crafts and len(parts_of(game, copies, card.craft)) > 1:
            crafts.append(card.craft)
            out.append(card.index)
    return out


def parts_of(game: Animalcatraz, copies: list[int], craft: int) -> list[int]:
    return [copy for copy in copies if game.box.of(copy).craft == craft]


def weapon_copies(game: Animalcatraz, fighter: int, kind: int, revealed: list[int]) -> list[int]:
    """The copies that are shown as one weapon."""
    copies = [copy for copy in carried_by(game, fighter) if copy not in revealed]
    card = game.box.cards[kind]
    if card.kind == CRAFT_PART:
        return parts_of(game, copies, card.craft)[:2]
    return [copy for copy in copies if game.box.kind_of[copy] == kind][:1]


def draw_weapon(game: Animalcatraz, seat: int, side: int, kind: int) -> None:
    fight = game.fight
    fighter = fight.fighters[side]
    copies = weapon_copies(game, fighter, kind, fight.weapons[side])
    fight.weapons[side] = fight.weapons[side] + copies
    convict = game.convicts[mat_of(game, fighter)]
    for copy in copies:
        show(game, copy)
        game.tell(WEAPON_SHOWN, seat, convict.card, fighter - FIRST_GANGSTER, game.box.kind_of[copy])


def weapon_wording(game: Animalcatraz, seat: int, side: int, kind: int) -> Wording:
    """A weapon with what it adds and does, and the chance that it leaves."""
    fight = game.fight
    card = game.box.cards[kind]
    copies = weapon_copies(game, fight.fighters[side], kind, fight.weapons[side])
    title = f"Draw the {craft_name(game, card.craft)}" if card.kind == CRAFT_PART else f"Draw {card.name}"
    chance = chance_with(game, seat, side, fight.weapons[side] + copies)
    once = ", used up" if card.single_use else ""
    return Wording(title, f"+{attack_of(game, copies)}, damage {damage_of(game, copies)}{once}: {chance}")


def chance_with(game: Animalcatraz, seat: int, side: int, weapons: list[int]) -> str:
    """The chance to win the exchange, were these his weapons and nothing else shown."""
    fight = game.fight
    shown = [fight.weapons[0], fight.weapons[1]]
    shown[side] = weapons
    return percent(exchange_chance(game, seat, fight.fighters, shown, fight.extra, fight.attacking, side).chance)


def primal_chance(game: Animalcatraz, seat: int, side: int) -> Chance:
    """A side's chance in this exchange, were its Convict Primal already."""
    fight = game.fight
    convict = game.convicts[fight.fighters[side]]
    convict.primal = 1
    chance = exchange_chance(game, seat, fight.fighters, fight.weapons, fight.extra, fight.attacking, side)
    convict.primal = 0
    return chance


class Revealing(Asked):
    """A choice of the fighter of one side; asked of everybody with a hidden card, so that it betrays none."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def fighter(self, game: Animalcatraz) -> int:
        return game.fight.fighters[self.side]

    def always_asked(self, game: Animalcatraz) -> bool:
        return has_hidden(game, self.fighter(game))

    def args(self) -> list[int]:
        return [self.seat, self.side]

    def chapter(self, game: Animalcatraz) -> str:
        return "exchanges"


class Reveal(Revealing):
    """One card of the fighter: a weapon or Primal; or a swap on the Mat instead (R22)."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        fighter = self.fighter(game)
        out = [WEAPON + kind for kind in weapons_of(game, fighter, [])]
        if is_convict(fighter):
            convict = game.convicts[fighter]
            if dose_of(game, fighter) >= 0 and not convict.primal:
                out.append(PRIMAL)
            for kind in hidden_upgrades(game, fighter, CARRIED):
                perks = game.box.cards[kind].modifiers
                if perks[FIGHT_UNARMED] or perks[FIGHT_WEAPON]:
                    out.append(at_place(SHOW, CARRIED, kind))
        if can_swap(game, self.side):
            out.append(SWAP)
        out.append(PASS)
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        fighter = self.fighter(game)
        if action == SWAP:
            game.do_next(SwapFrom(self.seat, self.side))
        elif action == PRIMAL:
            show_primal(game, fighter)
        elif SHOW <= action < HAND_OVER:
            show_upgrade(game, self.seat, fighter, kind_of(SHOW, action))
            game.do_next(self)
        elif action != PASS:
            draw_weapon(game, self.seat, self.side, action - WEAPON)
            if cap_of(game, fighter):
                game.do_next(SecondWeapon(self.seat, self.side))

    def topic(self, game: Animalcatraz) -> str:
        return "" if self.side == game.fight.attacking else "weapons_in_defence"

    def question(self, game: Animalcatraz) -> str:
        other = fighter_name(game, game.fight.fighters[1 - self.side])
        return f"{fighter_name(game, self.fighter(game))} against {other}: what does he show?"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == SWAP:
            return Wording("Swap a card on the Mat", "instead of showing one")
        if action == PRIMAL:
            chance = percent(primal_chance(game, self.seat, self.side).chance)
            return Wording("Go Primal", f"instead of a weapon: {chance}")
        if action == PASS:
            return Wording("Show nothing", chance_with(game, self.seat, self.side, []))
        if SHOW <= action < HAND_OVER:
            return Wording(f"Show {card_name(game, kind_of(SHOW, action))}", "its bonus counts from now on")
        return weapon_wording(game, self.seat, self.side, action - WEAPON)


class SecondWeapon(Revealing):
    """A Duelist, or anybody in the Courtyard Riot, shows another weapon of his own."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        fighter = self.fighter(game)
        return [WEAPON + kind for kind in weapons_of(game, fighter, game.fight.weapons[self.side])] + [PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action != PASS:
            draw_weapon(game, self.seat, self.side, action - WEAPON)

    def question(self, game: Animalcatraz) -> str:
        return f"Does {fighter_name(game, self.fighter(game))} draw a second weapon?"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("One is enough", chance_with(game, self.seat, self.side, game.fight.weapons[self.side]))
        return weapon_wording(game, self.seat, self.side, action - WEAPON)


def dose_of(game: Animalcatraz, index: int) -> int:
    """A Primal card that a Convict carries; -1: it has none."""
    for copy in game.convicts[index].carry:
        if game.box.of(copy).kind == PRIMAL_DOSE:
            return copy
    return -1


def show_primal(game: Animalcatraz, index: int) -> None:
    """The card goes to the Chair, and the Convict fights with its Primal level at once."""
    convict = game.convicts[index]
    copy = dose_of(game, index)
    card = game.box.of(copy)
    show(game, copy)
    game.tell(CARD_USED, convict.seat, convict.card, card.index)
    take_away(game, index, CARRIED, copy)
    to_chair(game, copy)
    go_primal(game, index, game.box.scripts[card.script][0].cost, by_card=True)


def show_upgrade(game: Animalcatraz, seat: int, index: int, kind: int) -> None:
    """A hidden Convict Upgrade is turned up: its perk counts as long as it is carried (R14)."""
    copy = find(game, index, CARRIED, kind)
    show(game, copy)
    game.shown[copy] = 1
    game.tell(UPGRADE_SHOWN, seat, kind)


# Swapping a card


def carrier_places(game: Animalcatraz, side: int) -> list[int]:
    """The carriers of the fighter's Mat; injured ones are none any more."""
    fight = game.fight
    index = mat_of(game, fight.fighters[side])
    out = [] if fight.out >> index & 1 else [CARRIED]
    for slot in range(len(game.convicts[index].gangsters)):
        out.append(SLOT_1 + slot)
    return out


def can_swap(game: Animalcatraz, side: int) -> bool:
    places = carrier_places(game, side)
    index = mat_of(game, game.fight.fighters[side])
    if len(places) < 2:
        return False
    for place in places:
        if kinds_at(game, index, place):
            return True
    return False


class Swapping(Asked):
    """A card of the Mat changes its carrier."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def args(self) -> list[int]:
        return [self.seat, self.side]

    def chapter(self, game: Animalcatraz) -> str:
        return "exchanges"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        index = mat_of(game, game.fight.fighters[self.side])
        return Wording(card_name(game, kind_of(CARD, action)), carrier_name(game, index, place_of(CARD, action)))


class SwapFrom(Swapping):
    """Which card it is."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        index = mat_of(game, game.fight.fighters[self.side])
        out: list[int] = []
        for place in carrier_places(game, self.side):
            out += [at_place(CARD, place, kind) for kind in kinds_at(game, index, place)]
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        index = mat_of(game, game.fight.fighters[self.side])
        place = place_of(CARD, action)
        copy = find(game, index, place, kind_of(CARD, action))
        slip_away(game, index, place, copy)
        game.incoming.append(copy)
        game.do_next(SwapTo(self.seat, self.side, place))

    def question(self, game: Animalcatraz) -> str:
        return "Which card changes hands?"


class SwapTo(Swapping):
    """Who takes it: somebody with a free hand, or in exchange for one of his."""

    def __init__(self, seat: int, side: int, place: int) -> None:
        super().__init__(seat, side)
        self.place = place  # where it came from

    def candidates(self, game: Animalcatraz) -> list[int]:
        index = mat_of(game, game.fight.fighters[self.side])
        out: list[int] = []
        for place in carrier_places(game, self.side):
            if place != self.place:
                if room_at(game, index, place) > 0:
                    out.append(PUT + place)
                out += [at_place(CARD, place, kind) for kind in kinds_at(game, index, place)]
        return out

    def take(self, game: Animalcatraz, action: int) -> None:
        index = mat_of(game, game.fight.fighters[self.side])
        copy = game.incoming.pop()
        if action >= PUT:
            pass_on(game, index, copy, action - PUT)
        else:
            place = place_of(CARD, action)
            other = find(game, index, place, kind_of(CARD, action))
            slip_away(game, index, place, other)
            pass_on(game, index, copy, place)
            pass_on(game, index, other, self.place)
        game.do_next(MakeRoom(index))

    def args(self) -> list[int]:
        return [self.seat, self.side, self.place]

    def question(self, game: Animalcatraz) -> str:
        return f"Who takes {card_name(game, game.box.kind_of[game.incoming[-1]])}?"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        index = mat_of(game, game.fight.fighters[self.side])
        if action >= PUT:
            return Wording(carrier_name(game, index, action - PUT))
        return Wording(
            carrier_name(game, index, place_of(CARD, action)), f"for {card_name(game, kind_of(CARD, action))}"
        )


def pass_on(game: Animalcatraz, index: int, copy: int, to: int) -> None:
    """Another carrier of the Mat takes a card; which of several it was only its side has seen."""
    convict = game.convicts[index]
    put(game, index, to, copy)
    knowers = side_mask(game, convict.rival) | game.known[copy]
    game.whisper(knowers, CARD_PASSED, convict.seat, convict.card, game.box.kind_of[copy])


def carrier_name(game: Animalcatraz, index: int, place: int) -> str:
    if place == CARRIED:
        return name_of(game, index)
    return gangster_name(game, game.convicts[index].gangsters[place - SLOT_1])


REVEALS: Final = Reveals()
