"""What rooms say of an option: its title and what it brings, what to know before taking it, or why it is refused."""

from __future__ import annotations

from bighouse.engine.english import nth


class Wording:
    """An option as it stands in a list. The label says all of it in one line."""

    def __init__(self, title: str, detail: str = "", label: str = "", caveat: str = "", warning: str = "") -> None:
        self.title = title
        self.detail = detail  # what it brings or takes, a short second line
        self.label = label or (f"{title}: {detail}" if detail else title)
        self.caveat = caveat  # what of it cannot be had just now; the option may be taken all the same
        self.warning = warning  # to be asked once before it is taken

    def among(self, rank: int, count: int) -> Wording:
        """The same where several read alike: told apart by their order."""
        which = f" ({nth(rank + 1)} of {count} alike)"
        return Wording(f"{self.title}{which}", self.detail, f"{self.label}{which}", self.caveat, self.warning)


class Reason:
    """Why something is refused: the numbers, then the section or ruling of RULES.md that it rests on."""

    def __init__(self, words: str, ruling: str = "") -> None:
        self.words = words
        self.ruling = ruling

    def __str__(self) -> str:
        if not self.ruling:
            return self.words
        return f"{self.words} - {'RULES ' if self.ruling.startswith('§') else ''}{self.ruling}"


def told_apart(wordings: dict[int, Wording]) -> dict[int, Wording]:
    """Options by action; those that read alike are numbered in their order."""
    alike: dict[str, list[int]] = {}
    for action, wording in wordings.items():
        alike.setdefault(wording.label, []).append(action)
    out = wordings.copy()
    for actions in alike.values():
        if len(actions) > 1:
            for rank in range(len(actions)):
                out[actions[rank]] = wordings[actions[rank]].among(rank, len(actions))
    return out
