"""Key `protocol` of a task file: one class per protocol.

Every protocol is written as a `name` and, if it takes any, `arguments`. The name of a
built-in protocol begins with `atoll.`; any other name is looked up among the plug-ins.

Examples:
    ```yaml
    protocol:
      name: atoll.FederatedAveraging
      arguments:
        steps_between_parameter_updates: 50
        auto_eval: true
        early_stopping: {metric: validation_loss, patience: 3}
    ```
"""

from collections.abc import Mapping
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
    """What all protocols have in common in a task file.

    Attributes:
        name: Class name of the protocol, with the reserved prefix if it is built in.
    """

    name: str

@dataclass(frozen=True, kw_only=True)
class FederatedEarlyStoppingConfig(UsedForConfigSchemas):
    """Key `early_stopping`: when rounds end before the last one.

    The keys are the arguments of `FederatedEarlyStopping`.

    Attributes:
        metric: Measure to watch, as the model's validation step names it.
        patience: Rounds without improvement to wait, at least 0.
        delta: Smallest change that counts as an improvement, at least 0.
        mode: Whether a smaller (`"min"`) or a larger (`"max"`) value is better.
    """

    metric: str
    patience: int = 0
    delta: float = 0.0
    mode: Literal["min", "max"] = "min"

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FederatedAveraging`.

    Give one of the first two, in the unit in which the model counts. With neither, a model
    that counts in epochs exchanges parameters after each. The aggregator is not among the arguments
    but stands beside the protocol, under `aggregator` of the task.

    Attributes:
        steps_between_parameter_updates: Training steps on each pod between two
            exchanges, at least 1.
        epochs_between_parameter_updates: Epochs on each pod between two exchanges, at
            least 1.
        auto_eval: Whether pods validate the averaged model after every round.
        early_stopping: When rounds end early. Requires `auto_eval`.
    """

    steps_between_parameter_updates: int | None = None
    epochs_between_parameter_updates: int | None = None
    auto_eval: bool = True
    early_stopping: FederatedEarlyStoppingConfig | None = None

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolConfig(ProtocolConfig):
    """Training in rounds on several pods; goes with `atoll.FederatedModelTraining`.

    Attributes:
        name: The protocol's name.
        arguments: Options of `FederatedAveraging`.
    """

    name: Literal["atoll.FederatedAveraging"] = "atoll.FederatedAveraging"
    arguments: FederatedAveragingProtocolArgumentsConfig = (
        FederatedAveragingProtocolArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class ResultsOnlyProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.ResultsOnly`, which takes none and may be left out."""

@dataclass(frozen=True, kw_only=True)
class ResultsOnlyProtocolConfig(ProtocolConfig):
    """One round whose results are sent back to you.

    Attributes:
        name: The protocol's name.
        arguments: Always empty.

    Examples:
        ```yaml
        protocol: {name: atoll.ResultsOnly}
        ```
    """

    name: Literal["atoll.ResultsOnly"] = "atoll.ResultsOnly"
    arguments: ResultsOnlyProtocolArgumentsConfig = ResultsOnlyProtocolArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class InferenceAndCSVReportProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.InferenceAndCSVReport`, which takes none.

    Where the report is written is an argument of the report algorithm.
    """

@dataclass(frozen=True, kw_only=True)
class InferenceAndCSVReportProtocolConfig(ProtocolConfig):
    """Inference whose predictions stay on the pod, in a CSV file.

    Needs a list of algorithms: one for inference, and `atoll.CSVReportAlgorithm` last.

    Attributes:
        name: The protocol's name.
        arguments: Always empty.
    """

    name: Literal["atoll.InferenceAndCSVReport"] = "atoll.InferenceAndCSVReport"
    arguments: InferenceAndCSVReportProtocolArgumentsConfig = (
        InferenceAndCSVReportProtocolArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class InferenceAndReturnCSVReportProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.InferenceAndReturnCSVReport`, which takes none."""

@dataclass(frozen=True, kw_only=True)
class InferenceAndReturnCSVReportProtocolConfig(ProtocolConfig):
    """Inference whose report is also sent to you.

    Predictions leave the pod here, which custodians permit less readily than a report
    on the pod.

    Attributes:
        name: The protocol's name.
        arguments: Always empty.
    """

    name: Literal["atoll.InferenceAndReturnCSVReport"] = "atoll.InferenceAndReturnCSVReport"
    arguments: InferenceAndReturnCSVReportProtocolArgumentsConfig = (
        InferenceAndReturnCSVReportProtocolArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class FluidVolumeScreeningProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FluidVolumeScreeningProtocol`, which takes none.

    What is measured and reported is set by the algorithms of the task.
    """

@dataclass(frozen=True, kw_only=True)
class FluidVolumeScreeningProtocolConfig(ProtocolConfig):
    """Screening of eye scans for fluid, with reports that stay on the pod.

    Attributes:
        name: The protocol's name.
        arguments: Always empty.
    """

    name: Literal["atoll.FluidVolumeScreeningProtocol"] = "atoll.FluidVolumeScreeningProtocol"
    arguments: FluidVolumeScreeningProtocolArgumentsConfig = (
        FluidVolumeScreeningProtocolArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class GenericProtocolConfig(ProtocolConfig):
    """A protocol from the plug-in folder.

    Warning:
        A mistyped built-in name ends up here too. The modeller then finds no plug-in of
        that name and stops with `PlugInProtocolError`; a pod would refuse it.

    Attributes:
        name: Class name of the plug-in, without a prefix.
        arguments: Keyword arguments of its constructor.

    Examples:
        ```yaml
        protocol:
          name: RoundRobin
          arguments: {rounds: 3}
        ```
    """

    name: str
    arguments: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

AnyProtocolConfig: TypeAlias = (
    FederatedAveragingProtocolConfig
    | ResultsOnlyProtocolConfig
    | InferenceAndCSVReportProtocolConfig
    | InferenceAndReturnCSVReportProtocolConfig
    | FluidVolumeScreeningProtocolConfig
    | GenericProtocolConfig
)
"""Any protocol of a task file; which one is decided by its `name`."""
