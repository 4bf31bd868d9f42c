"""Normalising paths and writing files atomically."""

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TypeVar

__all__ = ["normalize_path", "safe_write_to_file"]

_R = TypeVar("_R")

def normalize_path(path: str | PathLike[str]) -> Path:
    """Normalise a path.

    Environment variables and `~` are expanded, `..` and symbolic links are resolved,
    and on Windows the drive letter is converted to upper case. You can compare
    normalised paths and use them as keys.

    Args:
        path: Any path; the file doesn't have to exist.

    Returns:
        The absolute path.

    Raises:
        ValueError: If an environment variable in the path isn't set.

    Examples:
        >>> from atoll.utils.fs_utils import normalize_path
        >>> normalize_path("/data/scans/../tables") == normalize_path("/data/tables")
        True
    """

def safe_write_to_file(
    write: Callable[[Path], _R], path: str | PathLike[str]
) -> tuple[_R, Path]:
    """Write a file atomically.

    `write` writes to a temporary file, which is then moved to the target. If the target
    can't be replaced, for example because a spreadsheet program on Windows has it open,
    a numbered name such as `report (1).csv` is used, so that the result isn't lost.

    Args:
        write: Function that writes to the path that it receives.
        path: Path of the target. Missing folders are created.

    Returns:
        The return value of `write`, and the actual path of the file.

    Raises:
        OSError: If the file can't be written.

    Examples:
        >>> import pandas as pd
        >>> from atoll.utils.fs_utils import safe_write_to_file
        >>> report = pd.DataFrame({"patient": ["a", "b"], "volume": [0.2, 0.0]})
        >>> _, written = safe_write_to_file(
        ...     lambda target: report.to_csv(target, index=False), "report.csv"
        ... )
        >>> print(f"Saved to {written}")
    """
