from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

_T_co = TypeVar("_T_co", covariant=True, default=Any)

class Dataset(Generic[_T_co]):
    def __getitem__(self, index: int) -> _T_co: ...

class IterableDataset(Dataset[_T_co]):
    def __iter__(self) -> Iterator[_T_co]: ...

class DataLoader(Generic[_T_co]):
    dataset: Dataset[Any]
    batch_size: int | None
    def __init__(
        self,
        dataset: Dataset[Any],
        batch_size: int | None = 1,
        shuffle: bool | None = None,
        *,
        num_workers: int = 0,
        collate_fn: Callable[[list[Any]], Any] | None = None,
        drop_last: bool = False,
    ) -> None: ...
    def __iter__(self) -> Iterator[_T_co]: ...
    def __len__(self) -> int: ...

class TensorDataset(Dataset[tuple[Any, ...]]):
    def __init__(self, *tensors: Any) -> None: ...

def random_split(dataset: Dataset[_T_co], lengths: Sequence[float]) -> list[Dataset[_T_co]]: ...
