"""After an exchange the defender strikes back or tries to get away (RULES.md section 18, D12)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import ABANDON, COUNTER_ATTACK, SCAPEGOAT
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.bars import cunning_level
from bighouse.games.animalcatraz.rules.departures import discard_gangster, fall_guy
from bighouse.games.animalcatraz.rules.events import ABANDON_ROLLED, ABANDONED, COUNTER_ATTACKED
from bighouse.games.animalcatraz.rules.fight_results import EndFight
from bighouse.games.animalcatraz.rules.fighters import fighters_of
from bighouse.games.animalcatraz.rules.odds import at_most, percent
from bighouse.games.animalcatraz.rules.refusals import TOO_LITTLE_CUNNING
from bighouse.games.animalcatraz.rules.state import Animalcatraz
from bighouse.games.animalcatraz.words.phrases import gangster_name, name_of


class AfterExchange(Step[Animalcatraz]):
    """A side without an uninjured fighter has lost; otherwise the defender of the exchange decides, but in a Riot he
    always strikes back."""

    def run(self, game: Animalcatraz) -> None:
        fight = game.fight
        for side in range(2):
            if not fighters_of(game, side):
                game.do_next(EndFight(side, 0))
                return
        if fight.riot:
            fight.attacking = 1 - fight.attacking
            return
        index = fight.convicts[1 - fight.attacking]
        game.do_next(StrikeBack(game.convicts[index].seat, index))


def lead_in_cunning(game: Animalcatraz) -> int:
    """By how much the defender's Convict is more cunning than the attacker's, injured or not (R63)."""
    fight = game.fight
    attacker = game.convicts[fight.convicts[fight.attacking]]
    defender = game.convicts[fight.convicts[1 - fight.attacking]]
    return cunning_level(game, defender) - cunning_level(game, attacker)


class StrikeBack(AskedOf):
    """Counter-Attack, Abandon with one die against the difference in Cunning (R23), or the Scapegoat (R67)."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        out = [COUNTER_ATTACK, ABANDON]
        if fall_guy(game, self.index) != NOTHING:
            out.append(SCAPEGOAT)
        return out

    def refusal(self, game: Animalcatraz, action: int) -> int:
        return TOO_LITTLE_CUNNING if action == ABANDON and lead_in_cunning(game) <= 0 else 0

    def take(self, game: Animalcatraz, action: int) -> None:
        fight = game.fight
        convict = self.convict(game)
        side = 1 - fight.attacking
        if action == COUNTER_ATTACK:
            fight.attacking = side
            game.tell(COUNTER_ATTACKED, convict.seat, convict.card)
        elif action == SCAPEGOAT:
            gangster = fall_guy(game, self.index)
            game.tell(ABANDONED, convict.seat, convict.card, gangster)
            game.do_next(EndFight(side, 1))
            discard_gangster(game, self.index, gangster, keeps=True)
        else:
            lead = lead_in_cunning(game)
            rolled = game.roll(ABANDON_ROLLED, [convict.seat, convict.card, lead], 1, 6, [])[0]
            if rolled <= lead:
                game.tell(ABANDONED, convict.seat, convict.card, NOTHING)
                game.do_next(EndFight(side, 0))

    def topic(self, game: Animalcatraz) -> str:
        return "striking_back"

    def lapse(self, game: Animalcatraz) -> int:
        return COUNTER_ATTACK

    def question(self, game: Animalcatraz) -> str:
        return f"Does {name_of(game, self.index)} strike back?"

    def chapter(self, game: Animalcatraz) -> str:
        return "exchanges"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == COUNTER_ATTACK:
            return Wording("Counter-Attack", "you choose who fights whom, and win ties")
        if action == SCAPEGOAT:
            who = gangster_name(game, fall_guy(game, self.index))
            return Wording(f"Leave {who} behind", "the Fight is lost without losing REP")
        lead = lead_in_cunning(game)
        return Wording("Abandon", f"{max(lead, 0)} or less on one die: {percent(at_most(lead))}")

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        attacker = game.convicts[game.fight.convicts[game.fight.attacking]]
        levels = f"{cunning_level(game, self.convict(game))} against {cunning_level(game, attacker)}"
        return Reason(f"Only who is more cunning can abandon, and it is {levels}", "§18")


AFTER_EXCHANGE: Final = AfterExchange()
