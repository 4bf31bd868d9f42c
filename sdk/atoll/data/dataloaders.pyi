"""Batches of rows, in the order and shape in which a model takes them.

A loader stands between rows (pandas DataFrames with the columns of the source) and a
model (arrays of numbers). Backends derive their own loaders from `DataLoader`; the ones
a `DataBunch` gives hold NumPy arrays and need no backend.
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
"""What a loader yields: `Batch` for loaders without a backend, tensors for others."""

class Batch(NamedTuple):
    """Rows of one batch as NumPy arrays, one field per kind of input.

    *n* below is the number of rows, which is the batch size for all but the last batch.

    Attributes:
        tabular: Numbers and one-hot vectors side by side, as (n, width). `None` if the
            task selects no such column.
        images: For each image column, the pictures as (n, height, width, channels) after
            the batch transformations. Volumes have a depth before the height.
        support: Loss weights, ignored classes and head numbers, as (n, columns). `None`
            if the `DataStructure` names none of them.
        targets: What is to be predicted, as (n,) or (n, targets), or masks as
            (n, height, width). `None` in inference tasks.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    tabular: npt.NDArray[np.float32] | None
    images: tuple[npt.NDArray[np.float32], ...]
    support: npt.NDArray[np.float32] | None
    targets: npt.NDArray[np.generic] | None
    keys: tuple[str, ...] | None

class DataLoader(ABC, Generic[BatchT]):
    """Walks one part of a dataset in batches.

    A loader can be iterated any number of times; each time starts an epoch. It reads the
    source lazily, so at most a few batches are in memory.

    Type parameter `BatchT` is what the iteration yields.

    Attributes:
        batch_size: Rows in a batch; the last one may have fewer.
        split: The part of the dataset that is read.

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
        """Whether batches say which file each row came from.

        True for sources that read files. Reports need the keys to join predictions to
        records.
        """

    @abstractmethod
    def __len__(self) -> int:
        """Give the number of batches in an epoch.

        Raises:
            DataNotLoadedError: If the number of rows is not known yet.
        """

    @abstractmethod
    def __iter__(self) -> Iterator[BatchT]:
        """Start an epoch.

        Yields:
            The batches, one after the other.

        Raises:
            DataNotAvailableError: If the data becomes unreachable on the way.
        """

    def get_x_dataframe(self) -> pd.DataFrame:
        """Gather the inputs of all rows, for models that take DataFrames.

        Returns:
            The selected columns, before they are turned into arrays.

        Raises:
            IterableDataSourceError: If the inputs are images that are read lazily.
        """

    def get_y_dataframe(self) -> pd.DataFrame:
        """Gather the targets of all rows.

        Returns:
            One column per target, rows as in `get_x_dataframe`. No columns if the task
            has no target.

        Raises:
            IterableDataSourceError: If the targets are masks that are read lazily.
        """
