from collections.abc import Sequence
from typing import Any

import pandas as pd

from atoll.federated.protocols.base import (
    BaseCompatibleAlgoFactory,
    BaseModellerProtocol,
    BaseProtocolFactory,
    BaseWorkerProtocol,
)
from atoll.federated.transport.modeller_transport import ModellerMailbox
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["InferenceAndCSVReport", "InferenceAndReturnCSVReport"]

class InferenceAndCSVReport(BaseProtocolFactory[None]):
    def __init__(self, algorithm: Sequence[BaseCompatibleAlgoFactory[Any]]) -> None: ...
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[None]: ...
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol: ...

class InferenceAndReturnCSVReport(BaseProtocolFactory[list[pd.DataFrame]]):
    def __init__(self, algorithm: Sequence[BaseCompatibleAlgoFactory[Any]]) -> None: ...
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[pd.DataFrame]]: ...
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol: ...
