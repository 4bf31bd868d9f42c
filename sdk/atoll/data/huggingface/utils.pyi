"""Creating datasets of images or texts from a `DataBunch`."""

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
    """One record of a dataset.

    Attributes:
        value: The image in RGB, or the text.
        target: The label or number to predict, if the task has a target.
        key: Absolute path of the record's file, if it has one.
    """

    value: Image | str
    target: str | float | None
    key: str | None

class HuggingFaceDataset:
    """The selected column of a dataset, row by row.

    Attributes:
        column: Name of the column.
    """

    column: str

    def __init__(self, databunch: DataBunch, split: DataSplit = DataSplit.TEST) -> None:
        """Set the data and the split.

        Args:
            databunch: Data whose structure selects exactly one column, an image or text.
            split: The split to read.

        Raises:
            DataStructureError: If the structure selects no column, more than one, or one
                that is neither image nor text.
        """

    @property
    def input_type(self) -> Literal["image", "text"]:
        """The type of the column, and of `HuggingFaceRow.value`."""

    def __len__(self) -> int:
        """Return the number of rows in the split.

        Raises:
            DataNotLoadedError: If the number isn't known yet.
        """

    def __iter__(self) -> Iterator[HuggingFaceRow]:
        """Read the rows from the source, lazily.

        Yields:
            The records in order.

        Raises:
            DataNotAvailableError: If the data becomes unavailable during the iteration.
        """

class HuggingFaceDataFactory:
    """Creates datasets and matching loaders, so that algorithms don't depend on their
    classes.

    Derive from it to pass modified rows to an algorithm, for example with a text
    template around each value.
    """

    def create_dataset(
        self, databunch: DataBunch, split: DataSplit = DataSplit.TEST
    ) -> HuggingFaceDataset:
        """Create the dataset of one split.

        Args:
            databunch: Data whose structure selects exactly one column.
            split: The split to read.

        Returns:
            The dataset; nothing is read yet.

        Raises:
            DataStructureError: If the data structure doesn't select exactly one image
                or text column.
        """

    def create_dataloader(
        self, dataset: HuggingFaceDataset, batch_size: int = 1, *, shuffle: bool = False
    ) -> HuggingFaceIterableDataLoader:
        """Create a loader for a dataset.

        Args:
            dataset: The result of `create_dataset`.
            batch_size: Rows in a batch, at least 1.
            shuffle: Whether to shuffle the rows in each epoch.

        Returns:
            A loader, which you iterate over once per epoch.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

def get_data_factory_dataset(
    databunch: DataBunch, split: DataSplit = DataSplit.TEST
) -> tuple[HuggingFaceDataFactory, HuggingFaceDataset]:
    """Choose the factory for the data, and create the dataset with it.

    Args:
        databunch: Data whose structure selects exactly one column, an image or text.
        split: The split to read. Inference uses the test split.

    Returns:
        The factory, which creates loaders, and the dataset.

    Raises:
        DataStructureError: If the data structure doesn't select exactly one image or
            text column.

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
