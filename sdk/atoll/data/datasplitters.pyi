"""How rows are divided into train, validation and test.

Two splitters are built in. `PercentageSplitter` draws rows at random or by time;
`SplitterDefinedInData` follows a column, or the names of folders. A pod has a splitter of
its own, which applies to every task that does not bring one with its `DataStructure`.

Splitting happens on the pod, separately on each, so the modeller never learns which
record is in which part.
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
    """The positions of the rows of each part.

    The three arrays have no position in common. Rows that belong to no part, which
    happens when a column has values that no label covers, are in none of them.

    Attributes:
        train: Positions of the rows to learn from.
        validation: Positions of the rows that guide training.
        test: Positions of the rows kept for evaluation and inference.
    """

    train: npt.NDArray[np.int64]
    validation: npt.NDArray[np.int64]
    test: npt.NDArray[np.int64]

class DatasetSplitter(ABC, UsedForConfigSchemas):
    """Base of the rules that assign rows to the parts of a dataset.

    A rule must be repeatable: for the same data and seed it must give the same parts in
    every task, or records used for training would leak into an evaluation.

    To add a rule, derive from this class, give it a `splitter_name` of its own, and
    implement the two abstract methods.

    Attributes:
        splitter_name: The name by which YAML files refer to the rule.

    Examples:
        A rule that keeps one site for testing:

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
        """Build a splitter from its name and options, as YAML files give them.

        Args:
            splitter_name: `percentage`, `predefined`, or the name of a rule of your own.
            **kwargs: Arguments of that splitter's constructor.

        Returns:
            The splitter.

        Raises:
            ValueError: If no splitter has this name.
            TypeError: If the constructor does not take one of the arguments.

        Examples:
            >>> from atoll.data import DatasetSplitter
            >>> splitter = DatasetSplitter.create("percentage", test_percentage=20)
        """

    @abstractmethod
    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Divide rows that are in memory.

        Args:
            data: All rows of the dataset.

        Returns:
            The positions of the rows of each part.

        Raises:
            DataSourceError: If a column the rule depends on is absent.
        """

    @abstractmethod
    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows of one part of a source.

        Args:
            datasource: The source to read. It may be lazy.
            split: The part to give.

        Yields:
            Partitions that hold rows of this part alone.

        Raises:
            DataSourceError: If a column the rule depends on is absent.
            DataNotAvailableError: If the data cannot be reached.
        """

    def get_file_names(self, datasource: BaseSource, split: DataSplit) -> list[str]:
        """List the files of one part without opening them where that is possible.

        Args:
            datasource: A source that reads files.
            split: The part of interest.

        Returns:
            Absolute paths, sorted.

        Raises:
            DataSourceError: If the source does not read files.
        """

class PercentageSplitter(DatasetSplitter):
    """Divides rows by shares, at random unless told otherwise.

    By default 80 % of the rows are for training, 10 % for validation and 10 % for test.
    For a source that reads files lazily the shares are shares of the files, decided from
    their sorted paths, so nothing has to be opened.

    Data that was recorded over time should not be shuffled: a model that has seen next
    week will look better than it is. Name the columns to sort by in
    `time_series_sort_by`; the latest rows are then the test part, those before them the
    validation part.

    Attributes:
        splitter_name: `percentage`.
        validation_percentage: Share of rows for validation.
        test_percentage: Share of rows for test.
        time_series_sort_by: Columns that put the rows in order of time.
        shuffle: Whether rows are drawn at random.

    Warning:
        Rows are drawn one by one. If a patient has several rows, they can end up in
        different parts. Prepare a column that says where each row belongs and use
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

        The most recent tenth of the measurements for test:

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
        """Set the shares; what they leave is for training.

        Args:
            validation_percentage: Whole per cent of the rows, from 0 to 100.
            test_percentage: Whole per cent of the rows, from 0 to 100. With 100, as
                suits pods that only run inference, every row is in the test part.
            time_series_sort_by: Column or columns to sort by before the rows are cut into
                parts. Needs `shuffle=False`.
            shuffle: Whether to draw rows at random. Otherwise the first rows are for
                training, the last for test.
            seed: Makes the draw repeatable.

        Raises:
            ValueError: If a share is out of range, both together exceed 100, or sorting
                and shuffling are asked for at once.
        """

    @property
    def train_percentage(self) -> int:
        """Share of rows for training: 100 less the other two."""

    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Divide rows that are in memory.

        Parts are rounded down to whole rows; rows left over go to the training part.

        Args:
            data: All rows of the dataset.

        Returns:
            The positions of the rows of each part, in ascending order unless shuffled.

        Raises:
            DataSourceError: If a column in `time_series_sort_by` is absent.
        """

    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows of one part of a source.

        Args:
            datasource: The source to read. Sorting by columns needs a source that is not
                lazy.
            split: The part to give.

        Yields:
            Partitions of the part, of the source's partition size.

        Raises:
            IterableDataSourceError: If rows of a lazy source are to be sorted by time.
            DataNotAvailableError: If the data cannot be reached.
        """

class SplitterDefinedInData(DatasetSplitter):
    """Divides rows by what a column, or the folder of a file, says.

    Use it when the division was decided with knowledge no rule has: patients kept
    together, a published benchmark, a site held out. Several labels may stand for one
    part, and rows with any other label are used by no task.

    Attributes:
        splitter_name: `predefined`.
        column_name: The column with the labels.

    Examples:
        A column `fold` with the values 0 to 9, of which 8 validates and 9 tests:

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
        """Say where the labels are and what they mean.

        Args:
            column_name: Column with the labels. Its values are compared as text.
            training_set_label: Label or labels of rows for training.
            validation_set_label: Label or labels of rows for validation.
            test_set_label: Label or labels of rows for test.
            infer_split_labels_from_filepaths: Whether to take the label from the folder
                directly under the source's path instead, in which case `column_name` is
                the name of the column that is added.

        Raises:
            ValueError: If one label stands for two parts.
        """

    def get_labels(self, split: DataSplit) -> tuple[str, ...]:
        """Tell which labels stand for a part.

        Args:
            split: The part of interest.

        Returns:
            Its labels, in the order given to the constructor.
        """

    def create_dataset_splits(self, data: pd.DataFrame) -> SplitIndices:
        """Divide rows that are in memory by their labels.

        Args:
            data: All rows of the dataset, with the column of labels.

        Returns:
            The positions of the rows of each part, in ascending order.

        Raises:
            DataSourceError: If the column is absent, or no row has a label that stands
                for a part.
        """

    def iter_dataset_split(
        self, datasource: BaseSource, split: DataSplit
    ) -> Iterator[pd.DataFrame]:
        """Stream the rows whose label stands for one part.

        Args:
            datasource: The source to read; it may be lazy. If labels come from folders,
                files of other parts are not opened.
            split: The part to give.

        Yields:
            Partitions of rows of the part. They can be smaller than the source's
            partition size, since rows of other parts are dropped from each.

        Raises:
            DataSourceError: If the column is absent.
            DataNotAvailableError: If the data cannot be reached.
        """
