"""One round, one result from each pod."""

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
    """Runs an algorithm once on each pod and returns what it returned.

    It is the protocol for questions with an answer: a query, the score of a
    model, predictions. It works with `SqlQuery`, `PrivateSqlQuery`,
    `ModelTrainingAndEvaluation`, `ModelEvaluation`, `ModelInference` and the
    algorithms that run published models.

    `run` returns a list with one element for each pod that accepted, in the
    order in which the pods were named. The type of the elements is the
    algorithm's: frames for a query, dictionaries of scores for an evaluation.
    Set `require_all_pods` when you need to know which element belongs to which
    pod.

    Pods do not learn each other's results. Results of a pod are also saved on the pod,
    so that the owner of the data can see what has left.

    Examples:
        A query, and the score of a model:

        >>> from atoll import (
        ...     DataStructure,
        ...     ModelEvaluation,
        ...     ModelReference,
        ...     ResultsOnly,
        ...     SqlQuery,
        ... )
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> query = SqlQuery("SELECT COUNT(*) AS people FROM df", table="df")
        >>> frames = ResultsOnly(algorithm=query).run(pods)
        >>> people = sum(frame["people"].sum() for frame in frames)
        >>> model = ModelReference(
        ...     "IncomeModel", datastructure=DataStructure(target="TARGET")
        ... )
        >>> scores = ResultsOnly(algorithm=ModelEvaluation(model)).run(pods)
        >>> worst = min(score["roc_auc"] for score in scores)
    """

    def __init__(self, algorithm: BaseCompatibleAlgoFactory[_PodResultT]) -> None:
        """Choose what each pod computes.

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
            mailbox: Mailbox that the results arrive in.
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

        With batches it joins the results of all batches before it sends them.

        Args:
            mailbox: Mailbox that the result is sent through.
            context: The task, which tells whether there are batches.
            hub: Passed on to the algorithm.

        Returns:
            A worker side for one pod.
        """
