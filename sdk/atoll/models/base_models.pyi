"""Kinds of models, and the options of their training.

The mix-ins define what a model predicts (`ClassifierMixIn`, `RegressorMixIn`) and how
it is trained (`NeuralNetworkMixIn`). They don't depend on a computing library, so that
metrics, algorithms and the hub can distinguish models without loading one.

The option classes (`Optimizer`, `Scheduler`, `EarlyStopping`, `LoggerConfig`,
`ModelStructure`) are plain data: you can use them in Python and, with the same keys,
under `model` in a task file.

Examples:
    The options of a model in Python:

    >>> from atoll.models.base_models import EarlyStopping, Optimizer, Scheduler
    >>> optimizer = Optimizer(name="AdamW", params={"lr": 3e-4, "weight_decay": 0.01})
    >>> scheduler = Scheduler(name="StepLR", params={"step_size": 5, "gamma": 0.5})
    >>> early_stopping = EarlyStopping(patience=3)

    The same options in a task file:

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
"""Activation functions between fully connected layers."""

LoggerName: TypeAlias = Literal["csv", "tensorboard"]
"""Formats of training logs."""

OptimizerName: TypeAlias = Literal["Adam", "AdamW", "RMSprop", "SGD"]
"""Optimisers that can be chosen by name."""

SchedulerName: TypeAlias = Literal[
    "CosineAnnealingLR", "ExponentialLR", "ReduceLROnPlateau", "StepLR"
]
"""Learning-rate schedules that can be chosen by name."""

MAIN_MODEL_REGISTRY: Final[Mapping[str, type[FederatedModel]]] = {}
"""Every concrete model class that has been imported, by class name.

A class is added when it is defined, and task files refer to it by this name. Models in
the plug-in folder are imported at start-up. Abstract classes and mix-ins aren't
included. The mapping is read-only, and empty here because the SDK includes no
ready-made models.
"""

@dataclass(frozen=True, kw_only=True)
class LoggerConfig(UsedForConfigSchemas):
    """Where and how the metrics of a training run are logged.

    Logs are written on the machine that trains. On a pod, they are in the pod's folder,
    which the modeller can't access.

    Attributes:
        name: Format: `"csv"` for one table per run, or `"tensorboard"` for event files.
        save_dir: Folder of the logs. `None` uses `training-logs` in the folder that
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
    """An optimiser, chosen by name.

    Attributes:
        name: Name of the optimiser in the backend.
        params: Keyword arguments of the optimiser, usually at least `lr`, the learning
            rate. Missing ones have the backend's default.

    Examples:
        >>> from atoll.models import Optimizer
        >>> Optimizer(name="SGD", params={"lr": 0.01, "momentum": 0.9})
    """

    name: OptimizerName = "AdamW"
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class Scheduler(UsedForConfigSchemas):
    """A learning-rate schedule, chosen by name.

    The schedule advances once per epoch. In federated training, the epochs of a pod are
    counted across rounds, so that a new round doesn't restart the schedule.

    Attributes:
        name: Name of the schedule in the backend.
        params: Keyword arguments of the schedule, such as `{"step_size": 5, "gamma":
            0.5}` for `"StepLR"`, which halves the rate every five epochs.
    """

    name: SchedulerName
    params: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])

@dataclass(frozen=True, kw_only=True)
class EarlyStopping(UsedForConfigSchemas):
    """Stops the training on one machine when a metric no longer improves.

    It checks the metric after every epoch. To stop the rounds of federated training on
    all pods, use `FederatedEarlyStopping` instead; you can combine the two.

    Attributes:
        metric: Name of a metric that the model's validation step returns.
        patience: Number of epochs without improvement before training stops, at least
            0.
        delta: Change that an improvement has to exceed, at least 0.
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

    Input and output sizes follow from the schema.

    Attributes:
        hidden_layers: Number of units of each hidden layer, from first to last. Without
            hidden layers, the model is linear.
        activation: Activation function after every hidden layer.
        dropout: Dropout rate, from 0 up to but not including 1.
        batch_norm: Whether batch normalisation follows every hidden layer. Turn it off
            for differential privacy, with which it can't be combined.

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

    The classes are the categories of the target in the schema. Their order in the
    schema is the order of the model's outputs on every pod.

    List the mix-in before the model's base class, so that its constructor is called
    first.

    Attributes:
        multilabel: Whether a row can belong to several classes at once.
    """

    multilabel: bool

    def __init__(self, *, multilabel: bool = False, **kwargs: Any) -> None:
        """Set whether classes are mutually exclusive.

        Args:
            multilabel: Whether a row can belong to several classes at once. The data
                structure then needs one target column with 0 or 1 per class.
            **kwargs: Passed to the next class in the hierarchy.
        """

    @property
    def number_of_classes(self) -> int:
        """Number of the model's outputs: classes, or labels if `multilabel`.

        Raises:
            SchemaError: If the model has no schema yet, or its target isn't
                categorical.
        """

    @property
    def class_labels(self) -> list[str]:
        """Names of the classes in the order of the model's outputs.

        Raises:
            SchemaError: If the model has no schema yet, or its target isn't
                categorical.
        """

class RegressorMixIn:
    """Marks a model that predicts numbers.

    It tells `MetricCollection` to use regression metrics. Predictions have one column
    per target.
    """

    @property
    def number_of_outputs(self) -> int:
        """Number of predicted values per row, one per target column."""

class NeuralNetworkMixIn:
    """Adds the options of neural networks that are trained in batches.

    The length of training is set in epochs (passes over the data) or in steps
    (batches), never both. It is required for training only: a model that only evaluates
    or predicts needs neither. With steps, pods of different size do the same amount of
    work per round. With epochs, each pod uses all of its rows equally often. Use the
    same unit as in `FederatedAveraging`.

    Attributes:
        batch_size: Rows per training step.
        epochs: Passes over the training data, or `None`.
        steps: Training steps, or `None`.
        optimizer: The optimiser, chosen by name.
        scheduler: Learning-rate schedule, or `None` for a constant rate.
        early_stopping: Condition for early stopping, or `None`.
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
        """Set the training options.

        Args:
            batch_size: Rows per training step, at least 1.
            epochs: Passes over the training data, at least 1.
            steps: Training steps, at least 1.
            optimizer: Optimiser for models that don't create their own; `None` uses
                AdamW with the backend's learning rate.
            scheduler: Schedule of the learning rate.
            early_stopping: When to stop before all epochs or steps are completed.
            model_structure: Layers of a fully connected network, for models whose
                layers are configurable.
            **kwargs: Passed to the next class in the hierarchy.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or if one of them or
                `batch_size` is smaller than 1.
        """
