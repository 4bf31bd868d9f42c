from collections.abc import Sequence
from typing import Any

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

__all__ = ["FluidVolumeScreeningProtocol"]

class FluidVolumeScreeningProtocol(BaseProtocolFactory[None]):
    def __init__(
        self,
        algorithm: Sequence[BaseCompatibleAlgoFactory[Any]],
        *,
        results_notification_email: bool = False,
    ) -> None: ...
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
