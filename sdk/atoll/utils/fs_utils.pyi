from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TypeVar

__all__ = ["normalize_path", "safe_write_to_file"]

_R = TypeVar("_R")

def normalize_path(path: str | PathLike[str]) -> Path: ...
def safe_write_to_file(write: Callable[[Path], _R], path: str | PathLike[str]) -> tuple[_R, Path]: ...
