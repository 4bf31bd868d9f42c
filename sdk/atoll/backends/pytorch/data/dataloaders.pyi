"""Loaders that group rows into batches of tensors."""

from collections.abc import Iterator

from atoll.backends.pytorch.data.datasets import PyTorchDataset, PyTorchIterableDataset
from atoll.backends.pytorch.data.utils import DEFAULT_BUFFER_SIZE
from atoll.backends.pytorch.types import PyTorchBatch
from atoll.data.dataloaders import DataLoader
from atoll.data.types import DataSplit

__all__ = ["PyTorchDataLoader", "PyTorchIterableDataLoader"]

class PyTorchDataLoader(DataLoader[PyTorchBatch]):
    """Loads batches of a dataset with random access.

    Shuffling produces every order of the rows with the same probability.

    Attributes:
        dataset: Dataset of the rows.
        batch_size: Rows per batch; the last one may be smaller.
        split: Split that is read.
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
        """Set the dataset and the batch size.

        Args:
            dataset: Dataset of the rows.
            batch_size: Rows per batch, at least 1.
            shuffle: Whether rows are shuffled in every epoch.
            seed: Seed of the first epoch; later epochs continue from it.

        Raises:
            ValueError: If `batch_size` is smaller than 1.
        """

    @property
    def shuffle(self) -> bool:
        """Whether rows are shuffled in every epoch."""

    def __len__(self) -> int:
        """Return the number of batches per epoch.

        Returns:
            Number of batches, including the last one, which can be smaller.
        """

    def __iter__(self) -> Iterator[PyTorchBatch]:
        """Iterate over the dataset once.

        Yields:
            Batches on the CPU; move them with `move_batch_to_device`.
        """

class PyTorchIterableDataLoader(DataLoader[PyTorchBatch]):
    """Loads batches of a dataset that is read sequentially.

    To shuffle, the loader fills a buffer with rows, returns a random one and replaces
    it by the next row. Rows that are far apart in the source are therefore rarely
    mixed. If your files are sorted by class, choose a buffer that spans several
    classes. Otherwise the network forgets one class while it learns the next.

    Attributes:
        dataset: Dataset of the rows.
        batch_size: Rows per batch; the last one may be smaller.
        split: Split that is read.
        buffer_size: Number of rows in the shuffle buffer.

    Examples:
        Load the first batch of a folder of images:

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
        """Set the dataset, the batch size and the shuffling.

        Args:
            dataset: Dataset of the rows.
            batch_size: Rows per batch, at least 1.
            shuffle: Whether to shuffle rows with the buffer.
            buffer_size: Number of rows in the shuffle buffer, at least `batch_size`.
                Has no effect unless `shuffle` is set.
            secure_random: Whether to use the operating system's unpredictable random
                numbers, as differential privacy requires. `seed` is then ignored.
            seed: Seed of the first epoch; later epochs continue from it.

        Raises:
            ValueError: If `batch_size` is smaller than 1 or exceeds `buffer_size`.
        """

    @property
    def shuffle(self) -> bool:
        """Whether rows are shuffled with the buffer."""

    def __len__(self) -> int:
        """Return the number of batches per epoch.

        Returns:
            Number of batches if every file can be read. An epoch can have fewer.
        """

    def __iter__(self) -> Iterator[PyTorchBatch]:
        """Iterate over the dataset once.

        Yields:
            Batches on the CPU; move them with `move_batch_to_device`.

        Raises:
            DataNotAvailableError: If the source becomes unavailable while it is read.
        """
