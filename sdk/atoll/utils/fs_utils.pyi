"""Writing files so that nobody ever sees half of one."""

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TypeVar

__all__ = ["normalize_path", "safe_write_to_file"]

_R = TypeVar("_R")

def normalize_path(path: str | PathLike[str]) -> Path:
    """Bring the spellings of one path to a single form.

    Environment variables and `~` are expanded, `..` and symbolic links are resolved, and
    on Windows the drive letter is put in upper case. Paths made equal this way can be
    compared and used as keys.

    Args:
        path: Any path; the file need not exist.

    Returns:
        The absolute path.

    Raises:
        ValueError: If an environment variable in the path is not set.

    Examples:
        >>> from atoll.utils.fs_utils import normalize_path
        >>> normalize_path("/data/scans/../tables") == normalize_path("/data/tables")
        True
    """

def safe_write_to_file(
    write: Callable[[Path], _R], path: str | PathLike[str]
) -> tuple[_R, Path]:
    """Write a file as a whole or not at all.

    `write` is given a temporary path beside the target, and the result is moved into
    place once it returns. If the target cannot be replaced, which happens on Windows
    while a spreadsheet program has it open, a numbered name such as `report (1).csv` is
    used, so that hours of work are not lost for a file lock.

    Args:
        write: Function that writes to the path it is given.
        path: Where the file should be in the end. Missing folders are created.

    Returns:
        What `write` returned, and the path at which the file really is.

    Raises:
        OSError: If the folder cannot be written.

    Examples:
        >>> import pandas as pd
        >>> from atoll.utils.fs_utils import safe_write_to_file
        >>> report = pd.DataFrame({"patient": ["a", "b"], "volume": [0.2, 0.0]})
        >>> _, written = safe_write_to_file(
        ...     lambda target: report.to_csv(target, index=False), "report.csv"
        ... )
        >>> print(f"Saved to {written}")
    """
