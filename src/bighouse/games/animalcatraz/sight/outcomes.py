"""What a roll that is offered wins and loses, in words, from what a seat knows (RULES.md 10, 16, 19 to 21, 26)."""

from __future__ import annotations

from bighouse.engine.english import counted, with_sign
from bighouse.games.animalcatraz.box.components import CELLS, FIRST_CELL, NOTHING, VACANT_CELLS
from bighouse.games.animalcatraz.rules.actions import (
    ATTACK,
    ATTEMPT,
    CARRIERS,
    CORRUPT,
    CORRUPT_WARDEN,
    PICKPOCKET,
    RECRUIT,
    ROB,
)
from bighouse.games.animalcatraz.rules.fight_results import rep_for
from bighouse.games.animalcatraz.rules.loot import pool_of
from bighouse.games.animalcatraz.rules.mats import carried
from bighouse.games.animalcatraz.rules.reputation import rank_of, real_change
from bighouse.games.animalcatraz.rules.state import MOST_CONVICTS, Animalcatraz
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.sight.view import OutcomeView, ResultView
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, gangster_name, guard_name, name_of


def outcomes_seen(game: Animalcatraz, seat: int) -> list[OutcomeView]:
    """For the options of a seat on turn; nothing for anybody else."""
    choice = game.choice(seat)
    if not isinstance(choice, TakeTurn):
        return []
    seen = [outcome_seen(game, choice.index, action) for action in game.options(seat)]
    return [outcome for outcome in seen if outcome is not None]


def outcome_seen(game: Animalcatraz, index: int, action: int) -> OutcomeView | None:
    """Of an option of a turn; None where there is more to it than a line can say."""
    box = game.box
    if ATTACK <= action < ATTACK + MOST_CONVICTS:
        return fight_outcome(game, index, action)
    if PICKPOCKET <= action < PICKPOCKET + CARRIERS * MOST_CONVICTS:
        return theft_outcome(game, index, action, pool_of(game, (action - PICKPOCKET) % MOST_CONVICTS, NOTHING))
    if ROB <= action < ROB + CARRIERS * CELLS:
        return theft_outcome(game, index, action, pool_of(game, NOTHING, (action - ROB) % CELLS))
    if action in (CORRUPT, CORRUPT_WARDEN):
        who = "the Warden" if action == CORRUPT_WARDEN else guard_name(game, game.guard_at[game.convicts[index].space])
        won = [rep_words(game, index, box.corrupted_rep), f"{who} is yours"]
        return said(game, action, won, [rep_words(game, index, box.not_corrupted_rep)])
    if RECRUIT <= action < RECRUIT + VACANT_CELLS:
        gangster = game.lodgers[action - RECRUIT]
        won = [f"{gangster_name(game, gangster)} joins you for cards worth {box.gangsters[gangster].pay}"]
        return said(game, action, won, [rep_words(game, index, box.recruit_failed_rep)])
    if action == ATTEMPT:
        lost = ["The Hole", "Strength and Cunning back to the start", all_carried(game, index, "the Chair")]
        return said(game, action, ["out of the prison"], lost)
    return None


def fight_outcome(game: Animalcatraz, index: int, action: int) -> OutcomeView | None:
    """A Fight of one exchange; where Gangsters fight along there may be many."""
    target = action - ATTACK
    own, other = game.convicts[index], game.convicts[target]
    if own.gangsters or other.gangsters:
        return None
    ranks = [rank_of(game, game.rivals[convict.rival].rep) for convict in (own, other)]
    gain = rep_words(game, index, rep_for(game, ranks[0], ranks[1]))
    won = [gain, f"{name_of(game, target)} lies in {SPACE_NAMES[FIRST_CELL + other.cell]}"]
    home = f"{name_of(game, index)} to {SPACE_NAMES[FIRST_CELL + own.cell]}"
    lost = [rep_words(game, index, game.box.fight_lost_rep), all_carried(game, index, "the Infirmary pile"), home]
    return said(game, action, won, lost)


def theft_outcome(game: Animalcatraz, index: int, action: int, pool: list[int]) -> OutcomeView:
    draw = "the one card there" if len(pool) == 1 else f"one of {len(pool)} cards, unseen"
    won = [rep_words(game, index, game.box.theft_rep), draw]
    return said(game, action, won, [rep_words(game, index, game.box.failed_theft_rep)])


def rep_words(game: Animalcatraz, index: int, change: int) -> str:
    """As much REP as it really comes to; level 13 starts a Riot (22.2)."""
    rival = game.convicts[index].rival
    real = real_change(game, rival, change, riot=False)
    if real == 0:
        return "no REP"
    side = game.rivals[rival]
    riot = real > 0 and side.rep + real == game.box.riot_rep and not side.crowned
    return f"{with_sign(real)} REP{' and a Riot' if riot else ''}"


def all_carried(game: Animalcatraz, index: int, where: str) -> str:
    """What an injury or a failed escape takes from the Convict, and the escape from its Gangsters too."""
    convict = game.convicts[index]
    cards = carried(game, convict) if where == "the Chair" else convict.carry
    return f"{counted(len(cards), 'card')} to {where}" if cards else ""


def said(game: Animalcatraz, action: int, won: list[str], lost: list[str]) -> OutcomeView:
    return OutcomeView(
        action=game.words(action),
        won=ResultView("; ".join(words for words in won if words)),
        lost=ResultView("; ".join(words for words in lost if words)),
    )
