from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from atoll.federated.algorithms.hugging_face_algorithms.hugging_face_text_classification import FunctionToApply
from atoll.federated.algorithms.hugging_face_algorithms.hugging_face_text_generation import TorchDType
from atoll.federated.algorithms.hugging_face_algorithms.utils import TIMMTrainingConfig
from atoll.federated.algorithms.ophthalmology.csv_report_generation_ophth_algorithm import DFSortType
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import ColumnFilter, FluidSegmentationLabel
from atoll.federated.algorithms.private_sql_query import ColumnRange
from atoll.federated.privacy.differential import DPModellerConfig
from atoll.models.base_models import EarlyStopping, LoggerConfig, Optimizer, Scheduler
from atoll.runners.config_schemas.common_schemas import FilePath, ModelReference, TemplatedOrTyped
from atoll.transformations.base_transformation import TransformationSpec
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = ["AggregatorConfig", "AlgorithmConfig", "AnyAlgorithmConfig", "GenericAlgorithmConfig", "ModelAlgorithmConfig"]

@dataclass(frozen=True, kw_only=True)
class AggregatorConfig(UsedForConfigSchemas):
    secure: bool = False
    weights: dict[str, float] | None = None

@dataclass(frozen=True, kw_only=True)
class AlgorithmConfig(UsedForConfigSchemas):
    name: str

@dataclass(frozen=True, kw_only=True)
class ModelAlgorithmConfig(AlgorithmConfig): ...

@dataclass(frozen=True, kw_only=True)
class GenericAlgorithmConfig(AlgorithmConfig):
    name: str
    arguments: dict[str, JSONValue] = field(default_factory=dict[str, JSONValue])

AnyAlgorithmConfig: TypeAlias = GenericAlgorithmConfig | ModelAlgorithmConfig
