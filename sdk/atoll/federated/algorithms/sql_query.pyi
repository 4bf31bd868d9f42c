import pandas as pd

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["SqlQuery"]

class SqlQuery(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    query: str
    table: str | None
    def __init__(self, query: str, table: str | None = None) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
