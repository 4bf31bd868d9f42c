"""Loaders for batches of images or texts without preprocessing."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL.Image import Image

from atoll.data.dataloaders import DataLoader
from atoll.data.huggingface.utils import HuggingFaceDataset

__all__ = ["HuggingFaceBatch", "HuggingFaceIterableDataLoader"]

class HuggingFaceBatch(NamedTuple):
    """One batch of rows without preprocessing.

    All fields have one entry per row.

    Attributes:
        inputs: Images in RGB, or strings. A batch never contains both.
        targets: Labels or numbers to predict; `None` in inference tasks.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    inputs: tuple[Image | str, ...]
    targets: tuple[str | float, ...] | None
    keys: tuple[str, ...] | None

class HuggingFaceIterableDataLoader(DataLoader[HuggingFaceBatch]):
    """Iterates over a dataset in batches for a model's own processor.

    The images of a batch can have different sizes, because they aren't stacked.

    Attributes:
        dataset: The rows that are read.

    Examples:
        >>> from atoll import DataBunch, DataSchema, DataStructure, ImageSource
        >>> from atoll.data.huggingface import (
        ...     HuggingFaceIterableDataLoader,
        ...     get_data_factory_dataset,
        ... )
        >>> source = ImageSource("/data/retina")
        >>> bunch = DataBunch(
        ...     DataStructure(selected_cols=["Pixel Data"]),
        ...     DataSchema("retina").generate_partial_schema(source),
        ...     source,
        ... )
        >>> _, dataset = get_data_factory_dataset(bunch)
        >>> for batch in HuggingFaceIterableDataLoader(dataset, batch_size=8):
        ...     print(len(batch.inputs))
    """

    dataset: HuggingFaceDataset

    def __init__(
        self, dataset: HuggingFaceDataset, batch_size: int = 1, *, shuffle: bool = False
    ) -> None:
        """Set the dataset and the batch size.

        Args:
            dataset: The rows to read.
            batch_size: Rows in a batch, at least 1. Limited by the memory of the device
                the model runs on.
            shuffle: Whether to shuffle the rows in each epoch, within a buffer.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

    @property
    def shuffle(self) -> bool:
        """Whether rows are shuffled in each epoch, as for fine-tuning."""

    def __len__(self) -> int:
        """Return the number of batches, including the last one, which can be smaller.

        Raises:
            DataNotLoadedError: If the number of rows isn't known yet.
        """

    def __iter__(self) -> Iterator[HuggingFaceBatch]:
        """Start an epoch.

        Yields:
            The batches. Rows whose image can't be decoded are left out.

        Raises:
            DataNotAvailableError: If the data becomes unavailable during the iteration.
        """
