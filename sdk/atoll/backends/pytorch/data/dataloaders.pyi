"""Loaders that group rows to batches of tensors, mixed if asked for."""

from collections.abc import Iterator

from atoll.backends.pytorch.data.datasets import PyTorchDataset, PyTorchIterableDataset
from atoll.backends.pytorch.data.utils import DEFAULT_BUFFER_SIZE
from atoll.backends.pytorch.types import PyTorchBatch
from atoll.data.dataloaders import DataLoader
from atoll.data.types import DataSplit

__all__ = ["PyTorchDataLoader", "PyTorchIterableDataLoader"]

class PyTorchDataLoader(DataLoader[PyTorchBatch]):
    """Batches of a dataset whose rows can be fetched in any order.

    Shuffling is complete: every order of the rows is equally likely.

    Attributes:
        dataset: Dataset the rows come from.
        batch_size: Rows per batch; the last one may be smaller.
        split: Part of the data that is read.
    """

    dataset: PyTorchDataset
    batch_size: int
    split: DataSplit

    def __init__(
        self,
        dataset: PyTorchDataset,
        batch_size: int = 1,
        *,
        shuffle: bool = False,
        seed: int = 42,
    ) -> None:
        """Set how rows are grouped.

        Args:
            dataset: Dataset to take rows from.
            batch_size: Rows per batch, at least 1.
            shuffle: Whether every pass takes the rows in a new order.
            seed: Seed of the first pass; later passes continue from it.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

    @property
    def shuffle(self) -> bool:
        """Whether every pass takes the rows in a new order."""

    def __len__(self) -> int:
        """Count the batches of one pass.

        Returns:
            Number of batches, the smaller last one included.
        """

    def __iter__(self) -> Iterator[PyTorchBatch]:
        """Go through the dataset once.

        Yields:
            Batches on the processor's memory; move them with `move_batch_to_device`.
        """

class PyTorchIterableDataLoader(DataLoader[PyTorchBatch]):
    """Batches of a dataset that can only be read from start to end.

    To shuffle, the loader fills a buffer with rows, hands out a random one and puts the
    next row in its place. Rows far apart in the source are therefore seldom mixed. If
    your files are sorted by class, choose a buffer large enough to span several classes,
    or the network will forget one class while it learns the next.

    Attributes:
        dataset: Dataset the rows come from.
        batch_size: Rows per batch; the last one may be smaller.
        split: Part of the data that is read.
        buffer_size: Rows held at once to be mixed.

    Examples:
        Watch the first batch of a folder of images go by:

        >>> from atoll import DataBunch, DataSchema, DataStructure, ImageSource
        >>> from atoll.backends.pytorch.data import (
        ...     PyTorchIterableDataLoader,
        ...     PyTorchIterableDataset,
        ... )
        >>> source = ImageSource("/data/retina", infer_class_labels_from_filepaths=True)
        >>> schema = DataSchema("retina").generate_full_schema(source)
        >>> structure = DataStructure(
        ...     selected_cols=["Pixel Data"], target="Inferred Label"
        ... )
        >>> dataset = PyTorchIterableDataset(DataBunch(structure, schema, source))
        >>> loader = PyTorchIterableDataLoader(
        ...     dataset, batch_size=8, shuffle=True, buffer_size=200
        ... )
        >>> batch = next(iter(loader))
        >>> print(batch.inputs.images[0].shape)
        torch.Size([8, 3, 224, 224])
    """

    dataset: PyTorchIterableDataset
    batch_size: int
    split: DataSplit
    buffer_size: int

    def __init__(
        self,
        dataset: PyTorchIterableDataset,
        batch_size: int = 1,
        *,
        shuffle: bool = False,
        buffer_size: int = DEFAULT_BUFFER_SIZE,
        secure_random: bool = False,
        seed: int = 42,
    ) -> None:
        """Set how rows are grouped and mixed.

        Args:
            dataset: Dataset to take rows from.
            batch_size: Rows per batch, at least 1.
            shuffle: Whether to mix rows by means of the buffer.
            buffer_size: Rows held at once to be mixed, at least `batch_size`. Without
                effect unless `shuffle` is set.
            secure_random: Whether to draw rows with the operating system's random
                numbers, which cannot be foretold. Differential privacy needs this; `seed`
                is then ignored.
            seed: Seed of the first pass; later passes continue from it.

        Raises:
            ValueError: If `batch_size` is smaller than 1 or exceeds `buffer_size`.
        """

    @property
    def shuffle(self) -> bool:
        """Whether rows are mixed by means of the buffer."""

    def __len__(self) -> int:
        """Count the batches of one pass.

        Returns:
            Number of batches if every file can be read; a pass may end earlier.
        """

    def __iter__(self) -> Iterator[PyTorchBatch]:
        """Go through the dataset once.

        Yields:
            Batches on the processor's memory; move them with `move_batch_to_device`.

        Raises:
            DataNotAvailableError: If the source disappears while it is read.
        """
