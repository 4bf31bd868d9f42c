"""The `atoll` program, which parses the command line and runs the command."""

from collections.abc import Mapping, Sequence

__all__ = ["main", "run"]

def run(
    command: str,
    arguments: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> int:
    """Run one command with parsed arguments.

    Errors that a user can fix are printed without a traceback. Set `ATOLL_LOG_LEVEL` to
    `DEBUG` to see the traceback.

    Args:
        command: Name of the command, such as `run_pod`.
        arguments: Its positional arguments.
        options: Its options by name, without the leading hyphens.

    Returns:
        Exit code: 0 on success, 1 after an error, 2 for an unknown command or option.

    Examples:
        >>> from atoll.scripts.script_runner import run
        >>> exit_code = run("generate_schema", ["census.csv"], {"name": "census"})
    """

def main(argv: Sequence[str] | None = None) -> int:
    """Run the `atoll` program with the words of a command line.

    `--help` lists the commands, `<command> --help` lists the options of a command, and
    `--version` prints the version.

    Args:
        argv: Words of the command line without the name of the program; `None` uses
            those of the process.

    Returns:
        Exit code, as for `run`.

    Examples:
        >>> from atoll.scripts.script_runner import main
        >>> main(["--version"])
        atoll 4.2.0
        0
    """
