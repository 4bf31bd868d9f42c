"""Key `protocol` of a task file, with one class per protocol.

Every protocol has a `name` and, if required, `arguments`. The name of a built-in
protocol begins with `atoll.`; any other name is the name of a plug-in.

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
    """The keys that all protocols have.

    Attributes:
        name: Class name of the protocol, with the reserved prefix if it is built in.
    """

    name: str

@dataclass(frozen=True, kw_only=True)
class FederatedEarlyStoppingConfig(UsedForConfigSchemas):
    """Key `early_stopping`: when training stops before the last round.

    The keys are the arguments of `FederatedEarlyStopping`.

    Attributes:
        metric: Metric to monitor, with the name that the model's validation step uses.
        patience: Number of consecutive rounds without improvement that are tolerated,
            at least 0.
        delta: Change that an improvement has to exceed, at least 0.
        mode: Whether a smaller (`"min"`) or a larger (`"max"`) value is better.
    """

    metric: str
    patience: int = 0
    delta: float = 0.0
    mode: Literal["min", "max"] = "min"

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FederatedAveraging`.

    Set one of the first two, in the unit that the model uses. With neither, a model
    that is configured with epochs exchanges parameters after each epoch. The aggregator
    isn't an argument of the protocol: it is set under `aggregator` of the task.

    Attributes:
        steps_between_parameter_updates: Training steps on each pod between two
            exchanges, at least 1.
        epochs_between_parameter_updates: Epochs on each pod between two exchanges, at
            least 1.
        auto_eval: Whether pods evaluate the averaged model after every round.
        early_stopping: When training stops early. Requires `auto_eval`.
    """

    steps_between_parameter_updates: int | None = None
    epochs_between_parameter_updates: int | None = None
    auto_eval: bool = True
    early_stopping: FederatedEarlyStoppingConfig | None = None

@dataclass(frozen=True, kw_only=True)
class FederatedAveragingProtocolConfig(ProtocolConfig):
    """Training in rounds on several pods, for `atoll.FederatedModelTraining`.

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
    """Key `arguments` of `atoll.ResultsOnly`, which takes none."""

@dataclass(frozen=True, kw_only=True)
class ResultsOnlyProtocolConfig(ProtocolConfig):
    """One round, whose results are sent to the modeller.

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

    The location of the report is an argument of the report algorithm.
    """

@dataclass(frozen=True, kw_only=True)
class InferenceAndCSVReportProtocolConfig(ProtocolConfig):
    """Inference with predictions in a CSV file that stays on the pod.

    It requires a list of algorithms: any number of `atoll.RecordFilterAlgorithm`, one
    for inference, then `atoll.CSVReportAlgorithm`.

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
    """Inference with a report that is also sent to the modeller.

    The predictions leave the pod and refer to individual records.

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

    The algorithms of the task determine the measurements and the report.
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
        A mistyped built-in name, or one without its prefix, counts as the name of a
        plug-in. If your machine has no plug-in of that name, loading the file fails
        with `PlugInProtocolError`. A plug-in that only the pod lacks is refused by the
        pod.

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
"""Any protocol of a task file, distinguished by its `name`."""
