from atoll.federated.aggregators.aggregator import BaseAggregatorFactory
from atoll.federated.algorithms.model_algorithms.federated_training import FederatedModelTraining
from atoll.federated.early_stopping import FederatedEarlyStopping
from atoll.federated.protocols.base import (
    BaseModellerProtocol,
    BaseProtocolFactory,
    BaseWorkerProtocol,
)
from atoll.federated.transport.modeller_transport import ModellerMailbox
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["FederatedAveraging"]

class FederatedAveraging(BaseProtocolFactory[list[dict[str, float]]]):
    aggregator: BaseAggregatorFactory
    steps_between_parameter_updates: int | None
    epochs_between_parameter_updates: int | None
    auto_eval: bool
    early_stopping: FederatedEarlyStopping | None
    def __init__(
        self,
        algorithm: FederatedModelTraining,
        aggregator: BaseAggregatorFactory | None = None,
        steps_between_parameter_updates: int | None = None,
        epochs_between_parameter_updates: int | None = None,
        auto_eval: bool = True,
        early_stopping: FederatedEarlyStopping | None = None,
    ) -> None: ...
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[dict[str, float]]]: ...
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol: ...
