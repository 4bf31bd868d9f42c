"""Base classes of all protocols, and `run`, which starts every task.

Like an algorithm, a protocol consists of three classes: a factory that the modeller
declares, a modeller side, and a worker side inside each pod. The two sides exchange
messages through their mailboxes. For every message that one side sends, the other side
has to receive it at that point.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, ClassVar, Generic, Protocol

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from typing_extensions import TypeVar

from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseWorkerAlgorithm,
)
from atoll.federated.authorisation_checkers import (
    DEFAULT_IDENTITY_VERIFICATION_METHOD,
    IdentityVerificationMethod,
)
from atoll.federated.transport.config import MessageServiceConfig
from atoll.federated.transport.modeller_transport import ModellerMailbox
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import (
    InferenceLimits,
    SerializedAlgorithm,
    SerializedProtocol,
    TaskContext,
)
from atoll.hub.api import HubClient
from atoll.hub.authentication_flow import HubSession
from atoll.types import T_FIELDS_DICT, T_NESTED_FIELDS

__all__ = [
    "BaseCompatibleAlgoFactory",
    "BaseModellerProtocol",
    "BaseProtocolFactory",
    "BaseWorkerProtocol",
    "FinalStepReduceProtocol",
    "InitialSetupWorkerProtocol",
    "LimitsExceededInfo",
    "ModelInferenceProtocolMixin",
    "ProtocolState",
]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

class BaseProtocolFactory(ABC, Generic[_ResultT_co]):
    """Base class of all protocol factories, which declare a task.

    A protocol only describes a task until you call `run`. You can run the same object
    several times, also on different pods.

    The type parameter is the return type of `run` and follows from the algorithm:
    `ResultsOnly(SqlQuery(...)).run(...)` is a list of pandas DataFrames, which type
    checkers know.

    To write your own protocol, derive from this class and from the base classes of the
    two sides, and put the file into the plug-in folder of the modeller and of every
    pod.

    Attributes:
        fields_dict: The arguments that are sent to the pods, each with the function
            that converts its value to JSON.
        nested_fields: Arguments that are SDK objects themselves, such as the algorithm,
            each with the registry of their classes.
    """

    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}

    def __init__(
        self,
        algorithm: BaseCompatibleAlgoFactory[Any] | Sequence[BaseCompatibleAlgoFactory[Any]],
    ) -> None:
        """Store the algorithms.

        Args:
            algorithm: One algorithm, or several in the order in which they run.

        Raises:
            TaskStartError: If the protocol doesn't work with one of the algorithms, or
                the list is empty.
        """

    @property
    def class_name(self) -> str:
        """Name under which the protocol is registered, which is the name of its class.
        """

    @property
    def algorithms(self) -> list[BaseCompatibleAlgoFactory[Any]]:
        """The algorithms in the order in which they run; always a list."""

    @abstractmethod
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[_ResultT_co]:
        """Create the modeller side, with its algorithms.

        Args:
            mailbox: Mailbox of the task.
            context: The task, with the pods that accepted it.

        Returns:
            A modeller side for one run.
        """

    @abstractmethod
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol:
        """Create the worker side, with its algorithms.

        Args:
            mailbox: The worker's mailbox.
            context: The task, with the identifier of the pod.
            hub: The pod's hub client, for algorithms that download something.

        Returns:
            A worker side for one run.
        """

    def to_dict(self) -> SerializedProtocol:
        """Serialise the whole task for a task request.

        Returns:
            Class names and arguments of the protocol, its algorithms and its
            aggregator; JSON values only.

        Raises:
            TaskStartError: If an argument can't be converted to JSON.

        Examples:
            >>> from atoll import ResultsOnly, SqlQuery
            >>> query = SqlQuery("SELECT COUNT(*) FROM df", table="df")
            >>> request = ResultsOnly(query).to_dict()
            >>> request["class_name"]
            'atoll.ResultsOnly'
        """

    def run(
        self,
        pod_identifiers: Sequence[str],
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str
        | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co:
        """Run the task on pods and wait for the result.

        The call creates a `Modeller`, which first waits until the pods are online, for
        at most `ATOLL_ONLINE_CHECK_HARD_LIMIT` seconds. It then sends the task to each
        pod, encrypted for that pod, proves your identity, and starts with the pods that
        accept. Refusals are logged with their code.

        A modeller runs one task at a time. To stop a task, interrupt the call, which
        ends it on the pods too.

        Args:
            pod_identifiers: Identifier of each pod, `owner/name`, or of the dataset for
                pods with several. Always a list, even for a single pod. The results
                have the same order.
            session: Session that is already logged in; by default a new one logs in
                when needed.
            username: Account that runs the task. By default the account of the last
                browser login.
            hub: Client for a hub of your organisation. By default the public hub.
            message_service: Address of a message service of your organisation. By
                default the public service.
            pod_public_key_paths: PEM file of a pod's public key, by pod identifier. All
                other keys are fetched from the hub. Give a key here if you received it
                directly and don't want to rely on the hub.
            identity_verification_method: How you prove your identity.
                `oidc-device-code` asks you to confirm a code in a browser on any
                device, `oidc-auth-code` uses the browser of this machine without a
                confirmation each time, and `key-based` signs the request.
            private_key_or_file: Your RSA private key, or its PEM file. Required for
                `key-based`; the public key has to be registered on the hub.
            idp_url: Address of an identity provider of your organisation.
            require_all_pods: Whether to stop unless every pod accepts. By default the task
                runs with the pods that accept.
            run_on_new_data_only: Whether to process only records that no earlier run of
                this task has processed. It requires a datasource that reads files.
            project_id: Project that the task belongs to. Its terms and permissions
                apply, and the monitoring record is shown there.
            batched_execution: Whether pods process their files in batches of
                `ATOLL_TASK_BATCH_SIZE`, so that a large dataset needs little memory and
                a damaged file affects only itself. By default the setting
                `ATOLL_DEFAULT_BATCHED_EXECUTION`.

        Returns:
            The result of the protocol, which its class describes.

        Raises:
            ValueError: If no pod is given, one is named twice, or the method of
                identity verification is unknown.
            PodNameError: If an identifier doesn't have the form `owner/name`.
            TaskStartError: If `key-based` is chosen without a private key, the parts of
                the task don't fit together, or another task of this modeller is
                running.
            AuthenticationError: If the login fails.
            PodDoesNotExistError: If the hub doesn't know one of the pods.
            PodConnectFailedError: If no pod is online, or not all pods are and
                `require_all_pods` is set.
            PodResponseError: If no pod accepts, or not all pods do and
                `require_all_pods` is set.
            IdentityVerificationError: If you don't prove your identity in time.
            TaskAbortError: If a pod ends the task, for example because its data can't
                be read.

        Note:
            A notebook already has an event loop. Run `import nest_asyncio;
            nest_asyncio.apply()` once before the first task, or use `run_async`.

        Examples:
            Require that both pods take part:

            >>> from atoll import ResultsOnly, SqlQuery
            >>> protocol = ResultsOnly(SqlQuery("SELECT AVG(age) FROM df", table="df"))
            >>> means = protocol.run(
            ...     pod_identifiers=["alice/census-income", "bob/census-income"],
            ...     require_all_pods=True,
            ... )

            Run unattended, with a key instead of a browser login:

            >>> means = protocol.run(
            ...     ["alice/census-income"],
            ...     username="carol",
            ...     identity_verification_method="key-based",
            ...     private_key_or_file="/etc/atoll/carol_key.pem",
            ... )
        """

    async def run_async(
        self,
        pod_identifiers: Sequence[str],
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str
        | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co:
        """Run the task inside a running event loop.

        It does the same as `run` without blocking the event loop. Cancelling it ends
        the task on the pods too.

        Args:
            pod_identifiers: Identifier of each pod or dataset, `owner/name`.
            session: Session that is already logged in.
            username: Account that runs the task.
            hub: Client for a hub of your organisation.
            message_service: Address of a message service of your organisation.
            pod_public_key_paths: PEM files of pods' public keys, by identifier.
            identity_verification_method: How you prove your identity.
            private_key_or_file: Your RSA private key, for `key-based`.
            idp_url: Address of the identity provider.
            require_all_pods: Whether to stop unless every pod accepts.
            run_on_new_data_only: Whether to process new records only.
            project_id: Project that the task belongs to.
            batched_execution: Whether pods process their files in batches.

        Returns:
            The same result as `run`.

        Raises:
            ValueError: If no pod is given, one is named twice, or the method of
                identity verification is unknown.
            PodNameError: If an identifier doesn't have the form `owner/name`.
            TaskStartError: If `key-based` is chosen without a private key, the parts of
                the task don't fit together, or another task of this modeller is
                running.
            AuthenticationError: If the login fails.
            PodDoesNotExistError: If the hub doesn't know one of the pods.
            PodConnectFailedError: If too few pods are online.
            PodResponseError: If too few pods accept.
            IdentityVerificationError: If you don't prove your identity in time.
            TaskAbortError: If a pod ends the task.

        Examples:
            >>> import asyncio
            >>> from atoll import ResultsOnly, SqlQuery
            >>> async def main() -> None:
            ...     protocol = ResultsOnly(SqlQuery("SELECT COUNT(*) FROM df", table="df"))
            ...     counts = await protocol.run_async(["alice/census-income"])
            ...     print(counts[0])
            >>> asyncio.run(main())
        """

class BaseCompatibleAlgoFactory(Protocol[_ResultT_co]):
    """The members of an algorithm factory that a protocol needs.

    It is a structural type: any class with these members matches, whether or not it
    derives from `BaseAlgorithmFactory`. A protocol with further requirements extends it
    and uses the extension in its `__init__`, so that type checkers find invalid
    combinations.
    """

    @property
    def class_name(self) -> str:
        """Name under which the algorithm is registered."""

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]:
        """Create the algorithm's modeller side.

        Args:
            context: The task that is about to start.

        Returns:
            A modeller side that the protocol's modeller side holds.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]:
        """Create the algorithm's worker side.

        Args:
            context: The task, with the identifier of the pod.
            hub: The pod's hub client.

        Returns:
            A worker side that the protocol's worker side holds.
        """

    def to_dict(self) -> SerializedAlgorithm:
        """Serialise the algorithm for a task request.

        Returns:
            Class name and arguments; JSON values only.
        """

class BaseModellerProtocol(ABC, Generic[_ResultT_co]):
    """The modeller side of a protocol, which runs where the task was started."""

    def __init__(
        self,
        *,
        algorithms: Sequence[BaseModellerAlgorithm[Any]],
        mailbox: ModellerMailbox,
    ) -> None:
        """Store the algorithms and the mailbox.

        Args:
            algorithms: Modeller sides of the algorithms, in the order of the task.
            mailbox: Mailbox for messages to and from the pods.
        """

    @property
    def algorithms(self) -> list[BaseModellerAlgorithm[Any]]:
        """Modeller sides of the algorithms, in the order of the task."""

    @property
    def mailbox(self) -> ModellerMailbox:
        """Mailbox for messages to and from the pods that accepted."""

    @property
    def state(self) -> ProtocolState:
        """Current state of the protocol on this side."""

    def initialise(self, *, context: TaskContext) -> None:
        """Initialise all algorithms.

        Args:
            context: The task, with the pods that accepted it.
        """

    @abstractmethod
    async def run(self, *, context: TaskContext) -> _ResultT_co:
        """Exchange messages with the pods until there is a result.

        Args:
            context: The task, with the pods that accepted it.

        Returns:
            The result of `BaseProtocolFactory.run`.

        Raises:
            ProtocolError: If a pod sends an unexpected message.
            TaskAbortError: If a pod or the user ends the task.
        """

class BaseWorkerProtocol(ABC):
    """The worker side of a protocol, which runs inside a pod.

    In batched execution, `run` is called once per batch. `InitialSetupWorkerProtocol`
    and `FinalStepReduceProtocol` add a step before the first and after the last batch.
    """

    def __init__(
        self,
        *,
        algorithms: Sequence[BaseWorkerAlgorithm[Any]],
        mailbox: WorkerMailbox,
    ) -> None:
        """Store the algorithms and the mailbox.

        Args:
            algorithms: Worker sides of the algorithms, in the order of the task.
            mailbox: Mailbox for messages to and from the modeller.
        """

    @property
    def algorithms(self) -> list[BaseWorkerAlgorithm[Any]]:
        """Worker sides of the algorithms, in the order of the task."""

    @property
    def mailbox(self) -> WorkerMailbox:
        """Mailbox for messages to and from the modeller."""

    @property
    def state(self) -> ProtocolState:
        """Current state of the protocol in this pod."""

    @abstractmethod
    async def run(self, *, context: TaskContext) -> Any:
        """Run the algorithms and send the messages that the modeller side expects.

        Args:
            context: The task, with the identifier of this pod.

        Returns:
            The pod's result. The pod keeps a copy of it only if `pod_db` is on.

        Raises:
            ProtocolError: If the modeller sends an unexpected message.
            TaskAbortError: If the modeller ends the task.
            BatchResilienceAbortError: If the number of consecutive failed batches
                reaches `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES`.
        """

class InitialSetupWorkerProtocol(ABC):
    """Mix-in for a worker side that has a step before the first batch.

    It calls `setup_run` of every algorithm that is an `InitialSetupAlgorithm`.
    """

    @abstractmethod
    async def run_initial_setup(self, *, context: TaskContext) -> None:
        """Prepare the algorithms with the whole dataset.

        Args:
            context: The task, before its data is divided into batches.

        Raises:
            NoDataError: If no records are left after the setup.
        """

class FinalStepReduceProtocol(ABC):
    """Mix-in for a worker side that combines the results of many batches.

    It calls `run_final_step` of every algorithm that is a `FinalStepAlgorithm`.
    """

    @abstractmethod
    async def run_final_step(self, results: Sequence[Any], *, context: TaskContext) -> Any:
        """Reduce the results of all batches to one result and send it.

        Args:
            results: What `run` returned for each batch that succeeded.
            context: The task that is about to end.

        Returns:
            The pod's result.

        Raises:
            AlgorithmError: If the results can't be reduced.
        """

class ModelInferenceProtocolMixin:
    """Mix-in for worker sides that run models with a usage limit.

    It compares the number of records with the limit before anything is computed,
    reduces the task to the allowed number, and reports the usage afterwards. The owner
    of the model sets the limit on the hub, and the access manager counts the usage.
    """

    def check_usage_limits(
        self, limits: InferenceLimits | None, number_of_inferences: int
    ) -> LimitsExceededInfo | None:
        """Check whether a task would exceed a limit.

        Args:
            limits: The model's limit; `None` if it has none.
            number_of_inferences: Number of records that the task would predict.

        Returns:
            By how much the limit would be exceeded, or `None` if it wouldn't be.

        Raises:
            TaskAbortError: If the limit is used up.

        Examples:
            >>> from atoll.federated.protocols.base import ModelInferenceProtocolMixin
            >>> from atoll.federated.types import InferenceLimits
            >>> limits = InferenceLimits(
            ...     model_id="alice/RetinaModel", limit=500, used=480
            ... )
            >>> ModelInferenceProtocolMixin().check_usage_limits(limits, 30)
            LimitsExceededInfo(overrun=10, allowed=20)
        """

    def apply_usage_limits(
        self, file_names: Sequence[str], exceeded: LimitsExceededInfo
    ) -> list[str]:
        """Select the files that can still be predicted.

        Args:
            file_names: Files of the task, in the order of the datasource.
            exceeded: The result of `check_usage_limits`.

        Returns:
            The first `exceeded.allowed` files.
        """

    async def report_usage(self, mailbox: WorkerMailbox, usage: Mapping[str, int]) -> None:
        """Report the usage of each model to the access manager.

        Args:
            mailbox: The worker's mailbox, which sends the report.
            usage: Number of inferences by model id.

        Raises:
            MessageServiceConnectionError: If the report can't be sent.
        """

@dataclass(frozen=True)
class LimitsExceededInfo:
    """By how much a task would exceed a model's usage limit.

    Attributes:
        overrun: Number of inferences above the limit.
        allowed: Number of inferences that are still allowed.
    """

    overrun: int
    allowed: int

@dataclass(kw_only=True)
class ProtocolState:
    """State of a running protocol.

    The protocol keeps it up to date. Hooks and algorithms read it, for example to find
    out whether a batch is the last one.

    Attributes:
        round_number: Current round, starting at 1.
        batch_number: Current batch, starting at 1. Always 1 without batches.
        total_batches: Number of batches; 1 without batches.
        consecutive_failures: Number of consecutive batches that have failed so far.
        failed_files: Files that failed in their batch and again on their own.

    Examples:
        >>> from atoll.federated.protocols.base import ProtocolState
        >>> ProtocolState(batch_number=3, total_batches=3).is_last_batch
        True
    """

    round_number: int = 1
    batch_number: int = 1
    total_batches: int = 1
    consecutive_failures: int = 0
    failed_files: list[str] = field(default_factory=list[str])

    @property
    def is_first_batch(self) -> bool:
        """Whether this is the first batch."""

    @property
    def is_last_batch(self) -> bool:
        """Whether this is the last batch."""
