from typing import Any, Generic

from typing_extensions import TypeVar

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

__all__ = ["ResultsOnly"]

_PodResultT = TypeVar("_PodResultT", default=Any)

class ResultsOnly(BaseProtocolFactory[list[_PodResultT]], Generic[_PodResultT]):
    def __init__(self, algorithm: BaseCompatibleAlgoFactory[_PodResultT]) -> None: ...
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[_PodResultT]]: ...
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol: ...
