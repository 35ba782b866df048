"""What goes wrong when people or programs ask for what the rules or the files do not allow."""


class BighouseError(Exception):
    """Any error whose words are meant for the person who caused it."""


class IllegalMove(BighouseError):
    """A move that the rules refuse; the words say why, and the game is untouched."""


class BadSetup(BighouseError):
    """A game that cannot be set up as asked: unknown game, players or option out of bounds."""


class BadSave(BighouseError):
    """A save file that is damaged, truncated, foreign or tampered with; nothing of it was used."""


class BadScene(BighouseError):
    """A written position that cannot be; the words name the line."""


class RulesBroken(BighouseError):
    """A conservation law of a game does not hold: a bug in our rules, never a player's fault."""
