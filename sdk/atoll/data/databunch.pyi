"""Everything that a model needs to know about the data, in one object."""

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
    """Combines a source, its schema and the data structure of a task.

    A model needs all three: the source provides the rows, the schema describes the
    columns, and the data structure selects those that the task uses. The bunch checks
    that they match, and provides what a model needs to be built, such as the size of
    the input and the number of classes.

    In a task, the pod creates the bunch and passes it to the algorithm. Create one
    yourself to test a model on local data.

    Attributes:
        data_structure: The columns, targets and transformations of the task.
        schema: Semantic types and categories of the source's columns.
        datasource: The source of the rows.

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
        """Combine the three objects and check that they match.

        Args:
            data_structure: What the task takes from the data.
            schema: Schema of this source, at least as complete as the structure
                requires.
            datasource: The rows.
            data_splitter: Splitter to use before any other.

        Raises:
            DataStructureError: If the structure names a column that the schema doesn't
                have, or requires a more complete schema.
            SchemaError: If the schema doesn't describe this source.
        """

    @property
    def data_splitter(self) -> DatasetSplitter:
        """The splitter that assigns rows to training, validation and test.

        It is the first available of: the splitter given to the bunch, that of the data
        structure, that of the source, an 80/10/10 `PercentageSplitter`. In inference, the
        last of these assigns every row to the test split instead.
        """

    @property
    def input_size(self) -> int:
        """Size of the tabular input with one-hot encoded categories; 0 if there is
        none.
        """

    @property
    def number_of_classes(self) -> int:
        """Number of categories of the target; 1 if it is continuous, 0 if there is none.

        Raises:
            SchemaError: If the categories of the target are unknown because the schema
                is partial.
        """

    def iter_split(self, split: DataSplit) -> Iterator[pd.DataFrame]:
        """Stream the rows of one split, with the dataset transformations applied.

        Args:
            split: The split to read.

        Yields:
            DataFrames with the columns that the data structure selects, and the
            metadata columns.

        Raises:
            TransformationApplicationError: If a transformation fails on the data.
            DataNotAvailableError: If the data can't be reached.
        """

    def get_dataloader(
        self, split: DataSplit, *, batch_size: int = 32, shuffle: bool = False
    ) -> DataLoader[Batch] | None:
        """Return a loader for the batches of one split.

        Args:
            split: The split to read.
            batch_size: Rows in a batch, at least 1.
            shuffle: Whether to change the order of rows in each epoch. Lazy sources are
                shuffled within a buffer only.

        Returns:
            A loader, or `None` if the split has no rows.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
            DataError: If the rows can't be read or don't match the schema.
            TransformationError: If a transformation is invalid or fails on the rows.
        """

    def get_train_dataloader(self, batch_size: int = 32) -> DataLoader[Batch]:
        """Return a loader for the shuffled training batches.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader with at least one batch.

        Raises:
            DataSourceError: If there are no rows for training, for example because the
                splitter assigns all rows to the test split.
        """

    def get_validation_dataloader(
        self, batch_size: int = 32
    ) -> DataLoader[Batch] | None:
        """Return a loader for the validation batches, in a fixed order.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader, or `None` if there is no validation split.
        """

    def get_test_dataloader(self, batch_size: int = 32) -> DataLoader[Batch] | None:
        """Return a loader for the test batches, in a fixed order.

        Args:
            batch_size: Rows in a batch, at least 1.

        Returns:
            A loader, or `None` if there is no test split.
        """
