from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, ClassVar, Generic, Protocol

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from typing_extensions import TypeVar

from atoll.federated.algorithms.base import (
    BaseAlgorithmFactory,
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

@dataclass(frozen=True)
class LimitsExceededInfo:
    overrun: int
    allowed: int

@dataclass(kw_only=True)
class ProtocolState:
    round_number: int = 1
    batch_number: int = 1
    total_batches: int = 1
    consecutive_failures: int = 0
    failed_files: list[str] = field(default_factory=list[str])
    @property
    def is_first_batch(self) -> bool: ...
    @property
    def is_last_batch(self) -> bool: ...

class BaseCompatibleAlgoFactory(Protocol[_ResultT_co]):
    @property
    def class_name(self) -> str: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]: ...

class BaseModellerProtocol(ABC, Generic[_ResultT_co]):
    def __init__(
        self,
        *,
        algorithms: Sequence[BaseModellerAlgorithm[Any]],
        mailbox: ModellerMailbox,
    ) -> None: ...
    @property
    def algorithms(self) -> list[BaseModellerAlgorithm[Any]]: ...
    @property
    def mailbox(self) -> ModellerMailbox: ...
    @property
    def state(self) -> ProtocolState: ...
    def initialise(self, *, context: TaskContext) -> None: ...
    @abstractmethod
    async def run(self, *, context: TaskContext) -> _ResultT_co: ...

class BaseWorkerProtocol(ABC):
    def __init__(
        self,
        *,
        algorithms: Sequence[BaseWorkerAlgorithm[Any]],
        mailbox: WorkerMailbox,
    ) -> None: ...
    @property
    def algorithms(self) -> list[BaseWorkerAlgorithm[Any]]: ...
    @property
    def mailbox(self) -> WorkerMailbox: ...
    @property
    def state(self) -> ProtocolState: ...
    @abstractmethod
    async def run(self, *, context: TaskContext) -> Any: ...

class InitialSetupWorkerProtocol(ABC):
    @abstractmethod
    async def run_initial_setup(self, *, context: TaskContext) -> None: ...

class FinalStepReduceProtocol(ABC):
    @abstractmethod
    async def run_final_step(self, results: Sequence[Any], *, context: TaskContext) -> Any: ...

class ModelInferenceProtocolMixin:
    def check_usage_limits(
        self, limits: InferenceLimits | None, number_of_inferences: int
    ) -> LimitsExceededInfo | None: ...
    def apply_usage_limits(
        self, file_names: Sequence[str], exceeded: LimitsExceededInfo
    ) -> list[str]: ...
    async def report_usage(
        self, mailbox: WorkerMailbox, usage: Mapping[str, int]
    ) -> None: ...

class BaseProtocolFactory(ABC, Generic[_ResultT_co]):
    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}
    def __init__(
        self,
        algorithm: BaseCompatibleAlgoFactory[Any] | Sequence[BaseCompatibleAlgoFactory[Any]],
    ) -> None: ...
    @property
    def class_name(self) -> str: ...
    @property
    def algorithms(self) -> list[BaseAlgorithmFactory[Any]]: ...
    @abstractmethod
    def modeller(
        self, *, mailbox: ModellerMailbox, context: TaskContext
    ) -> BaseModellerProtocol[_ResultT_co]: ...
    @abstractmethod
    def worker(
        self,
        *,
        mailbox: WorkerMailbox,
        context: TaskContext,
        hub: HubClient | None = None,
    ) -> BaseWorkerProtocol: ...
    def to_dict(self) -> SerializedProtocol: ...
    def run(
        self,
        pod_identifiers: Sequence[str],
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co: ...
    async def run_async(
        self,
        pod_identifiers: Sequence[str],
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> _ResultT_co: ...
