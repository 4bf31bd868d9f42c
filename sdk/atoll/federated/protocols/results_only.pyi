"""One round with one result from each pod."""

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
    """Runs an algorithm once on each pod and returns the results.

    Use it for queries, for the evaluation of models and for predictions. It works with
    `SqlQuery`, `PrivateSqlQuery`, `ModelTrainingAndEvaluation`, `ModelEvaluation`,
    `ModelInference` and the algorithms that run published models.

    `run` returns a list with one element for each pod that accepted, in the order in
    which the pods were named. The algorithm determines the type of the elements: a
    DataFrame for a query, a dictionary of metrics for an evaluation. Set
    `require_all_pods` if you need to know which element belongs to which pod.

    Pods don't see each other's results. If a pod's owner has turned on `pod_db`, the
    pod keeps a copy of its results, so that the owner can check later what was sent.

    Examples:
        Run a query, then evaluate a model:

        >>> from atoll import (
        ...     DataStructure,
        ...     ModelEvaluation,
        ...     ModelReference,
        ...     ResultsOnly,
        ...     SqlQuery,
        ...     combine_pod_schemas,
        ... )
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> query = SqlQuery("SELECT COUNT(*) AS people FROM df", table="df")
        >>> counts = ResultsOnly(algorithm=query).run(pods)
        >>> people = sum(count["people"].sum() for count in counts)
        >>> model = ModelReference(
        ...     "IncomeModel",
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=combine_pod_schemas(pods),
        ... )
        >>> scores = ResultsOnly(algorithm=ModelEvaluation(model)).run(pods)
        >>> worst = min(score["roc_auc"] for score in scores)
    """

    def __init__(self, algorithm: BaseCompatibleAlgoFactory[_PodResultT]) -> None:
        """Set the algorithm.

        Args:
            algorithm: A single algorithm with one result per pod.

        Raises:
            TaskStartError: If the algorithm needs more than one round, as
                `FederatedModelTraining` does.
        """

    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[list[_PodResultT]]:
        """Create the modeller side, which waits for one result from each pod.

        Args:
            mailbox: Mailbox that receives the results.
            context: The task; its pods set the order of the results.

        Returns:
            A modeller side whose `run` returns the list.
        """

    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol:
        """Create the worker side, which runs the algorithm and sends its result.

        In batched execution it joins the results of all batches and sends them once.

        Args:
            mailbox: Mailbox that sends the result.
            context: The task, which says whether there are batches.
            hub: Passed to the algorithm.

        Returns:
            A worker side for one pod.
        """
