"""PyTorch datasets over one split of the data.

`PyTorchDataset` holds its rows and can give any of them; `PyTorchIterableDataset` passes
through the source from start to end and never holds more than a partition. Which one a
model uses depends on its source: tables are held, folders of files are streamed.

Both apply the image transformations of the data structure that belong to their split, and
nothing random happens to validation and test rows unless you list it there.
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
    """What both kinds of dataset share: the split, the columns and the transformations.

    Attributes:
        databunch: Source, schema and data structure the rows come from.
        split: Part of the data that is read.
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
        """Choose the rows and how their images are prepared.

        Args:
            databunch: Source, schema and data structure.
            split: Part of the data to read.
            batch_transforms: Transformations to use instead of those the data structure
                lists for the split. An empty list leaves images as they are.

        Raises:
            DataStructureError: If a selected column is missing in the schema.
        """

    @property
    def feature_names(self) -> list[str]:
        """What stands in each place of the input vector.

        A number has one place under its column's name; a category has one per value,
        named `column=value`. Useful for reading weights and attributions.
        """

    @abstractmethod
    def __len__(self) -> int:
        """Count the rows of the split.

        Returns:
            Number of rows, at least 0.
        """

class PyTorchDataset(BasePyTorchDataset):
    """Rows of a split that fit into memory.

    Images are opened one by one when a row is asked for; only the table is held.

    Examples:
        Look at the first row a model would see:

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
        """Count the rows of the split.

        Returns:
            Number of rows, known at once.
        """

    def __getitem__(self, index: int) -> Sample:
        """Give one row.

        Args:
            index: Position within the split, from 0.

        Returns:
            The row with its images opened and transformed.

        Raises:
            IndexError: If there are fewer rows.
            DataSourceError: If an image of the row cannot be opened.
        """

class PyTorchIterableDataset(BasePyTorchDataset, IterableDataset[Sample]):
    """Rows of a split read from start to end, a partition at a time.

    A file that cannot be read is left out, and the reason is recorded with the source.

    Note:
        Position and order of rows are those of the source. To mix them, let
        `PyTorchIterableDataLoader` shuffle.
    """

    def __len__(self) -> int:
        """Count the rows of the split.

        For folders this counts files, of which some may turn out to be unreadable.

        Returns:
            Number of rows that are expected.
        """

    def __iter__(self) -> Iterator[Sample]:
        """Read the split once.

        Yields:
            Rows in the order of the source.

        Raises:
            DataNotAvailableError: If the source disappears while it is read.
        """
