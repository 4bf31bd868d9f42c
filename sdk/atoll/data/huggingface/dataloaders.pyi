"""Batches of raw images or texts."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL.Image import Image

from atoll.data.dataloaders import DataLoader
from atoll.data.huggingface.utils import HuggingFaceDataset

__all__ = ["HuggingFaceBatch", "HuggingFaceIterableDataLoader"]

class HuggingFaceBatch(NamedTuple):
    """Rows of one batch, untouched.

    The fields have the same length: one entry per row.

    Attributes:
        inputs: Pictures in RGB, or strings, but never both in one batch.
        targets: Labels or numbers to predict. `None` in inference tasks.
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    inputs: tuple[Image | str, ...]
    targets: tuple[str | float, ...] | None
    keys: tuple[str, ...] | None

class HuggingFaceIterableDataLoader(DataLoader[HuggingFaceBatch]):
    """Walks a dataset in batches a model's own processor can take.

    Pictures of one batch may differ in size, since nothing is stacked here.

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
        """Choose the rows and how many to take at a time.

        Args:
            dataset: The rows to read.
            batch_size: Rows in a batch, at least 1. Limited by the memory of the device
                the model runs on.
            shuffle: Whether to change the order of rows from epoch to epoch, within a
                buffer.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

    @property
    def shuffle(self) -> bool:
        """Whether rows come in another order each epoch, as fine-tuning wants."""

    def __len__(self) -> int:
        """Give the number of batches, the last and perhaps smaller one included.

        Raises:
            DataNotLoadedError: If the number of rows is not known yet.
        """

    def __iter__(self) -> Iterator[HuggingFaceBatch]:
        """Start an epoch.

        Yields:
            The batches. Rows whose picture cannot be decoded are left out.

        Raises:
            DataNotAvailableError: If the data becomes unreachable on the way.
        """
