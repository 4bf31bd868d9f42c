"""Kinds of models and the options by which their training is steered.

The mix-ins say what a model predicts (`ClassifierMixIn`, `RegressorMixIn`) and how it is
trained (`NeuralNetworkMixIn`). They hold no code of any computing library, so that metrics,
algorithms and the hub can tell models apart without loading one.

The option classes (`Optimizer`, `Scheduler`, `EarlyStopping`, `LoggerConfig`,
`ModelStructure`) are plain data: they can be written in Python and, with the same keys,
under `model` in a task file.

Examples:
    The options of a model, as Python writes them:

    >>> from atoll.models.base_models import EarlyStopping, Optimizer, Scheduler
    >>> optimizer = Optimizer(name="AdamW", params={"lr": 3e-4, "weight_decay": 0.01})
    >>> scheduler = Scheduler(name="StepLR", params={"step_size": 5, "gamma": 0.5})
    >>> early_stopping = EarlyStopping(patience=3)

    and as a task file does:

    ```yaml
    task:
      algorithm:
        name: atoll.FederatedModelTraining
        model:
          name: IncomeModel
          hyperparameters: {batch_size: 64, steps: 100}
          optimizer: {name: AdamW, params: {lr: 0.0003, weight_decay: 0.01}}
          scheduler: {name: StepLR, params: {step_size: 5, gamma: 0.5}}
          early_stopping: {patience: 3}
    ```
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, Final, Literal, TypeAlias

from atoll.models.federated_model import FederatedModel
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "MAIN_MODEL_REGISTRY",
    "ActivationName",
    "ClassifierMixIn",
    "EarlyStopping",
    "LoggerConfig",
    "LoggerName",
    "ModelStructure",
    "NeuralNetworkMixIn",
    "Optimizer",
    "OptimizerName",
    "RegressorMixIn",
    "Scheduler",
    "SchedulerName",
]

ActivationName: TypeAlias = Literal["relu", "gelu", "tanh"]
"""Functions that may stand between two fully connected layers."""

LoggerName: TypeAlias = Literal["csv", "tensorboard"]
"""Formats in which the course of a training can be written down."""

OptimizerName: TypeAlias = Literal["Adam", "AdamW", "RMSprop", "SGD"]
"""Optimisers that can be chosen by name, without any code."""

SchedulerName: TypeAlias = Literal[
    "CosineAnnealingLR", "ExponentialLR", "ReduceLROnPlateau", "StepLR"
]
"""Learning-rate schedules that can be chosen by name, without any code."""

MAIN_MODEL_REGISTRY: Final[Mapping[str, type[FederatedModel]]] = {}
"""Every concrete model class that has been imported, by class name.

A class enters the registry when its `class` statement runs, and this is how the name in a
task file finds its class. Models in the plug-in folder are imported at start-up. Abstract
classes and mix-ins do not appear. The mapping is read-only; it is shown empty here because
the package itself ships no ready-made model.
"""

@dataclass(frozen=True, kw_only=True)
class LoggerConfig(UsedForConfigSchemas):
    """Where and how the measures of a training run are written down.

    Logs are written on the machine that trains. On a pod this means the pod's folder,
    out of the modeller's sight.

    Attributes:
        name: Format: `"csv"` for a table per run, or `"tensorboard"` for event files.
        save_dir: Folder to write to. `None` uses `training-logs` under the folder that
            `ATOLL_LOGS_DIR` names.
        params: Further keyword arguments for the logger of the backend, such as
            `{"flush_logs_every_n_steps": 10}` for CSV.

    Examples:
        >>> from atoll.models import LoggerConfig
        >>> loggers = [LoggerConfig(), LoggerConfig(name="tensorboard", save_dir="runs")]
    """

    name: LoggerName = "csv"
    save_dir: str | PathLike[str] | None = None
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class Optimizer(UsedForConfigSchemas):
    """Rule by which weights follow their gradients, chosen by name.

    Attributes:
        name: Name of the rule, spelt as the backend spells it.
        params: Its keyword arguments, usually at least `lr`, the learning rate. Those
            left out keep the backend's default.

    Examples:
        >>> from atoll.models import Optimizer
        >>> Optimizer(name="SGD", params={"lr": 0.01, "momentum": 0.9})
    """

    name: OptimizerName = "AdamW"
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class Scheduler(UsedForConfigSchemas):
    """Plan by which the learning rate falls during training.

    The schedule advances once per epoch. In federated training epochs are counted within
    a pod and across rounds, so that a new round does not start the schedule again.

    Attributes:
        name: Name of the schedule, spelt as the backend spells it.
        params: Its keyword arguments, such as `{"step_size": 5, "gamma": 0.5}` for
            `"StepLR"`, which halves the rate every five epochs.
    """

    name: SchedulerName
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class EarlyStopping(UsedForConfigSchemas):
    """Ends the training at one machine once a measure no longer improves.

    It looks at the measure after every epoch. To end the rounds of a federated training
    for all pods together, use `FederatedEarlyStopping` instead; the two can be combined.

    Attributes:
        metric: Name of a measure the model logs, as returned by its validation step.
        patience: Epochs without improvement before training ends, at least 0.
        delta: Smallest change that counts as an improvement, at least 0.
        mode: Whether a smaller (`"min"`) or a larger (`"max"`) value is better.

    Examples:
        >>> from atoll.models import EarlyStopping
        >>> by_accuracy = EarlyStopping(
        ...     metric="validation_accuracy", patience=5, delta=0.001, mode="max"
        ... )
    """

    metric: str = "validation_loss"
    patience: int = 10
    delta: float = 0.0
    mode: Literal["min", "max"] = "min"

@dataclass(frozen=True, kw_only=True)
class ModelStructure(UsedForConfigSchemas):
    """Shape of a fully connected network, from the first hidden layer to the last.

    Input and output sizes are not part of it: they follow from the schema.

    Attributes:
        hidden_layers: Number of units of each hidden layer, first to last. Empty means a
            linear model.
        activation: Function after every hidden layer.
        dropout: Share of units switched off in each training step, from 0 (none) up to
            but not including 1.
        batch_norm: Whether a batch normalisation follows every hidden layer. Turn it off
            for differential privacy, which cannot be combined with it.

    Examples:
        >>> from atoll.models import ModelStructure
        >>> small = ModelStructure(hidden_layers=(64, 32), dropout=0.2, batch_norm=False)
    """

    hidden_layers: Sequence[int] = (50, 20)
    activation: ActivationName = "relu"
    dropout: float = 0.0
    batch_norm: bool = True

class ClassifierMixIn:
    """Marks a model that assigns rows to classes.

    The classes are the categories that the schema lists for the target. Their order in
    the schema is the order of the model's outputs, on every pod alike.

    Put the mix-in before the model's base class, so that its constructor is met first.

    Attributes:
        multilabel: Whether a row can belong to several classes at once.
    """

    multilabel: bool

    def __init__(self, *, multilabel: bool = False, **kwargs: Any) -> None:
        """Say whether classes exclude each other.

        Args:
            multilabel: Whether a row can belong to several classes at once. The data
                structure must then name one target column per class, holding 0 or 1.
            **kwargs: Passed to the next class in line.
        """

    @property
    def number_of_classes(self) -> int:
        """How many outputs the model has: classes, or labels if `multilabel`.

        Raises:
            SchemaError: If the model has no schema yet, or its target is not categorical.
        """

    @property
    def class_labels(self) -> list[str]:
        """Names of the classes in the order of the model's outputs.

        Raises:
            SchemaError: If the model has no schema yet, or its target is not categorical.
        """

class RegressorMixIn:
    """Marks a model that predicts numbers.

    Metrics recognise a regression problem by it. Predictions have one column per target.
    """

    @property
    def number_of_outputs(self) -> int:
        """How many numbers are predicted per row: one per target column."""

class NeuralNetworkMixIn:
    """Adds the options that all networks trained batch by batch share.

    The length of a training is given in epochs (passes over the data) or in steps
    (batches), never both; a model that is only run needs neither. With steps, pods of
    different size do the same amount of work per round; with epochs, each pod uses all its
    rows equally often. Choose the unit that `FederatedAveraging` counts in.

    Attributes:
        batch_size: Rows per training step.
        epochs: Passes over the training data, or `None`.
        steps: Training steps, or `None`.
        optimizer: Optimiser chosen by name.
        scheduler: Schedule of the learning rate, or `None` for a constant rate.
        early_stopping: Condition for ending early, or `None`.
        model_structure: Shape of a fully connected network.
    """

    batch_size: int
    epochs: int | None
    steps: int | None
    optimizer: Optimizer
    scheduler: Scheduler | None
    early_stopping: EarlyStopping | None
    model_structure: ModelStructure

    def __init__(
        self,
        *,
        batch_size: int = 32,
        epochs: int | None = None,
        steps: int | None = None,
        optimizer: Optimizer | None = None,
        scheduler: Scheduler | None = None,
        early_stopping: EarlyStopping | None = None,
        model_structure: ModelStructure | None = None,
        **kwargs: Any,
    ) -> None:
        """Fix the course of the training.

        Args:
            batch_size: Rows per training step, at least 1.
            epochs: Passes over the training data, at least 1.
            steps: Training steps, at least 1.
            optimizer: Optimiser for models that do not make their own; AdamW with the
                backend's learning rate if `None`.
            scheduler: Schedule of the learning rate.
            early_stopping: When to end before all epochs or steps are done.
            model_structure: Layers of a fully connected network, for models that are not
                written layer by layer.
            **kwargs: Passed to the next class in line.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or if one of them or
                `batch_size` is smaller than 1.
        """
