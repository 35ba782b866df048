"""An address that cannot be had is refused at once, in words that say what to do."""

import errno
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bighouse.cli import main
from bighouse.table.listening import address, why_not


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken(taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(taken), "--database", str(tmp_path / "tables.db")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(
        f"bighouse: Port {taken} is taken; perhaps Bighouse is open already, at http://localhost:{taken}"
    )
    assert "--port" in err
    assert err.count("\n") == 1  # nothing of the machinery underneath


@pytest.mark.parametrize(
    ("wish", "words"),
    [(["--port", "70000"], "There is no port 70000"), (["--host", "203.0.113.7"], "This machine has no address")],
)
def test_an_address_that_cannot_be(
    wish: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *wish, "--database", str(tmp_path / "tables.db")]) == 1
    assert capsys.readouterr().err.startswith(f"bighouse: {words}")


def test_a_port_that_only_some_may_take() -> None:
    assert "not for everybody" in why_not("0.0.0.0", 80, PermissionError(errno.EACCES, "Permission denied"))


@pytest.mark.parametrize(
    ("host", "name"),
    [("127.0.0.1", "localhost"), ("::", "localhost"), ("10.0.0.7", "10.0.0.7"), ("fe80::1", "[fe80::1]")],
)
def test_an_address_that_a_browser_understands(host: str, name: str) -> None:
    assert address(host, 8181) == f"http://{name}:8181"
