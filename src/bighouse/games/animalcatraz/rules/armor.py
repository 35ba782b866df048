"""After a lost exchange: armor, a First-Aid Kit, and the injury (RULES.md sections 17, 18 and 20, D11, D24)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import ARMOR as ARMOR_KIND
from bighouse.games.animalcatraz.box.components import BREAK_WEAPON, DAMAGE_TAKEN, IGNORE_DAMAGE
from bighouse.games.animalcatraz.rules.actions import ARMOR, CARRIED, HAND_OVER, PASS, SHOW, at_place, kind_of
from bighouse.games.animalcatraz.rules.asked import Asked
from bighouse.games.animalcatraz.rules.departures import fall
from bighouse.games.animalcatraz.rules.effects import RunScript
from bighouse.games.animalcatraz.rules.events import ARMOR_SHOWN, RIOT_INJURED
from bighouse.games.animalcatraz.rules.fighters import (
    carried_by,
    has_hidden,
    is_convict,
    mat_of,
    place_of_fighter,
    seat_of,
)
from bighouse.games.animalcatraz.rules.injury import injure, lose_carry
from bighouse.games.animalcatraz.rules.mats import find, hidden_upgrades, perk, show, take_away, to_chair
from bighouse.games.animalcatraz.rules.state import FIRST_GANGSTER, Animalcatraz
from bighouse.games.animalcatraz.rules.weapons import show_upgrade
from bighouse.games.animalcatraz.rules.wreckage import break_weapons, use_up_weapons
from bighouse.games.animalcatraz.words.card_words import card_sentence
from bighouse.games.animalcatraz.words.offers import fighter_name
from bighouse.games.animalcatraz.words.phrases import card_name


class Protection(Step[Animalcatraz]):
    """The loser may show one armor of his own, and an Upgrade that softens the blow."""

    def run(self, game: Animalcatraz) -> None:
        side = 1 - game.fight.won
        game.do_next(Protect(seat_of(game, game.fight.fighters[side]), side, 0))


def armors_of(game: Animalcatraz, fighter: int) -> list[int]:
    """The kinds of armor that a fighter carries."""
    out: list[int] = []
    for copy in carried_by(game, fighter):
        card = game.box.of(copy)
        if card.kind == ARMOR_KIND and card.index not in out:
            out.append(card.index)
    return out


class Protect(Asked):
    """Asked of everybody with a hidden card, so that the question betrays none (32.1)."""

    def __init__(self, seat: int, side: int, armored: int) -> None:
        super().__init__(seat)
        self.side = side
        self.armored = armored  # 1: an armor has been shown, and one is all

    def fighter(self, game: Animalcatraz) -> int:
        return game.fight.fighters[self.side]

    def candidates(self, game: Animalcatraz) -> list[int]:
        fighter = self.fighter(game)
        out: list[int] = []
        if not self.armored:
            out += [ARMOR + kind for kind in armors_of(game, fighter)]
        if is_convict(fighter) and game.fight.damage > 0:
            for kind in hidden_upgrades(game, fighter, CARRIED):
                if game.box.cards[kind].modifiers[DAMAGE_TAKEN]:
                    out.append(at_place(SHOW, CARRIED, kind))
        out.append(PASS)
        return out

    def always_asked(self, game: Animalcatraz) -> bool:
        return has_hidden(game, self.fighter(game)) and (not self.armored or game.fight.damage > 0)

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            return
        fighter = self.fighter(game)
        if SHOW <= action < HAND_OVER:
            show_upgrade(game, self.seat, fighter, kind_of(SHOW, action))
            game.do_next(self)
        else:
            game.do_next(Protect(self.seat, self.side, 1))
            wear(game, fighter, action - ARMOR)

    def args(self) -> list[int]:
        return [self.seat, self.side, self.armored]

    def topic(self, game: Animalcatraz) -> str:
        return "armor"

    def question(self, game: Animalcatraz) -> str:
        return f"{fighter_name(game, self.fighter(game))} is beaten, damage {game.fight.damage}: what protects him?"

    def chapter(self, game: Animalcatraz) -> str:
        return "injury"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Nothing" if not self.armored else "Nothing more")
        kind = kind_of(SHOW, action) if action < HAND_OVER else action - ARMOR
        return Wording(f"Show {card_name(game, kind)}", card_sentence(game.box, kind))


def wear(game: Animalcatraz, fighter: int, kind: int) -> None:
    """The armor is discarded, and hinders the winner: a Gangster in levels, his Convict in Actions (R25)."""
    index = mat_of(game, fighter)
    place = place_of_fighter(game, fighter)
    copy = find(game, index, place, kind)
    card = game.box.of(copy)
    convict = game.convicts[index]
    show(game, copy)
    game.tell(ARMOR_SHOWN, convict.seat, convict.card, fighter - FIRST_GANGSTER, kind)
    take_away(game, index, place, copy)
    to_chair(game, copy)
    for effect in game.box.scripts[card.script]:
        if effect.op == IGNORE_DAMAGE:
            game.fight.damage = 0
        elif effect.op == BREAK_WEAPON:
            break_weapons(game)
    game.do_next(RunScript(card.script, 0, index, game.fight.fighters[game.fight.won]))


class Hurt(Step[Animalcatraz]):
    """Single-use weapons go; the loser is injured. In a Riot the Convict lies down when it is over (R35)."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        use_up_weapons(game, 0)
        use_up_weapons(game, 1)
        fighter = fight.fighters[1 - fight.won]
        if not is_convict(fighter):
            fall(game, mat_of(game, fighter), fighter - FIRST_GANGSTER)
            return
        convict = game.convicts[fighter]
        damage = max(0, fight.damage + perk(game, convict, DAMAGE_TAKEN)) if fight.damage else 0
        fight.out |= 1 << fighter
        if fight.riot:
            game.riot.out |= 1 << fighter
            game.riot.damage[fighter] = damage
            game.tell(RIOT_INJURED, convict.seat, convict.card, damage)
            lose_carry(game, fighter, True)
        else:
            injure(game, fighter, damage, in_fight=True)


PROTECTION: Final = Protection()
HURT: Final = Hurt()
