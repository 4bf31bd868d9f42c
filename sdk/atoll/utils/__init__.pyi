"""Helpers that fit nowhere else: seeds, notebooks, example data.

Tools for one subject have a module of their own: threads in
`atoll.utils.concurrency_utils`, files in `atoll.utils.fs_utils`, logs in
`atoll.utils.logging_utils`, HTTP in `atoll.utils.web_utils`.
"""

from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt

__all__ = [
    "DEFAULT_SEED",
    "ExampleSegmentationData",
    "delegates",
    "is_notebook",
    "one_hot_encode_list",
    "seed_all",
]

_P = ParamSpec("_P")
_R = TypeVar("_R")

DEFAULT_SEED: Final = 42
"""Seed of everything random in the SDK that is not given another one."""

class ExampleSegmentationData:
    """Makes small synthetic images with masks, to try segmentation without real data.

    Each image shows bright shapes (a disc, a square, a triangle) at random places on a
    noisy background. Its mask gives each pixel the class of the shape it belongs to: 0
    for the background, then 1, 2 and 3.

    Examples:
        Write a dataset and connect it:

        >>> from atoll import CSVSource
        >>> from atoll.utils import ExampleSegmentationData
        >>> table = ExampleSegmentationData().save("segmentation-data")
        >>> source = CSVSource(table)
        >>> source.get_column_names()
        ['image', 'mask']
    """

    def __init__(
        self,
        count: int = 25,
        height: int = 100,
        width: int = 100,
        *,
        seed: int = 42,
    ) -> None:
        """Set how much to make.

        Args:
            count: Number of pairs of image and mask, at least 1.
            height: Height of each in pixels, at least 16.
            width: Width of each in pixels, at least 16.
            seed: Same seed, same images.

        Raises:
            ValueError: If a number is too small.
        """

    def generate(self) -> list[tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]]:
        """Make the pairs in memory.

        Returns:
            For each pair the image as (height, width, 3), values 0 to 255, and the mask
            as (height, width), values 0 to 3.
        """

    def save(self, directory: str | PathLike[str]) -> Path:
        """Write the pairs as PNG files, with a table of their paths.

        Args:
            directory: Folder to write to, created if absent. Images are placed in its
                sub-folder `images`, masks in `masks`; files of the same names are
                replaced.

        Returns:
            Path of the table, `segmentation.csv`, with the columns `image` and `mask`.
            Both hold absolute paths and must be forced to image when connected to a pod.

        Raises:
            OSError: If the folder cannot be written.
        """

def delegates(
    to: Callable[_P, object],
) -> Callable[[Callable[..., _R]], Callable[_P, _R]]:
    """Give a function that passes its keyword arguments on the signature of its target.

    A wrapper that takes `**kwargs` hides what it accepts from editors, type checkers and
    the generated reference. This decorator shows the target's parameters instead. Calls
    are not changed in any way.

    Args:
        to: The function whose parameters the decorated one accepts.

    Returns:
        The decorator.

    Examples:
        >>> from atoll.utils import delegates
        >>> def scale(values: list[float], *, factor: float = 1.0) -> list[float]:
        ...     return [value * factor for value in values]
        >>> @delegates(scale)
        ... def total(*args: list[float], **kwargs: float) -> float:
        ...     return sum(args[0]) * kwargs.get("factor", 1.0)
        >>> total([1.0, 2.0], factor=2.0)
        6.0
    """

def is_notebook() -> bool:
    """Tell whether the code runs in a Jupyter notebook.

    Notebooks run an event loop of their own. Where this gives true, call
    `nest_asyncio.apply()` before you start a pod or a task.

    Returns:
        True in a notebook, false in scripts and in terminals, IPython's included.
    """

def one_hot_encode_list(
    values: Sequence[int], number_of_classes: int | None = None
) -> npt.NDArray[np.int64]:
    """Turn class indices into rows with a single 1.

    Args:
        values: Class indices from 0.
        number_of_classes: Width of the result. When `None`, one more than the greatest
            index.

    Returns:
        An array of (values, classes) with zeros and ones.

    Raises:
        ValueError: If an index is negative or does not fit the width.

    Examples:
        >>> from atoll.utils import one_hot_encode_list
        >>> one_hot_encode_list([0, 2, 1]).tolist()
        [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    """

def seed_all(seed: int = 42) -> int:
    """Make what follows repeatable.

    Seeds the random generators of Python, NumPy and, if installed, PyTorch on all
    devices.

    Args:
        seed: Any whole number from 0 to 2^32 - 1.

    Returns:
        The seed.

    Raises:
        ValueError: If `seed` is out of range.

    Note:
        Some GPU operations differ from run to run even so, in the last digits.
    """
