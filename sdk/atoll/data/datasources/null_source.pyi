from collections.abc import Iterator, Sequence

import pandas as pd

from atoll.data.datasources.base_source import BaseSource

__all__ = ["NullSource"]

class NullSource(BaseSource):
    def __init__(self, *, name: str | None = None) -> None: ...
    def get_column_names(self) -> list[str]: ...
    def get_data(self, keys: Sequence[str] | None = None, *, use_cache: bool = True) -> None: ...
    def yield_data(
        self, keys: Sequence[str] | None = None, *, partition_size: int | None = None, use_cache: bool = True
    ) -> Iterator[pd.DataFrame]: ...
