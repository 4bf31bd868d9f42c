"""PyTorch datasets over one split of the data.

`PyTorchDataset` keeps its rows in memory and allows random access.
`PyTorchIterableDataset` reads the source sequentially and keeps only one partition in
memory. The source determines which one a model uses: tables are kept in memory, and
folders of files are streamed.

Both apply the image transformations that the data structure lists for their split.
Validation and test rows are transformed at random only if you list such transformations
for them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from torch.utils.data import Dataset, IterableDataset

from atoll.backends.pytorch.types import Sample
from atoll.data.databunch import DataBunch
from atoll.data.types import DataSplit
from atoll.transformations.batch_operations import BatchTimeOperation

__all__ = ["BasePyTorchDataset", "PyTorchDataset", "PyTorchIterableDataset"]

class BasePyTorchDataset(Dataset[Sample], ABC):
    """Base class of PyTorch datasets, with the split, the columns and the
    transformations.

    Attributes:
        databunch: Source, schema and data structure of the rows.
        split: Split that is read.
        batch_transforms: Transformations applied to each row's images, in order.
    """

    databunch: DataBunch
    split: DataSplit
    batch_transforms: list[BatchTimeOperation]

    def __init__(
        self,
        databunch: DataBunch,
        split: DataSplit = DataSplit.TRAIN,
        *,
        batch_transforms: Sequence[BatchTimeOperation] | None = None,
    ) -> None:
        """Set the rows and the transformations of their images.

        Args:
            databunch: Source, schema and data structure.
            split: Split to read.
            batch_transforms: Transformations to use instead of those that the data
                structure lists for the split. An empty list leaves images unchanged.

        Raises:
            DataStructureError: If a selected column is missing in the schema.
        """

    @property
    def feature_names(self) -> list[str]:
        """Names of the elements of the input vector.

        A numeric column has one element with the column's name. A categorical column
        has one element per category, named `column=value`. Use the names to interpret
        weights and attributions.
        """

    @abstractmethod
    def __len__(self) -> int:
        """Return the number of rows in the split.

        Returns:
            Number of rows, at least 0.
        """

class PyTorchDataset(BasePyTorchDataset):
    """The rows of a split, kept in memory.

    Only the table is in memory. Images are opened when a row is requested.

    Examples:
        Inspect the first row that a model receives:

        >>> from atoll import CSVSource, DataBunch, DataSchema, DataStructure
        >>> from atoll.backends.pytorch.data import PyTorchDataset
        >>> source = CSVSource("/data/census_income.csv")
        >>> schema = DataSchema("census").generate_full_schema(source)
        >>> databunch = DataBunch(DataStructure(target="TARGET"), schema, source)
        >>> dataset = PyTorchDataset(databunch)
        >>> first = dataset[0]
        >>> print(len(dataset), dict(zip(dataset.feature_names, first.tabular)))
    """

    def __len__(self) -> int:
        """Return the number of rows in the split.

        Returns:
            Number of rows.
        """

    def __getitem__(self, index: int) -> Sample:
        """Return one row.

        Args:
            index: Position within the split, from 0.

        Returns:
            The row with its images opened and transformed.

        Raises:
            IndexError: If `index` is out of range.
            DataSourceError: If an image of the row can't be opened.
        """

class PyTorchIterableDataset(BasePyTorchDataset, IterableDataset[Sample]):
    """The rows of a split, read sequentially in partitions.

    A file that can't be read is skipped, and the source records the reason.

    Note:
        The rows have the order of the source. To shuffle them, use
        `PyTorchIterableDataLoader`.
    """

    def __len__(self) -> int:
        """Return the number of rows in the split.

        For folders, this is the number of files, some of which might be unreadable.

        Returns:
            Expected number of rows.
        """

    def __iter__(self) -> Iterator[Sample]:
        """Read the split once.

        Yields:
            Rows in the order of the source.

        Raises:
            DataNotAvailableError: If the source becomes unavailable while it is read.
        """
