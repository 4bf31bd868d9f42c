"""The `atoll` program: reads the command line and calls the right function."""

from collections.abc import Mapping, Sequence

__all__ = ["main", "run"]

def run(
    command: str,
    arguments: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> int:
    """Run one command with its arguments already taken apart.

    Errors that a user can mend are printed without a traceback. Set `ATOLL_LOG_LEVEL` to
    `DEBUG` to see it.

    Args:
        command: Name of the command, such as `run_pod`.
        arguments: Its positional arguments.
        options: Its options by name, without the leading hyphens.

    Returns:
        Exit code: 0 if all went well, 1 after an error, 2 for a command or option that
        does not exist.

    Examples:
        >>> from atoll.scripts.script_runner import run
        >>> exit_code = run("generate_schema", ["census.csv"], {"name": "census"})
    """

def main(argv: Sequence[str] | None = None) -> int:
    """Run the program.

    `--help` lists the commands, `<command> --help` the options of one, `--version` prints
    the version.

    Args:
        argv: Words of the command line without the program's name; those of the process
            if `None`.

    Returns:
        Exit code as given by `run`.

    Examples:
        >>> from atoll.scripts.script_runner import main
        >>> main(["--version"])
        atoll 4.2.0
        0
    """
