"""Makes datasets of raw images or texts out of a `DataBunch`."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from PIL.Image import Image

from atoll.data.databunch import DataBunch
from atoll.data.huggingface.dataloaders import HuggingFaceIterableDataLoader
from atoll.data.types import DataSplit

__all__ = [
    "HuggingFaceDataFactory",
    "HuggingFaceDataset",
    "HuggingFaceRow",
    "get_data_factory_dataset",
]

class HuggingFaceRow(NamedTuple):
    """One record before it is put in a batch.

    Attributes:
        value: The picture in RGB, or the text.
        target: The label or number to predict, if the task has a target.
        key: Absolute path of the record's file, if it has one.
    """

    value: Image | str
    target: str | float | None
    key: str | None

class HuggingFaceDataset:
    """The one selected column of a dataset, row by row.

    Attributes:
        column: Name of that column.
    """

    column: str

    def __init__(self, databunch: DataBunch, split: DataSplit = DataSplit.TEST) -> None:
        """Choose the part of the data to read.

        Args:
            databunch: Data whose structure selects exactly one column, an image or text.
            split: The part of the rows to give.

        Raises:
            DataStructureError: If the structure selects no column, more than one, or one
                that is neither image nor text.
        """

    @property
    def input_type(self) -> Literal["image", "text"]:
        """What the column holds, and so what `HuggingFaceRow.value` is."""

    def __len__(self) -> int:
        """Give the number of rows in the chosen part.

        Raises:
            DataNotLoadedError: If the number is not known yet.
        """

    def __iter__(self) -> Iterator[HuggingFaceRow]:
        """Read the rows from the source, lazily.

        Yields:
            One record after the other.

        Raises:
            DataNotAvailableError: If the data becomes unreachable on the way.
        """

class HuggingFaceDataFactory:
    """Makes matching datasets and loaders, so that algorithms need not know their classes.

    Derive from it to give an algorithm other rows than the built-in ones, for instance
    with a text template around each value.
    """

    def create_dataset(
        self, databunch: DataBunch, split: DataSplit = DataSplit.TEST
    ) -> HuggingFaceDataset:
        """Make the rows of one part of the data.

        Args:
            databunch: Data whose structure selects exactly one column.
            split: The part of the rows to give.

        Returns:
            The rows; nothing is read yet.

        Raises:
            DataStructureError: If the structure does not select exactly one image or text
                column.
        """

    def create_dataloader(
        self, dataset: HuggingFaceDataset, batch_size: int = 1, *, shuffle: bool = False
    ) -> HuggingFaceIterableDataLoader:
        """Make the batches of a dataset.

        Args:
            dataset: What `create_dataset` gave.
            batch_size: Rows in a batch, at least 1.
            shuffle: Whether to change the order of rows from epoch to epoch.

        Returns:
            A loader that can be iterated once per epoch.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

def get_data_factory_dataset(
    databunch: DataBunch, split: DataSplit = DataSplit.TEST
) -> tuple[HuggingFaceDataFactory, HuggingFaceDataset]:
    """Pick the factory that suits the data, and make the dataset with it.

    Args:
        databunch: Data whose structure selects exactly one column, an image or text.
        split: The part of the rows to give. Inference uses the test part.

    Returns:
        The factory, for making loaders, and the dataset it made.

    Raises:
        DataStructureError: If the structure does not select exactly one image or text
            column.

    Examples:
        >>> from atoll import CSVSource, DataBunch, DataSchema, DataStructure
        >>> from atoll.data.huggingface.utils import get_data_factory_dataset
        >>> source = CSVSource("/data/letters.csv")
        >>> bunch = DataBunch(
        ...     DataStructure(selected_cols=["letter"]),
        ...     DataSchema("letters").generate_partial_schema(
        ...         source, force_stypes={"text": ["letter"]}
        ...     ),
        ...     source,
        ... )
        >>> factory, dataset = get_data_factory_dataset(bunch)
        >>> loader = factory.create_dataloader(dataset, batch_size=4)
        >>> print(dataset.input_type, len(loader))
    """
