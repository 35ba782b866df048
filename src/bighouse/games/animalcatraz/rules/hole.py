"""On the way to The Hole: a Scapegoat may go instead (RULES.md section 24, D15)."""

from __future__ import annotations

from bighouse.engine.step import Step
from bighouse.engine.wording import Wording
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import PASS, SCAPEGOAT
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.departures import discard_gangster, fall_guy
from bighouse.games.animalcatraz.rules.injury import go_to_hole
from bighouse.games.animalcatraz.rules.reactions import Reactions
from bighouse.games.animalcatraz.rules.state import HOLED, Animalcatraz
from bighouse.games.animalcatraz.words.phrases import gangster_name, name_of


class SendToHole(Step[Animalcatraz]):
    """A Convict is about to be sent to The Hole."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Animalcatraz) -> None:
        if fall_guy(game, self.index) != NOTHING:
            game.do_next(BlameScapegoat(game.convicts[self.index].seat, self.index))
        else:
            into_the_hole(game, self.index)

    def args(self) -> list[int]:
        return [self.index]


def into_the_hole(game: Animalcatraz, index: int) -> None:
    """Who pays at once in its own turn comes out at once: rivals in the Courtyard may react."""
    go_to_hole(game, index)
    convict = game.convicts[index]
    if game.active == index and convict.posture != HOLED:
        game.do_next(Reactions(index, convict.space))


class BlameScapegoat(AskedOf):
    """He is discarded, and the Convict stays where it is; a Warden there counts as paid (R67)."""

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [SCAPEGOAT, PASS]

    def take(self, game: Animalcatraz, action: int) -> None:
        if action == PASS:
            into_the_hole(game, self.index)
        else:
            convict = self.convict(game)
            if convict.space == game.warden:
                convict.paid_warden = True
            discard_gangster(game, self.index, fall_guy(game, self.index), keeps=True)

    def question(self, game: Animalcatraz) -> str:
        return f"{name_of(game, self.index)} must go to The Hole: let the Scapegoat go instead?"

    def chapter(self, game: Animalcatraz) -> str:
        return "hole"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        if action == PASS:
            return Wording("Go to The Hole")
        return Wording(f"Discard {gangster_name(game, fall_guy(game, self.index))}", "he leaves play")
