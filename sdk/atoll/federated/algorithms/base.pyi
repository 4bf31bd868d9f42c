from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic

from typing_extensions import TypeVar

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.types import SerializedAlgorithm, TaskContext
from atoll.hub.api import HubClient
from atoll.types import T_FIELDS_DICT, T_NESTED_FIELDS

__all__ = [
    "BaseAlgorithmFactory",
    "BaseModellerAlgorithm",
    "BaseNonModelAlgorithmFactory",
    "BaseWorkerAlgorithm",
    "FinalStepAlgorithm",
    "InitialSetupAlgorithm",
    "NoResultsModellerAlgorithm",
    "registry",
]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

registry: Final[Mapping[str, type[BaseAlgorithmFactory]]]

class BaseModellerAlgorithm(ABC, Generic[_ResultT_co]):
    @property
    def class_name(self) -> str: ...
    def initialise(self, *, context: TaskContext) -> None: ...
    @abstractmethod
    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]: ...

class NoResultsModellerAlgorithm(BaseModellerAlgorithm[None]):
    def __init__(self, *, log_message: str = "Results saved at the pod.") -> None: ...
    def run(self, results: Mapping[str, Any]) -> list[None]: ...

class BaseWorkerAlgorithm(ABC, Generic[_ResultT_co]):
    @property
    def class_name(self) -> str: ...
    @property
    def datasource(self) -> BaseSource: ...
    @property
    def schema(self) -> DataSchema: ...
    def initialise(
        self,
        *,
        datasource: BaseSource,
        schema: DataSchema,
        context: TaskContext,
        data_splitter: DatasetSplitter | None = None,
        differential_privacy: DPPodConfig | None = None,
    ) -> None: ...
    @abstractmethod
    def run(self, *args: Any, **kwargs: Any) -> _ResultT_co: ...

class InitialSetupAlgorithm(ABC):
    @abstractmethod
    def setup_run(self, *, context: TaskContext) -> None: ...
    @property
    @abstractmethod
    def should_output_data(self) -> bool: ...

class FinalStepAlgorithm(ABC):
    @abstractmethod
    def run_final_step(self, *, context: TaskContext) -> Any: ...

class BaseAlgorithmFactory(ABC, Generic[_ResultT_co]):
    fields_dict: ClassVar[T_FIELDS_DICT] = {}
    nested_fields: ClassVar[T_NESTED_FIELDS] = {}
    @property
    def class_name(self) -> str: ...
    @property
    def datastructure(self) -> DataStructure | None: ...
    @abstractmethod
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[_ResultT_co]: ...
    @abstractmethod
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[_ResultT_co]: ...
    def to_dict(self) -> SerializedAlgorithm: ...

class BaseNonModelAlgorithmFactory(BaseAlgorithmFactory[_ResultT_co]):
    def __init__(self, *, datastructure: DataStructure | None = None) -> None: ...
