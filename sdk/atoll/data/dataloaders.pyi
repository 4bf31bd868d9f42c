"""Loaders that convert rows into batches for a model.

A loader converts rows (pandas DataFrames with the columns of the source) into the input
of a model (arrays of numbers). Backends derive their own loaders from `DataLoader`. The
loaders of a `DataBunch` return NumPy arrays and need no backend.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.types import DataSplit

__all__ = ["Batch", "BatchT", "DataLoader"]

BatchT = TypeVar("BatchT", covariant=True)
"""The type that a loader yields: `Batch` without a backend, tensors with one."""

class Batch(NamedTuple):
    """One batch of rows as NumPy arrays, with one field per kind of input.

    In the shapes below, *n* is the number of rows, which equals the batch size for all
    batches except the last.

    Attributes:
        tabular: Numbers and one-hot vectors, concatenated, as (n, width). `None` if the
            task selects no such column.
        images: For each image column, the images as (n, height, width, channels) after
            the batch transformations. Volumes have a depth before the height.
        support: Loss weights, ignored classes and head numbers, as (n, columns). `None`
            if the `DataStructure` names none of them.
        targets: The values to predict, as (n,) or (n, targets), or masks as (n, height,
            width). `None` in inference tasks.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    tabular: npt.NDArray[np.float32] | None
    images: tuple[npt.NDArray[np.float32], ...]
    support: npt.NDArray[np.float32] | None
    targets: npt.NDArray[np.generic] | None
    keys: tuple[str, ...] | None

class DataLoader(ABC, Generic[BatchT]):
    """Iterates over one split of a dataset in batches.

    You can iterate over a loader any number of times; each iteration is an epoch. It
    reads the source lazily, so that only a few batches are in memory.

    The type parameter `BatchT` is the type of a batch.

    Attributes:
        batch_size: Rows in a batch; the last one may have fewer.
        split: The split of the dataset that is read.

    Examples:
        >>> from atoll import CSVSource, DataBunch, DataSchema, DataStructure
        >>> source = CSVSource("/data/census_income.csv")
        >>> bunch = DataBunch(
        ...     DataStructure(target="TARGET"),
        ...     DataSchema("census").generate_full_schema(source),
        ...     source,
        ... )
        >>> loader = bunch.get_train_dataloader(batch_size=64)
        >>> for batch in loader:
        ...     if batch.tabular is not None:
        ...         print(batch.tabular.shape)
    """

    batch_size: int
    split: DataSplit

    @property
    @abstractmethod
    def shuffle(self) -> bool:
        """Whether the order of the rows changes from one epoch to the next."""

    @property
    def has_keys(self) -> bool:
        """Whether batches contain the path of each row's file.

        This is the case for sources that read files. Reports use the paths to match
        predictions with records.
        """

    @abstractmethod
    def __len__(self) -> int:
        """Return the number of batches in an epoch.

        Raises:
            DataNotLoadedError: If the number of rows isn't known yet.
        """

    @abstractmethod
    def __iter__(self) -> Iterator[BatchT]:
        """Start an epoch.

        Yields:
            The batches in order.

        Raises:
            DataNotAvailableError: If the data becomes unavailable during the iteration.
        """

    def get_x_dataframe(self) -> pd.DataFrame:
        """Collect the inputs of all rows, for models that take DataFrames.

        Returns:
            The selected columns, before conversion to arrays.

        Raises:
            IterableDataSourceError: If the inputs are images that are read lazily.
        """

    def get_y_dataframe(self) -> pd.DataFrame:
        """Collect the targets of all rows.

        Returns:
            One column per target, rows as in `get_x_dataframe`. No columns if the task
            has no target.

        Raises:
            IterableDataSourceError: If the targets are masks that are read lazily.
        """
