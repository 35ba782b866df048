"""Actions as integers with words: families of actions laid out in one fixed range."""

from __future__ import annotations


class Family:
    """Actions of one kind: a name and one list of words for each of its places."""

    def __init__(self, name: str, offset: int, places: list[list[str]]) -> None:
        self.name = name
        self.offset = offset
        self.places = places
        self.size = 1
        for words in places:
            self.size *= len(words)

    def indices(self, action: int) -> list[int]:
        """Which word of each place the action stands for."""
        rest = action - self.offset
        out: list[int] = []
        for words in reversed(self.places):
            out.append(rest % len(words))
            rest //= len(words)
        out.reverse()
        return out

    def words(self, action: int) -> str:
        """The action in words: the family's name, then a word for each place."""
        parts = [self.name]
        indices = self.indices(action)
        for i in range(len(indices)):
            parts.append(self.places[i][indices[i]])
        return " ".join(parts)


class Vocabulary:
    """All actions of a game. An action is fast to handle, a row of a mask for learning, and still prints as words."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0
        self._by_words: dict[str, int] = {}

    def add(self, offset: int, name: str, *places: list[str]) -> None:
        """Lay out a family next; its offset is said again so that code and vocabulary cannot drift apart."""
        if offset != self.size:
            raise ValueError(f"the actions of '{name}' start at {self.size}, not at {offset}")
        family = Family(name, offset, list(places))
        self.families.append(family)
        for action in range(offset, offset + family.size):
            words = family.words(action)
            if words != " ".join(words.split()):
                raise ValueError(f"the words {words!r} are not parted by single spaces, so they could not be read back")
            if words in self._by_words:
                raise ValueError(f"two actions read '{words}'")
            self._by_words[words] = action
        self.size += family.size

    def family(self, action: int) -> Family:
        for family in self.families:
            if family.offset <= action < family.offset + family.size:
                return family
        raise ValueError(f"there is no action {action}; actions are 0 to {self.size - 1}")

    def words(self, action: int) -> str:
        return self.family(action).words(action)

    def action(self, words: str) -> int:
        """The action that reads so; raises ValueError when none does."""
        found = self._by_words.get(" ".join(words.split()))
        if found is None:
            raise ValueError(f"no action reads '{words}'")
        return found
