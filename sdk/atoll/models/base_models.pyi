from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

from atoll.models.federated_model import FederatedModel
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "MAIN_MODEL_REGISTRY",
    "ClassifierMixIn",
    "EarlyStopping",
    "LoggerConfig",
    "LoggerName",
    "ModelStructure",
    "NeuralNetworkMixIn",
    "Optimizer",
    "RegressorMixIn",
    "Scheduler",
]

LoggerName: TypeAlias = Literal["csv", "tensorboard"]
MAIN_MODEL_REGISTRY: Final[Mapping[str, type[FederatedModel]]]

@dataclass(frozen=True, kw_only=True)
class LoggerConfig(UsedForConfigSchemas):
    name: LoggerName = "csv"
    save_dir: Path | str | None = None
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class Optimizer(UsedForConfigSchemas):
    name: str = "AdamW"
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class Scheduler(UsedForConfigSchemas):
    name: str = "StepLR"
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class EarlyStopping(UsedForConfigSchemas):
    metric: str = "validation_loss"
    patience: int = 10
    delta: float = 0.0
    mode: Literal["min", "max"] = "min"

@dataclass(frozen=True, kw_only=True)
class ModelStructure(UsedForConfigSchemas):
    hidden_layers: tuple[int, ...] = (50, 20)
    activation: Literal["relu", "gelu", "tanh"] = "relu"
    dropout: float = 0.0
    batch_norm: bool = True

class ClassifierMixIn: ...
class RegressorMixIn: ...
class NeuralNetworkMixIn: ...
