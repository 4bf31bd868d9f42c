"""Federated training in rounds, with averaging after each round."""

from atoll.federated.aggregators.aggregator import BaseAggregatorFactory
from atoll.federated.algorithms.model_algorithms.federated_training import (
    FederatedModelTraining,
)
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
    """Trains one model on the data of several pods.

    In each round, every pod trains the shared model on its own data for a fixed number
    of epochs or steps. The differences of the parameters are sent to the modeller side,
    where the aggregator combines them, and the result is sent back to all pods. No
    records are sent, but parameter updates leave the pod while the task runs, and each
    pod keeps the final weights after the last round. Training ends when the model has
    been trained for all its epochs or steps, when early stopping applies, or when the
    privacy budget is spent.

    `run` returns the history: one dictionary of validation metrics per round, averaged
    over the pods. The trained model is in the checkpoint that `FederatedModelTraining`
    saves.

    **Epochs or steps.** A model is configured with a number of epochs or of steps, and
    the length of a round is given in the same unit. With epochs, a pod with more data
    does more work per round. With steps, all pods do the same amount of work, so that
    no pod waits long for the others.

    **How often to average.** Long rounds need fewer messages. Short rounds keep the
    pods' models close to each other, which helps most if their data differs.

    Attributes:
        aggregator: How updates are combined.
        steps_between_parameter_updates: Steps in a round.
        epochs_between_parameter_updates: Epochs in a round.
        auto_eval: Whether pods evaluate the model after each round.
        early_stopping: When to stop before the last round.

    Examples:
        Train in steps with secure aggregation, and stop when the loss no longer
        improves:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     DataStructure,
        ...     FederatedAveraging,
        ...     FederatedEarlyStopping,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ...     SecureAggregator,
        ...     combine_pod_schemas,
        ... )
        >>> pods = ["alice/census-income", "bob/census-income", "erin/census-income"]
        >>> model = ModelReference(
        ...     model_ref=Path("income_model.py"),
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=combine_pod_schemas(pods),
        ...     hyperparameters={"steps": 2000},
        ... )
        >>> protocol = FederatedAveraging(
        ...     algorithm=FederatedModelTraining(model),
        ...     aggregator=SecureAggregator(),
        ...     steps_between_parameter_updates=100,
        ...     early_stopping=FederatedEarlyStopping("validation_loss", patience=3),
        ... )
        >>> history = protocol.run(pods, require_all_pods=True)
        >>> for number, metrics in enumerate(history, start=1):
        ...     print(number, metrics["validation_loss"])
    """

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
    ) -> None:
        """Configure the training, the aggregation and the length of a round.

        Args:
            algorithm: The training that each pod does.
            aggregator: How updates are combined; by default the plain mean of
                `Aggregator`.
            steps_between_parameter_updates: Training steps per round, for a model that
                is configured with `steps`.
            epochs_between_parameter_updates: Epochs per round, for a model that is
                configured with `epochs`. By default 1 if the model has epochs and
                neither of the two is given.
            auto_eval: Whether each pod evaluates the model on its validation split
                after every round. Turn it off to save time; the history is then a list
                of empty dictionaries.
            early_stopping: When to stop before the last round. It requires `auto_eval`.

        Raises:
            ValueError: If both lengths of a round are given, if one is below 1 or
                longer than the whole training, if the unit differs from the model's, or
                if `early_stopping` is given without `auto_eval`.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[dict[str, float]]]:
        """Create the modeller side, which controls the rounds.

        Its `run` raises `AggregatorError` if the pods' updates can't be combined.

        Args:
            mailbox: Mailbox that receives updates and metrics.
            context: The task, with the pods that train.

        Returns:
            A modeller side whose `run` returns the history.
        """

    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol:
        """Create the worker side, which trains in each round and sends the update.

        Args:
            mailbox: Mailbox that receives parameters; a secure aggregator also uses it
                to send shares.
            context: The task, with all pods that train.
            hub: Client that downloads the model's code.

        Returns:
            A worker side for one pod.
        """
