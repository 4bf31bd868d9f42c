from collections.abc import Mapping
from typing import TypeAlias, TypedDict

import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["ColumnRange", "ColumnRanges", "PrivateSqlQuery"]

class ColumnRange(TypedDict):
    lower: float
    upper: float

ColumnRanges: TypeAlias = Mapping[str, ColumnRange]

class PrivateSqlQuery(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    query: str
    epsilon: float
    delta: float
    column_ranges: dict[str, ColumnRange]
    table: str | None
    db_schema: str | None
    def __init__(
        self,
        query: str,
        epsilon: float,
        delta: float = 1e-6,
        column_ranges: ColumnRanges | None = None,
        table: str | None = None,
        db_schema: str | None = None,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
