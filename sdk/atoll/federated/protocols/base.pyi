"""Bases of all protocols, and `run`, with which every task starts.

Like an algorithm, a protocol is three classes: a factory that the modeller
declares, a half on the modeller's side, and a half inside each pod's worker.
The two halves exchange messages through their mailboxes; whatever one half
sends, the other has to receive at that point.
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
    """Declares a task; base of all protocols.

    A protocol is a description until you call `run`. The same object can be run
    several times, on other pods or other days.

    The type parameter is what `run` returns, and follows from the algorithm:
    `ResultsOnly(SqlQuery(...)).run(...)` is a list of pandas DataFrames, and a type
    checker knows it.

    To write a protocol of your own, derive from this class and from the two
    halves, and put the file into the plug-in folder of the pods and of the
    modeller.

    Attributes:
        fields_dict: The arguments that travel to the pods, each with the
            function that turns its value into JSON.
        nested_fields: Arguments that are SDK objects themselves, such as the
            algorithm, each with the registry that its class is looked up in.
    """

    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}

    def __init__(
        self,
        algorithm: BaseCompatibleAlgoFactory[Any] | Sequence[BaseCompatibleAlgoFactory[Any]],
    ) -> None:
        """Keep what the pods are to compute.

        Args:
            algorithm: One algorithm, or several in the order in which they run.

        Raises:
            TaskStartError: If the protocol does not work with one of them, or
                the list is empty.
        """

    @property
    def class_name(self) -> str:
        """Name under which the protocol is registered: its class's name."""

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
        """Describe the whole task for a task request.

        Returns:
            Class names and arguments of the protocol, its algorithms and its
            aggregator; JSON values only.

        Raises:
            TaskStartError: If an argument cannot be turned into JSON.

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

        The call makes a `Modeller` and lets it do the work. It first waits
        until the pods are online, for `ATOLL_ONLINE_CHECK_HARD_LIMIT` seconds
        at most. Then it sends each pod the task, encrypted for that pod, proves
        who you are, and starts with the pods that accept. Refusals are logged
        with their code.

        One machine runs one task at a time. To stop a task, interrupt the call;
        the pods are told.

        Args:
            pod_identifiers: `owner/name` of each pod, or of one of its datasets
                where it holds several. Always a list, even for a single pod.
                Results come in this order.
            session: Logged-in session to use; a new one logs in when needed.
            username: Account to act as. By default the one that the browser
                login remembered.
            hub: Hub client to use, for a hub of your own. By default the
                production hub.
            message_service: Where the message service is. By default the
                production service.
            pod_public_key_paths: PEM file of a pod's public key, by pod
                identifier. Keys that are not given are fetched from the hub;
                give one to rely on a key that you got by another way.
            identity_verification_method: How you prove who you are:
                `oidc-device-code` asks you to confirm a code in a browser, on
                any machine; `oidc-auth-code` uses the browser of this machine
                without a click each time; `key-based` signs the request.
            private_key_or_file: Your RSA private key, or its PEM file. Needed
                for `key-based`, together with the public key on the hub.
            idp_url: Address of the identity provider, for one of your own.
            require_all_pods: Stop unless every pod accepts.
            run_on_new_data_only: Only use records that this task has not seen
                in an earlier run. It needs a data source of files.
            project_id: Project that the task belongs to. Access, usage and the
                monitoring record are counted there.
            batched_execution: Let pods go through their files in batches of
                `ATOLL_TASK_BATCH_SIZE`, so that a large dataset needs little
                memory and a faulty file costs no more than itself. By default
                what `ATOLL_DEFAULT_BATCHED_EXECUTION` says.

        Returns:
            What the protocol promises; see its class.

        Raises:
            ValueError: If there are no pods, one is named twice, or the method
                of identity verification is unknown.
            PodNameError: If an identifier is not of the form `owner/name`.
            TaskStartError: If `key-based` is chosen without a private key, the
                parts of the task do not fit, or another task is running on this
                machine.
            AuthenticationError: If you cannot be logged in.
            PodDoesNotExistError: If the hub does not know one of the pods.
            PodConnectFailedError: If no pod is online, or not all of them are
                although `require_all_pods` is set.
            PodResponseError: If no pod accepts, or not all of them do although
                `require_all_pods` is set.
            IdentityVerificationError: If you do not prove who you are in time.
            TaskAbortError: If a pod stops the task, for example because its data cannot
                be read.

        Note:
            In a notebook, run `import nest_asyncio; nest_asyncio.apply()` once
            before the first task, because a notebook has an event loop already;
            or use `run_async`.

        Examples:
            Two pods, both of which have to take part:

            >>> from atoll import ResultsOnly, SqlQuery
            >>> protocol = ResultsOnly(SqlQuery("SELECT AVG(age) FROM df", table="df"))
            >>> means = protocol.run(
            ...     pod_identifiers=["alice/census-income", "bob/census-income"],
            ...     require_all_pods=True,
            ... )

            From a script that nobody watches, with a key instead of a browser:

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
        """Run the task inside an event loop that is running already.

        It does what `run` does, but waits without blocking the loop. Cancelling
        it stops the task and tells the pods.

        Args:
            pod_identifiers: `owner/name` of each pod or dataset.
            session: Logged-in session to use.
            username: Account to act as.
            hub: Hub client to use.
            message_service: Where the message service is.
            pod_public_key_paths: PEM files of pods' public keys, by identifier.
            identity_verification_method: How you prove who you are.
            private_key_or_file: Your RSA private key, for `key-based`.
            idp_url: Address of the identity provider.
            require_all_pods: Stop unless every pod accepts.
            run_on_new_data_only: Only use records not seen in earlier runs.
            project_id: Project that the task belongs to.
            batched_execution: Let pods go through their files in batches.

        Returns:
            What `run` returns.

        Raises:
            ValueError: If there are no pods, one is named twice, or the method
                of identity verification is unknown.
            PodNameError: If an identifier is not of the form `owner/name`.
            TaskStartError: If `key-based` is chosen without a private key, the
                parts of the task do not fit, or another task is running on this
                machine.
            AuthenticationError: If you cannot be logged in.
            PodDoesNotExistError: If the hub does not know one of the pods.
            PodConnectFailedError: If too few pods are online.
            PodResponseError: If too few pods accept.
            IdentityVerificationError: If you do not prove who you are in time.
            TaskAbortError: If a pod stops the task.

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
    """What a protocol needs of an algorithm; every algorithm factory has it.

    It is a structural type: a class fits if it has these members, whether or
    not it derives from `BaseAlgorithmFactory`. A protocol that needs more of
    its algorithms extends it and names the extension in its `__init__`, so that
    a type checker finds combinations that cannot work.
    """

    @property
    def class_name(self) -> str:
        """Name under which the algorithm is registered."""

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]:
        """Create the algorithm's modeller side.

        Args:
            context: The task that is about to start.

        Returns:
            A modeller side that the protocol's own modeller half holds.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]:
        """Create the algorithm's worker side.

        Args:
            context: The task, with the identifier of the pod.
            hub: The pod's hub client.

        Returns:
            A worker side that the protocol's own worker half holds.
        """

    def to_dict(self) -> SerializedAlgorithm:
        """Describe the algorithm for a task request.

        Returns:
            Class name and arguments; JSON values only.
        """

class BaseModellerProtocol(ABC, Generic[_ResultT_co]):
    """The half that runs where the task was started."""

    def __init__(
        self,
        *,
        algorithms: Sequence[BaseModellerAlgorithm[Any]],
        mailbox: ModellerMailbox,
    ) -> None:
        """Bring the algorithms and the mailbox together.

        Args:
            algorithms: Modeller halves in the order of the task.
            mailbox: Mailbox for messages to and from the pods.
        """

    @property
    def algorithms(self) -> list[BaseModellerAlgorithm[Any]]:
        """Modeller halves of the algorithms, in the order of the task."""

    @property
    def mailbox(self) -> ModellerMailbox:
        """Mailbox for messages to and from the pods that accepted."""

    @property
    def state(self) -> ProtocolState:
        """Where the protocol stands on this side."""

    def initialise(self, *, context: TaskContext) -> None:
        """Initialise every algorithm half.

        Args:
            context: The task, with the pods that accepted it.
        """

    @abstractmethod
    async def run(self, *, context: TaskContext) -> _ResultT_co:
        """Exchange messages with the pods until there is a result.

        Args:
            context: The task, with the pods that accepted it.

        Returns:
            What `BaseProtocolFactory.run` gives to the user.

        Raises:
            ProtocolError: If a pod sends something that does not belong here.
            TaskAbortError: If a pod or the user stops the task.
        """

class BaseWorkerProtocol(ABC):
    """The half that runs in a worker inside a pod.

    With batches, `run` is called once per batch. `InitialSetupWorkerProtocol` and
    `FinalStepReduceProtocol` add what comes before the first and after the last.
    """

    def __init__(
        self,
        *,
        algorithms: Sequence[BaseWorkerAlgorithm[Any]],
        mailbox: WorkerMailbox,
    ) -> None:
        """Bring the algorithms and the mailbox together.

        Args:
            algorithms: Worker halves in the order of the task.
            mailbox: Mailbox for messages to and from the modeller.
        """

    @property
    def algorithms(self) -> list[BaseWorkerAlgorithm[Any]]:
        """Worker halves of the algorithms, in the order of the task."""

    @property
    def mailbox(self) -> WorkerMailbox:
        """Mailbox for messages to and from the modeller."""

    @property
    def state(self) -> ProtocolState:
        """Where the protocol stands in this pod."""

    @abstractmethod
    async def run(self, *, context: TaskContext) -> Any:
        """Run the algorithms and send what the modeller half waits for.

        Args:
            context: The task, with the identifier of this pod.

        Returns:
            The result that is kept on the pod, whether or not it was sent.

        Raises:
            ProtocolError: If the modeller sends something that does not belong
                here.
            TaskAbortError: If the modeller stops the task.
            BatchResilienceAbortError: If more batches in a row have failed than
                `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES` allows.
        """

class InitialSetupWorkerProtocol(ABC):
    """Mix-in for a worker half that has work to do before the first batch.

    It calls `setup_run` of those algorithms that are an
    `InitialSetupAlgorithm`.
    """

    @abstractmethod
    async def run_initial_setup(self, *, context: TaskContext) -> None:
        """Prepare the algorithms on the whole data set.

        Args:
            context: The task, before its data is cut into batches.

        Raises:
            NoDataError: If the set-up leaves nothing to work on.
        """

class FinalStepReduceProtocol(ABC):
    """Mix-in for a worker half that makes one result of many batches.

    It calls `run_final_step` of those algorithms that are a
    `FinalStepAlgorithm`.
    """

    @abstractmethod
    async def run_final_step(self, results: Sequence[Any], *, context: TaskContext) -> Any:
        """Reduce the results of all batches to one and send it.

        Args:
            results: What `run` returned for each batch that succeeded.
            context: The task that is about to end.

        Returns:
            The pod's result.

        Raises:
            AlgorithmError: If the results cannot be reduced.
        """

class ModelInferenceProtocolMixin:
    """Mix-in for worker halves that run models with a usage limit.

    It compares the number of records with the limit before anything is
    computed, cuts the task down to what is allowed, and reports afterwards what
    was used.
    """

    def check_usage_limits(
        self, limits: InferenceLimits | None, number_of_inferences: int
    ) -> LimitsExceededInfo | None:
        """Find out whether a task would exceed a limit.

        Args:
            limits: The model's limit; None when it has none.
            number_of_inferences: Records that the task would predict.

        Returns:
            By how much the limit would be exceeded, or None if it would not.

        Raises:
            TaskAbortError: If nothing at all is left of the limit.

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
        """Choose the files that may still be predicted.

        Args:
            file_names: Files of the task, in the order of the data source.
            exceeded: What `check_usage_limits` found.

        Returns:
            The first `exceeded.allowed` files.
        """

    async def report_usage(self, mailbox: WorkerMailbox, usage: Mapping[str, int]) -> None:
        """Tell the access manager how much of each model was used.

        Args:
            mailbox: The worker's mailbox, through which the report is sent.
            usage: Number of inferences by model id.

        Raises:
            MessageServiceConnectionError: If the report cannot be sent.
        """

@dataclass(frozen=True)
class LimitsExceededInfo:
    """By how much a task would exceed a model's usage limit.

    Attributes:
        overrun: Inferences that the task has too many.
        allowed: Inferences that it may still run.
    """

    overrun: int
    allowed: int

@dataclass(kw_only=True)
class ProtocolState:
    """Where a running protocol stands.

    The protocol itself keeps it up to date. Hooks and algorithms read it, for
    instance to know whether a batch is the last one.

    Attributes:
        round_number: Round in progress, counted from 1.
        batch_number: Batch in progress, counted from 1. Always 1 without
            batches.
        total_batches: Number of batches; 1 without batches.
        consecutive_failures: Batches that have failed in a row up to now.
        failed_files: Files that failed in their batch and again singly.

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
        """Whether no batch has been run before this one."""

    @property
    def is_last_batch(self) -> bool:
        """Whether the final step comes after this batch."""
