"""Base classes from which your own PyTorch models derive."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from pytorch_lightning import LightningModule, Trainer
from torch import nn

from atoll.backends.pytorch.federated.mixins import PyTorchDistributedMixIn
from atoll.backends.pytorch.types import (
    OptimizerReturn,
    PredictBatch,
    PredictStepReturn,
    TestStepReturn,
    TrainBatch,
    TrainStepReturn,
    ValidationStepReturn,
)
from atoll.data.databunch import DataBunch
from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.privacy.differential import DPModellerConfig
from atoll.models.base_models import (
    EarlyStopping,
    LoggerConfig,
    ModelStructure,
    NeuralNetworkMixIn,
    Optimizer,
    Scheduler,
)
from atoll.models.federated_model import FederatedModel
from atoll.types import EvaluateReturnType, PredictReturnType

__all__ = ["BasePyTorchModel", "PyTorchModel"]

class BasePyTorchModel(PyTorchDistributedMixIn, NeuralNetworkMixIn, FederatedModel, ABC):
    """The part of a PyTorch model that is independent of how it is trained.

    It builds loaders for the three splits, keeps the options, saves and reads weights,
    and exchanges them with other parties. What is missing is the training loop: `fit`,
    `evaluate` and `predict` stay abstract.

    Derive from it only if you want to write that loop yourself. In all other cases
    `PyTorchModel` is what you want.

    Attributes:
        logger_config: Where the course of training is written.
        dp_config: Options of differential privacy, or `None` to train without.
    """

    logger_config: list[LoggerConfig]
    dp_config: DPModellerConfig | None

    def __init__(
        self,
        *,
        datastructure: DataStructure,
        schema: DataSchema | None = None,
        batch_size: int = 32,
        epochs: int | None = None,
        steps: int | None = None,
        seed: int = 42,
        optimizer: Optimizer | None = None,
        scheduler: Scheduler | None = None,
        early_stopping: EarlyStopping | None = None,
        model_structure: ModelStructure | None = None,
        logger_config: LoggerConfig | Sequence[LoggerConfig] | None = None,
        dp_config: DPModellerConfig | None = None,
        **kwargs: Any,
    ) -> None:
        """Store the options; nothing is built and no data is read yet.

        Args:
            datastructure: Columns that go in and the target that comes out.
            schema: Schema of the data. Give the combined schema of all pods of a task.
            batch_size: Rows per training step, at least 1.
            epochs: Passes over the training data per call of `fit`.
            steps: Training steps per call of `fit`, instead of `epochs`.
            seed: Seed for initial weights, dropout and shuffling.
            optimizer: Optimiser that `create_optimizer` builds.
            scheduler: Schedule that `create_optimizer` adds.
            early_stopping: When to end before all epochs or steps are done.
            model_structure: Layers for networks built from a description.
            logger_config: One or more places to write the course of training to; a CSV
                table if `None`.
            dp_config: Options of differential privacy.
            **kwargs: Options of mix-ins further down the line.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or a number is out of range.
            DPNotAppliedError: If `dp_config` is given and the `dp` extra is missing.
            TypeError: If a keyword argument belongs to no class in the hierarchy.
        """

    @property
    def model(self) -> nn.Module:
        """The network that `create_model` built.

        Raises:
            RuntimeError: If the model is not initialised.
        """

    @property
    def input_size(self) -> int:
        """Length of the input vector: numbers plus the categories of all one-hot columns.

        Raises:
            SchemaError: If the model has no schema yet.
        """

    @property
    def number_of_image_columns(self) -> int:
        """How many images each row has."""

    @abstractmethod
    def create_model(self) -> nn.Module:
        """Build the network for the data at hand.

        Called by `initialise_model`. Sizes are known by then: use `input_size` and, for
        classifiers, `number_of_classes`.

        Returns:
            A network with fresh weights.
        """

    def create_optimizer(self) -> OptimizerReturn:
        """Build the optimiser, and the schedule if any, that were chosen by name.

        Call it from `configure_optimizers` if you leave the choice to whoever uses your
        model.

        Returns:
            The optimiser over all weights that are trained, in the form Lightning wants.

        Raises:
            RuntimeError: If the model is not initialised.
            TypeError: If `optimizer` or `scheduler` has a parameter that the class of
                that name does not know.
        """

    def initialise_model(
        self,
        data: BaseSource | DataBunch | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None:
        """Read the schema, call `create_model`, and prepare the loaders.

        Args:
            data: A source or a bundle; `None` builds the network from the schema alone.
            data_splitter: How the rows of a source are divided, instead of what the data
                structure or the source says.

        Raises:
            DataSourceError: If `data` cannot be read.
            DataStructureError: If a column the model needs is not in the data.
            SchemaError: If neither data nor schema is given, or the data has categories
                the schema lacks.
            ValueError: If `data_splitter` is given beside a `DataBunch`.
        """

    def serialise(self, path: str | PathLike[str]) -> Path:
        """Write the weights in PyTorch's own format, usually with the extension `.pt`.

        Args:
            path: File to write; replaced only once the new one is complete.

        Returns:
            Absolute path of the file.

        Raises:
            RuntimeError: If the model is not initialised.
            OSError: If the file cannot be written.
        """

    def deserialise(self, content: bytes | str | PathLike[str]) -> None:
        """Fill the network with saved weights, on whatever device they were saved.

        Args:
            content: Path of a file of weights, or its bytes. Nothing but tensors is read
                from it.

        Raises:
            RuntimeError: If the model is not initialised.
            ValueError: If layers differ in name or shape, or the content is no file of
                weights.
            FileNotFoundError: If there is no file at the path.
        """

class PyTorchModel(BasePyTorchModel, LightningModule, ABC):
    """A neural network of your own that can be trained and run on pods.

    Write a subclass in a file of its own, with these seven methods:

    | method | what it does | what it returns |
    |---|---|---|
    | `__init__(**kwargs)` | takes hyperparameters of your own and passes the rest on | nothing |
    | `create_model()` | builds the layers, once the sizes are known | a `torch.nn.Module` |
    | `forward(inputs)` | computes the outputs of one batch | raw outputs, without a softmax |
    | `configure_optimizers()` | says how weights are updated | an optimiser of PyTorch |
    | `_training_step(batch, batch_idx)` | learns from one batch | the loss, a scalar tensor; or a mapping with `loss` and further measures |
    | `_validation_step(batch, batch_idx)` | measures one batch | scalar tensors by name, such as `validation_loss`; their means are logged |
    | `_test_step(batch, batch_idx)` | predicts one batch | a `TestStepReturn` of predictions and targets |

    The three steps begin with an underscore because the class itself calls them: it wraps
    them with logging, device handling and, where asked for, differential privacy. Do not
    override Lightning's methods of similar name. Any other method is yours to add.

    Batches are named tuples (`TrainBatch`): `batch.inputs.tabular` is the vector of
    numbers and one-hot categories, `batch.inputs.images` a tuple with one tensor per
    image column, `batch.targets` the truth.

    The file is sent to the hub, and from there to pods whose custodian has given you the
    Super Modeller role or named this model for your role. It must be complete in itself:
    import only what the SDK depends on (the standard library, NumPy, pandas, PyTorch,
    Lightning and the SDK itself), and define exactly one model in it.

    The class is also a Lightning module, so everything you know from there (`self.log`,
    `self.current_epoch`, callbacks) works as usual.

    Warning:
        The methods run beside other people's data. Do not print or log rows, and do not
        open files or connections; a custodian who reads your code will refuse it.

    Examples:
        A classifier for tables:

        >>> from typing import Any
        >>> import torch
        >>> from torch import Tensor, nn
        >>> from atoll import (
        ...     CSVSource,
        ...     DataSchema,
        ...     DataStructure,
        ...     PercentageSplitter,
        ...     PyTorchClassifierMixIn,
        ...     PyTorchModel,
        ... )
        >>> from atoll.backends.pytorch.types import ModelInputs, TestStepReturn, TrainBatch
        >>> class IncomeModel(PyTorchClassifierMixIn, PyTorchModel):
        ...     def __init__(self, *, learning_rate: float = 1e-3, **kwargs: Any) -> None:
        ...         super().__init__(**kwargs)
        ...         self.learning_rate = learning_rate
        ...
        ...     def create_model(self) -> nn.Module:
        ...         return nn.Sequential(
        ...             nn.Linear(self.input_size, 64),
        ...             nn.ReLU(),
        ...             nn.Linear(64, self.number_of_classes),
        ...         )
        ...
        ...     def forward(self, inputs: ModelInputs) -> Tensor:
        ...         return self.model(inputs.tabular)
        ...
        ...     def configure_optimizers(self) -> torch.optim.Optimizer:
        ...         return torch.optim.AdamW(self.parameters(), lr=self.learning_rate)
        ...
        ...     def _training_step(self, batch: TrainBatch, batch_idx: int) -> Tensor:
        ...         return self.compute_loss(self(batch.inputs), batch.targets)
        ...
        ...     def _validation_step(
        ...         self, batch: TrainBatch, batch_idx: int
        ...     ) -> dict[str, Tensor]:
        ...         outputs = self(batch.inputs)
        ...         hits = outputs.argmax(dim=1) == batch.targets
        ...         return {
        ...             "validation_loss": self.compute_loss(outputs, batch.targets),
        ...             "validation_accuracy": hits.float().mean(),
        ...         }
        ...
        ...     def _test_step(self, batch: TrainBatch, batch_idx: int) -> TestStepReturn:
        ...         probabilities = self.to_probabilities(self(batch.inputs))
        ...         return TestStepReturn(probabilities, batch.targets)

        Try it on a sample before any pod sees it:

        >>> source = CSVSource("census_sample.csv")
        >>> schema = DataSchema("census").generate_full_schema(source)
        >>> model = IncomeModel(
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=schema,
        ...     epochs=3,
        ...     batch_size=64,
        ...     learning_rate=3e-4,
        ... )
        >>> model.initialise_model(source, data_splitter=PercentageSplitter())
        >>> print(model.fit())
        >>> weights = model.serialise("income_weights.pt")

        Then train it on two pods. They are sent the file with the class, not the object
        in memory, and the schema is the one their data has in common:

        >>> from atoll import (
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ...     combine_pod_schemas,
        ... )
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> reference = ModelReference(
        ...     model_ref="income_model.py",
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=combine_pod_schemas(pods),
        ...     hyperparameters={"epochs": 10, "batch_size": 64, "learning_rate": 3e-4},
        ... )
        >>> protocol = FederatedAveraging(
        ...     FederatedModelTraining(reference), epochs_between_parameter_updates=1
        ... )
        >>> history = protocol.run(pods)
    """

    def __init__(
        self,
        *,
        datastructure: DataStructure,
        schema: DataSchema | None = None,
        batch_size: int = 32,
        epochs: int | None = None,
        steps: int | None = None,
        seed: int = 42,
        optimizer: Optimizer | None = None,
        scheduler: Scheduler | None = None,
        early_stopping: EarlyStopping | None = None,
        model_structure: ModelStructure | None = None,
        logger_config: LoggerConfig | Sequence[LoggerConfig] | None = None,
        dp_config: DPModellerConfig | None = None,
        **kwargs: Any,
    ) -> None:
        """Store the options; the network itself is built by `initialise_model`.

        In your own constructor name your hyperparameters as keyword arguments with
        defaults, pass everything else on by `super().__init__(**kwargs)`, and build no
        layers: sizes are not known yet.

        Args:
            datastructure: Columns that go in and the target that comes out.
            schema: Schema of the data. For a task on several pods give the result of
                `combine_pod_schemas`; for a single pod that of `get_pod_schema`. `None`
                generates one from the data, which suits local trials only.
            batch_size: Rows per training step, at least 1. Smaller batches need less
                memory.
            epochs: Passes over the training data per call of `fit`. In
                `FederatedAveraging` it is the total over all rounds. Leave out both this and
                `steps` for a model that is only run, never trained.
            steps: Training steps per call of `fit`, instead of `epochs`.
            seed: Seed for initial weights, dropout and shuffling. All pods start from the
                modeller's weights in any case.
            optimizer: Optimiser for models whose `configure_optimizers` returns
                `create_optimizer()`.
            scheduler: Schedule of the learning rate for the same models.
            early_stopping: When to end `fit` before all epochs or steps are done.
            model_structure: Shape of the network, for models whose `create_model` reads
                it.
            logger_config: One or more places to write the course of training to; a CSV
                table if `None`.
            dp_config: Train with differential privacy. A pod's own caps apply on top, and
                training stops when the budget is spent.
            **kwargs: Options of mix-ins, such as `multilabel`.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or a number is out of range.
            DPNotAppliedError: If `dp_config` is given and the `dp` extra is missing.
            TypeError: If a keyword argument belongs to no class in the hierarchy.
        """

    @abstractmethod
    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the outputs of one batch.

        Call the model itself (`self(batch.inputs)`) rather than this method, so that
        PyTorch's hooks run.

        Args:
            *args: What your steps pass: as a rule the batch's `ModelInputs`.
            **kwargs: Anything your steps pass by name.

        Returns:
            Raw outputs, as a rule of shape (batch, outputs). Leave the softmax to the
            loss and to `PyTorchClassifierMixIn.to_probabilities`.
        """

    @abstractmethod
    def configure_optimizers(self) -> OptimizerReturn:
        """Say how weights are updated.

        Called at the start of each training, after the network was built.

        Returns:
            One optimiser, a list of them, or a pair of lists: optimisers and schedules.
        """

    @abstractmethod
    def _training_step(self, batch: TrainBatch, batch_idx: int) -> TrainStepReturn:
        """Compute the loss of one training batch.

        Gradients and weight updates follow by themselves.

        Args:
            batch: Inputs and targets on the right device.
            batch_idx: Position of the batch in the epoch, from 0.

        Returns:
            The loss, a scalar tensor that remembers its gradients; or a mapping with it
            under `loss` and further measures to log.
        """

    @abstractmethod
    def _validation_step(self, batch: TrainBatch, batch_idx: int) -> ValidationStepReturn:
        """Measure the model on one validation batch.

        Runs without gradients and with dropout switched off.

        Args:
            batch: Inputs and targets on the right device.
            batch_idx: Position of the batch in the epoch, from 0.

        Returns:
            Scalars by name. Their means over the split appear in the result of `fit`, and
            early stopping can watch them. Begin names with `validation_`.
        """

    @abstractmethod
    def _test_step(self, batch: TrainBatch, batch_idx: int) -> TestStepReturn:
        """Predict one test batch.

        Args:
            batch: Inputs and targets on the right device.
            batch_idx: Position of the batch in the split, from 0.

        Returns:
            Predictions, as probabilities for a classifier, and the batch's targets.
        """

    def _predict_step(self, batch: PredictBatch, batch_idx: int) -> PredictStepReturn:
        """Predict one batch of rows without targets.

        Override it if the outputs of `forward` need more than the softmax or sigmoid that
        the classifier mix-in applies.

        Args:
            batch: Inputs on the right device.
            batch_idx: Position of the batch, from 0.

        Returns:
            Predictions of the batch's rows.
        """

    def create_trainer(self) -> Trainer:
        """Build the Lightning trainer that `fit` uses.

        Override it to add callbacks; extend the trainer of `super()` rather than making
        your own, or hooks, loggers and early stopping are lost.

        Returns:
            A trainer set to the detected hardware and the number of epochs or steps.

        Raises:
            EngineError: If the demanded device is not there.
        """

    def fit(self, data: BaseSource | DataBunch | None = None) -> dict[str, float]:
        """Train on the training split, validating after every epoch.

        A first call starts from fresh weights, or from those given to `deserialise`;
        every further call goes on from where the last one ended.

        Args:
            data: Data to train on instead of that of `initialise_model`.

        Returns:
            The last value of every logged measure, such as `train_loss` and what
            `_validation_step` names.

        Raises:
            RuntimeError: If the model is not initialised.
            ValueError: If the model was given neither `epochs` nor `steps`.
            DataNotAvailableError: If the training split is empty.
            DPNotAppliedError: If `dp_config` is set and a layer cannot be trained with
                differential privacy, even after `auto_fix` replaced what it can.
            DPParameterError: If the budget is too small for a single step.
        """

    def evaluate(self, data: BaseSource | DataBunch | None = None) -> EvaluateReturnType:
        """Run `_test_step` over the test split.

        Args:
            data: Data to test on instead of the test split; all its rows are used.

        Returns:
            Predictions and targets of all batches, joined in order.

        Raises:
            RuntimeError: If the model is not initialised.
            DataNotAvailableError: If there is no row to test.
        """

    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Run the network over rows whose target need not be known.

        Args:
            data: Rows to predict; the test split if `None`.

        Returns:
            One array per row, in row order. That of a classifier holds the probability of
            each class; `ModelInference` can name them.

        Raises:
            RuntimeError: If the model is not initialised.
            DataNotAvailableError: If there is no row to predict.
        """
