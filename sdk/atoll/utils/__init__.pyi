"""General helpers: seeds, notebooks and example data.

Further helpers are in separate modules: threads in `atoll.utils.concurrency_utils`,
files in `atoll.utils.fs_utils`, logs in `atoll.utils.logging_utils`, HTTP in
`atoll.utils.web_utils`.
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
"""Default seed of random operations in the SDK."""

class ExampleSegmentationData:
    """Generates small synthetic images with masks, to test segmentation without real
    data.

    Each image shows bright shapes (a disc, a square, a triangle) at random positions on
    a noisy background. The mask contains the class of each pixel: 0 for the background,
    and 1, 2 and 3 for the shapes.

    Examples:
        Generate a dataset and read it:

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
        """Set the number and size of the images.

        Args:
            count: Number of pairs of image and mask, at least 1.
            height: Height of each in pixels, at least 16.
            width: Width of each in pixels, at least 16.
            seed: Seed of the random shapes. The same seed gives the same images.

        Raises:
            ValueError: If a number is too small.
        """

    def generate(self) -> list[tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]]:
        """Generate the pairs in memory.

        Returns:
            For each pair the image as (height, width, 3), values 0 to 255, and the mask
            as (height, width), values 0 to 3.
        """

    def save(self, directory: str | PathLike[str]) -> Path:
        """Save the pairs as PNG files, with a table of their paths.

        Args:
            directory: Folder for the files, created if necessary. Images are saved in
                the sub-folder `images` and masks in `masks`; existing files are
                replaced.

        Returns:
            Path of the table, `segmentation.csv`, with the columns `image` and `mask`.
            Both contain absolute paths, and have to be forced to `image` when you
            connect them to a pod.

        Raises:
            OSError: If the files can't be written.
        """

def delegates(
    to: Callable[_P, object],
) -> Callable[[Callable[..., _R]], Callable[_P, _R]]:
    """Give a function the signature of the function that it passes its arguments to.

    Editors, type checkers and the generated reference don't know which arguments a
    wrapper with `**kwargs` accepts. With this decorator, they show the parameters of
    the target. Calls aren't changed.

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
    """Check whether the code runs in a Jupyter notebook.

    Notebooks run their own event loop, so call `nest_asyncio.apply()` there before you
    start a pod or a task.

    Returns:
        True in a notebook; false in scripts and terminals, including IPython.
    """

def one_hot_encode_list(
    values: Sequence[int], number_of_classes: int | None = None
) -> npt.NDArray[np.int64]:
    """One-hot encode class indices.

    Args:
        values: Class indices from 0.
        number_of_classes: Number of columns of the result. `None` uses the largest
            index plus one.

    Returns:
        An array of (values, classes) with zeros and ones.

    Raises:
        ValueError: If an index is negative or too large.

    Examples:
        >>> from atoll.utils import one_hot_encode_list
        >>> one_hot_encode_list([0, 2, 1]).tolist()
        [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    """

def seed_all(seed: int = 42) -> int:
    """Seed all random generators, so that results are repeatable.

    This covers Python, NumPy and, if installed, PyTorch on all devices.

    Args:
        seed: An integer from 0 to 2^32 - 1.

    Returns:
        The seed.

    Raises:
        ValueError: If `seed` is out of range.

    Note:
        Some GPU operations still differ slightly between runs.
    """
