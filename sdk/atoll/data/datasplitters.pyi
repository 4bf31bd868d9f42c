"""Splitting of rows into training, validation and test.

Two splitters are built in. `PercentageSplitter` splits rows at random or by time.
`SplitterDefinedInData` uses a column or folder names. A pod has its own splitter, which
applies to every task whose `DataStructure` has none.

Each pod splits its own data, so the modeller doesn't learn which record is in which
split.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import DataSplit, SingleOrMulti
from atoll.types import UsedForConfigSchemas

__all__ = [
    "DatasetSplitter",
    "PercentageSplitter",
    "SplitIndices",
    "SplitterDefinedInData",
]

class SplitIndices(NamedTuple):
    """The positions of the rows of each split.

    No position is in more than one array. Rows without a split, for example because a
    column has a value that isn't a label, are in none of them.

    Attributes:
        train: Positions of the rows for training.
        validation: Positions of the rows for validation during training.
        test: Positions of the rows for evaluation and inference.
    """

    train: npt.NDArray[np.int64]
    validation: npt.NDArray[np.int64]
    test: npt.NDArray[np.int64]

class DatasetSplitter(ABC, UsedForConfigSchemas):
    """Base class of splitters, which assign rows to training, validation and test.

    A splitter has to be repeatable: with the same data and seed it must return the same
    splits in every task. Otherwise records that were used for training leak into an
    evaluation.

    To write your own splitter, derive from this class, set a unique `splitter_name`,
    and implement the two abstract methods.

    Attributes:
        splitter_name: The name of the splitter in YAML files.

    Examples:
        Keep one site for testing:

        >>> from collections.abc import Iterator
        >>> from typing import ClassVar
        >>> import numpy as np
        >>> import pandas as pd
        >>> from atoll.data import BaseSource, DatasetSplitter, DataSplit
        >>> from atoll.data.datasplitters import SplitIndices
        >>> class SiteSplitter(DatasetSplitter):
        ...     splitter_name: ClassVar[str] = "site"
        ...     def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        ...         is_test = (data["site"] == "north").to_numpy()
        ...         return SplitIndices(
        ...             train=np.flatnonzero(~is_test),
        ...             validation=np.array([], dtype=np.int64),
        ...             test=np.flatnonzero(is_test),
        ...         )
        ...     def iter_dataset_split(
        ...         self, datasource: BaseSource, split: DataSplit
        ...     ) -> Iterator[pd.DataFrame]:
        ...         for partition in datasource.yield_data():
        ...             parts = self.create_dataset_splits(partition)
        ...             yield partition.iloc[
        ...                 parts.test if split is DataSplit.TEST else parts.train
        ...             ]
    """

    splitter_name: ClassVar[str]

    @classmethod
    def create(cls, splitter_name: str, /, **kwargs: object) -> DatasetSplitter:
        """Create a splitter from its name and options, as in YAML files.

        Args:
            splitter_name: `percentage`, `predefined`, or the name of your own splitter.
            **kwargs: Arguments of the splitter's constructor.

        Returns:
            The splitter.

        Raises:
            ValueError: If no splitter has this name.
            TypeError: If the constructor doesn't accept one of the arguments.

        Examples:
            >>> from atoll.data import DatasetSplitter
            >>> splitter = DatasetSplitter.create("percentage", test_percentage=20)
        """

    @abstractmethod
    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Split rows that are in memory.

        Args:
            data: All rows of the dataset.

        Returns:
            The positions of the rows of each split.

        Raises:
            DataSourceError: If a column that the splitter needs is missing.
        """

    @abstractmethod
    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows of one split of a source.

        Args:
            datasource: The source to read, which can be lazy.
            split: The split to read.

        Yields:
            Partitions with rows of this split only.

        Raises:
            DataSourceError: If a column that the splitter needs is missing.
            DataNotAvailableError: If the data can't be reached.
        """

    def get_file_names(self, datasource: BaseSource, split: DataSplit) -> list[str]:
        """List the files of one split, without opening them if possible.

        Args:
            datasource: A source that reads files.
            split: The split.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataSourceError: If the source doesn't read files.
        """

class PercentageSplitter(DatasetSplitter):
    """Splits rows by percentages, by default at random.

    By default 80 % of the rows are used for training, 10 % for validation and 10 % for
    test. For sources that read files lazily, the percentages refer to the files, which
    are split by their sorted paths, so that no file has to be opened.

    Don't shuffle data that was recorded over time, because a model that was trained on
    later rows seems better than it is. Set `time_series_sort_by` to the columns to sort
    by: the latest rows are then used for test, and the rows before them for validation.

    Attributes:
        splitter_name: `percentage`.
        validation_percentage: Percentage of rows for validation.
        test_percentage: Percentage of rows for test.
        time_series_sort_by: Columns to sort the rows by time.
        shuffle: Whether rows are assigned at random.

    Warning:
        Each row is assigned separately. If a person has several rows, they can end up
        in different splits. Add a column that assigns all of them to one split and use
        `SplitterDefinedInData` instead.

    Examples:
        >>> import pandas as pd
        >>> from atoll.data import PercentageSplitter
        >>> splitter = PercentageSplitter(validation_percentage=20, test_percentage=20)
        >>> splitter.train_percentage
        60
        >>> parts = splitter.create_dataset_splits(pd.DataFrame({"age": range(50)}))
        >>> len(parts.train), len(parts.validation), len(parts.test)
        (30, 10, 10)

        Use the most recent tenth of the measurements for test:

        >>> by_time = PercentageSplitter(time_series_sort_by="measured_at", shuffle=False)
    """

    splitter_name: ClassVar[str] = "percentage"
    validation_percentage: int
    test_percentage: int
    time_series_sort_by: list[str] | None
    shuffle: bool

    def __init__(
        self,
        validation_percentage: int = 10,
        test_percentage: int = 10,
        *,
        time_series_sort_by: SingleOrMulti[str] | None = None,
        shuffle: bool = True,
        seed: int = 42,
    ) -> None:
        """Set the percentages. The remaining rows are used for training.

        Args:
            validation_percentage: Percentage of the rows as an integer, from 0 to 100.
            test_percentage: Percentage of the rows as an integer, from 0 to 100. With
                100, every row is in the test split, which suits pods that only run
                inference.
            time_series_sort_by: Column or columns to sort by before the rows are split.
                Requires `shuffle=False`.
            shuffle: Whether to assign rows at random. Otherwise the first rows are used
                for training and the last for test.
            seed: Seed of the random assignment.

        Raises:
            ValueError: If a percentage is out of range, their sum exceeds 100, or
                sorting and shuffling are combined.
        """

    @property
    def train_percentage(self) -> int:
        """Percentage of rows for training."""

    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Split rows that are in memory.

        The numbers of validation and test rows are rounded down; the remaining rows are
        used for training.

        Args:
            data: All rows of the dataset.

        Returns:
            The positions of the rows of each split, in ascending order unless shuffled.

        Raises:
            DataSourceError: If a column in `time_series_sort_by` is missing.
        """

    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows of one split of a source.

        Args:
            datasource: The source to read. Sorting by columns requires a source that
                isn't lazy.
            split: The split to read.

        Yields:
            Partitions of the split, with the source's partition size.

        Raises:
            IterableDataSourceError: If rows of a lazy source have to be sorted by time.
            DataNotAvailableError: If the data can't be reached.
        """

class SplitterDefinedInData(DatasetSplitter):
    """Splits rows by the values of a column or by folder names.

    Use it if the split is predefined: all rows of a patient in one split, a published
    benchmark, or a site that is held out. Several labels can denote the same split.
    Rows with other labels aren't used by any task.

    Attributes:
        splitter_name: `predefined`.
        column_name: The column with the labels.

    Examples:
        Use a column `fold` with the values 0 to 9, with 8 for validation and 9 for
        test:

        >>> from atoll import CSVSource
        >>> from atoll.data import SplitterDefinedInData
        >>> source = CSVSource(
        ...     "/data/trial.csv",
        ...     data_splitter=SplitterDefinedInData(
        ...         "fold",
        ...         training_set_label=[str(fold) for fold in range(8)],
        ...         validation_set_label="8",
        ...         test_set_label="9",
        ...     ),
        ... )
    """

    splitter_name: ClassVar[str] = "predefined"
    column_name: str

    def __init__(
        self,
        column_name: str = "split",
        *,
        training_set_label: SingleOrMulti[str] = "train",
        validation_set_label: SingleOrMulti[str] = "validation",
        test_set_label: SingleOrMulti[str] = "test",
        infer_split_labels_from_filepaths: bool = False,
    ) -> None:
        """Set the column and the meaning of its labels.

        Args:
            column_name: Column with the labels, whose values are compared as text.
            training_set_label: Label or labels of rows for training.
            validation_set_label: Label or labels of rows for validation.
            test_set_label: Label or labels of rows for test.
            infer_split_labels_from_filepaths: Whether to use the name of the folder
                directly under the source's path as the label. `column_name` is then the
                name of the added column.

        Raises:
            ValueError: If a label denotes two splits.
        """

    def get_labels(self, split: DataSplit) -> tuple[str, ...]:
        """Return the labels of a split.

        Args:
            split: The split.

        Returns:
            The labels, in the order given to the constructor.
        """

    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Split rows that are in memory by their labels.

        Args:
            data: All rows of the dataset, with the column of labels.

        Returns:
            The positions of the rows of each split, in ascending order.

        Raises:
            DataSourceError: If the column is missing, or no row has one of the labels.
        """

    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows with the labels of one split.

        Args:
            datasource: The source to read, which can be lazy. If labels come from
                folders, files of other splits aren't opened.
            split: The split to read.

        Yields:
            Partitions with rows of the split. They can be smaller than the source's
            partition size, because rows of other splits are dropped.

        Raises:
            DataSourceError: If the column is missing.
            DataNotAvailableError: If the data can't be reached.
        """
