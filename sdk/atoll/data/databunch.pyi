"""Everything a model must know of the data, in one object."""

from collections.abc import Iterator

import pandas as pd

from atoll.data.dataloaders import Batch, DataLoader
from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.data.types import DataSplit

__all__ = ["DataBunch"]

class DataBunch:
    """A source, the schema of its columns, and the structure that picks from them.

    None of the three is enough for a model by itself: the source has rows without
    meaning, the schema has meaning without rows, and the structure says which of it a
    task wants. A bunch checks that they fit, and answers what a model asks before it can
    be built: how wide the input is, how many classes there are.

    In a task the pod makes the bunch and hands it to the algorithm. Make one yourself to
    try a model on local data before you send it out.

    Attributes:
        data_structure: The columns, targets and transformations of the task.
        schema: Semantic types and categories of the source's columns.
        datasource: Where rows are read from.

    Examples:
        >>> from atoll import CSVSource, DataBunch, DataSchema, DataStructure
        >>> from atoll.data import DataSplit, PercentageSplitter
        >>> source = CSVSource("/data/census_income.csv")
        >>> schema = DataSchema("census").generate_full_schema(
        ...     source, force_stypes={"categorical": ["TARGET"]}
        ... )
        >>> bunch = DataBunch(
        ...     DataStructure(target="TARGET", ignore_cols=["fnlwgt"]),
        ...     schema,
        ...     source,
        ...     data_splitter=PercentageSplitter(test_percentage=20),
        ... )
        >>> print(bunch.input_size, bunch.number_of_classes)
        >>> for rows in bunch.iter_split(DataSplit.TEST):
        ...     print(len(rows))
    """

    data_structure: DataStructure
    schema: DataSchema
    datasource: BaseSource

    def __init__(
        self,
        data_structure: DataStructure,
        schema: DataSchema,
        datasource: BaseSource,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None:
        """Bring the three together and check that they fit.

        Args:
            data_structure: What the task takes from the data.
            schema: A schema of this source, at least as complete as the structure
                requires.
            datasource: The rows.
            data_splitter: Splitter to use before any other.

        Raises:
            DataStructureError: If the structure names a column the schema does not have,
                or needs a fuller schema.
            SchemaError: If the schema does not describe this source.
        """

    @property
    def data_splitter(self) -> DatasetSplitter:
        """The splitter in force.

        The first that exists of: the one given to the bunch, that of the structure, that
        of the source, an 80/10/10 `PercentageSplitter`.
        """

    @property
    def input_size(self) -> int:
        """Width of the tabular input once categories are one-hot, 0 without any."""

    @property
    def number_of_classes(self) -> int:
        """Number of categories of the target; 1 if it is continuous, 0 if there is none.

        Raises:
            SchemaError: If the categories of the target are not known yet because the
                schema is partial.
        """

    def iter_split(self, split: DataSplit) -> Iterator[pd.DataFrame]:
        """Stream the rows of one part after the dataset transformations.

        Args:
            split: The part to give.

        Yields:
            DataFrames with the columns the structure takes, and the metadata columns.

        Raises:
            TransformationApplicationError: If a transformation fails on the data.
            DataNotAvailableError: If the data cannot be reached.
        """

    def get_dataloader(
        self, split: DataSplit, *, batch_size: int = 32, shuffle: bool = False
    ) -> DataLoader[Batch] | None:
        """Give the batches of one part.

        Args:
            split: The part to give.
            batch_size: Rows in a batch, at least 1.
            shuffle: Whether to change the order of rows from epoch to epoch. Lazy sources
                are shuffled within a buffer, not as a whole.

        Returns:
            A loader, or `None` if the part has no rows.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
            DataError: If the rows cannot be read or do not fit the schema; the subclass
                says which.
            TransformationError: If a transformation is not valid, or fails on the rows;
                the subclass says which.
        """

    def get_train_dataloader(self, batch_size: int = 32) -> DataLoader[Batch]:
        """Give the training batches, shuffled.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader of at least one batch.

        Raises:
            DataSourceError: If no rows are left for training, as when the splitter puts
                all of them in the test part.
        """

    def get_validation_dataloader(
        self, batch_size: int = 32
    ) -> DataLoader[Batch] | None:
        """Give the validation batches in a fixed order.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader, or `None` if the splitter sets no rows aside for validation.
        """

    def get_test_dataloader(self, batch_size: int = 32) -> DataLoader[Batch] | None:
        """Give the test batches in a fixed order.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader, or `None` if the splitter sets no rows aside for test.
        """
