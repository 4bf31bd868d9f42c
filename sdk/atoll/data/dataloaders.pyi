from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.types import DataSplit

__all__ = ["Batch", "DataLoader"]

class Batch(NamedTuple):
    tabular: npt.NDArray[np.float32] | None
    images: tuple[npt.NDArray[np.float32], ...]
    support: npt.NDArray[np.float32] | None
    targets: npt.NDArray[np.generic] | None
    keys: tuple[str, ...] | None

class DataLoader(ABC):
    batch_size: int
    split: DataSplit
    @property
    @abstractmethod
    def shuffle(self) -> bool: ...
    @property
    def has_keys(self) -> bool: ...
    @abstractmethod
    def __len__(self) -> int: ...
    @abstractmethod
    def __iter__(self) -> Iterator[Any]: ...
    def get_x_dataframe(self) -> pd.DataFrame: ...
    def get_y_dataframe(self) -> pd.DataFrame: ...
