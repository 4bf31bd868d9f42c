from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt

__all__ = [
    "DEFAULT_SEED", "ExampleSegmentationData", "delegates", "is_notebook", "one_hot_encode_list", "seed_all",
]

_P = ParamSpec("_P")
_R = TypeVar("_R")

DEFAULT_SEED: Final = 42

class ExampleSegmentationData:
    def __init__(self, count: int = 25, height: int = 100, width: int = 100, *, seed: int = 42) -> None: ...
    def generate(self) -> list[tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]]: ...
    def save(self, directory: str | PathLike[str]) -> Path: ...

def delegates(to: Callable[_P, object]) -> Callable[[Callable[..., _R]], Callable[_P, _R]]: ...
def is_notebook() -> bool: ...
def one_hot_encode_list(values: Sequence[int], number_of_classes: int | None = None) -> npt.NDArray[np.int64]: ...
def seed_all(seed: int = 42) -> int: ...
