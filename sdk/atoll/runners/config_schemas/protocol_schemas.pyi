from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "AnyProtocolConfig",
    "FederatedAveragingProtocolArgumentsConfig",
    "FederatedAveragingProtocolConfig",
    "FederatedEarlyStoppingConfig",
    "FluidVolumeScreeningProtocolArgumentsConfig",
    "FluidVolumeScreeningProtocolConfig",
    "GenericProtocolConfig",
    "InferenceAndCSVReportProtocolArgumentsConfig",
    "InferenceAndCSVReportProtocolConfig",
    "InferenceAndReturnCSVReportProtocolArgumentsConfig",
    "InferenceAndReturnCSVReportProtocolConfig",
    "ProtocolConfig",
    "ResultsOnlyProtocolArgumentsConfig",
    "ResultsOnlyProtocolConfig",
]

@dataclass(frozen=True, kw_only=True)
class ProtocolConfig(UsedForConfigSchemas):
    name: str

@dataclass(frozen=True, kw_only=True)
class FederatedEarlyStoppingConfig(UsedForConfigSchemas):
    metric: str
    patience: int = 0
    delta: float = 0.0
    mode: Literal["min", "max"] = "min"

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolArgumentsConfig(UsedForConfigSchemas):
    steps_between_parameter_updates: int | None = None
    epochs_between_parameter_updates: int | None = None
    auto_eval: bool = True
    early_stopping: FederatedEarlyStoppingConfig | None = None

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolConfig(ProtocolConfig):
    name: Literal["atoll.FederatedAveraging"] = "atoll.FederatedAveraging"
    arguments: FederatedAveragingProtocolArgumentsConfig = FederatedAveragingProtocolArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class ResultsOnlyProtocolArgumentsConfig(UsedForConfigSchemas): ...

@dataclass(frozen=True, kw_only=True)
class ResultsOnlyProtocolConfig(ProtocolConfig):
    name: Literal["atoll.ResultsOnly"] = "atoll.ResultsOnly"
    arguments: ResultsOnlyProtocolArgumentsConfig = ResultsOnlyProtocolArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class InferenceAndCSVReportProtocolArgumentsConfig(UsedForConfigSchemas): ...

@dataclass(frozen=True, kw_only=True)
class InferenceAndCSVReportProtocolConfig(ProtocolConfig):
    name: Literal["atoll.InferenceAndCSVReport"] = "atoll.InferenceAndCSVReport"
    arguments: InferenceAndCSVReportProtocolArgumentsConfig = InferenceAndCSVReportProtocolArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class InferenceAndReturnCSVReportProtocolArgumentsConfig(UsedForConfigSchemas): ...

@dataclass(frozen=True, kw_only=True)
class InferenceAndReturnCSVReportProtocolConfig(ProtocolConfig):
    name: Literal["atoll.InferenceAndReturnCSVReport"] = "atoll.InferenceAndReturnCSVReport"
    arguments: InferenceAndReturnCSVReportProtocolArgumentsConfig = (
        InferenceAndReturnCSVReportProtocolArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class FluidVolumeScreeningProtocolArgumentsConfig(UsedForConfigSchemas):
    results_notification_email: bool = False

@dataclass(frozen=True, kw_only=True)
class FluidVolumeScreeningProtocolConfig(ProtocolConfig):
    name: Literal["atoll.FluidVolumeScreeningProtocol"] = "atoll.FluidVolumeScreeningProtocol"
    arguments: FluidVolumeScreeningProtocolArgumentsConfig = FluidVolumeScreeningProtocolArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class GenericProtocolConfig(ProtocolConfig):
    name: str
    arguments: dict[str, JSONValue] = field(default_factory=dict[str, JSONValue])

AnyProtocolConfig: TypeAlias = (
    FederatedAveragingProtocolConfig
    | ResultsOnlyProtocolConfig
    | InferenceAndCSVReportProtocolConfig
    | InferenceAndReturnCSVReportProtocolConfig
    | FluidVolumeScreeningProtocolConfig
    | GenericProtocolConfig
)
