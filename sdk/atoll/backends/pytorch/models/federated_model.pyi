"""Base classes of your own PyTorch models."""

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
    """Base class of PyTorch models, without a training loop.

    It creates loaders for the three splits, stores the options, saves and loads
    weights, and exchanges them with other participants. `fit`, `evaluate` and `predict`
    are abstract.

    Derive from it only to write your own training loop. In all other cases, derive from
    `PyTorchModel`.

    Attributes:
        logger_config: Where training is logged.
        dp_config: Settings of differential privacy, or `None` to train without.
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
        """Store the options. No network is built and no data is read yet.

        Args:
            datastructure: Input columns and target.
            schema: Schema of the data. For several pods, use their combined schema.
            batch_size: Rows per training step, at least 1.
            epochs: Epochs per call of `fit`.
            steps: Training steps per call of `fit`, instead of `epochs`.
            seed: Seed of initial weights, dropout and shuffling.
            optimizer: Optimiser that `create_optimizer` creates.
            scheduler: Learning-rate schedule that `create_optimizer` adds.
            early_stopping: When to stop before all epochs or steps are completed.
            model_structure: Layers, for models whose layers are configurable.
            logger_config: One or more training logs; `None` writes a CSV table.
            dp_config: Options of differential privacy.
            **kwargs: Options of mix-ins.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or a number is out of range.
            DPNotAppliedError: If `dp_config` is given and the extra `dp` isn't
                installed.
            TypeError: If a keyword argument is unknown to all classes of the hierarchy.
        """

    @property
    def model(self) -> nn.Module:
        """The network that `create_model` returned.

        Raises:
            RuntimeError: If the model isn't initialised.
        """

    @property
    def input_size(self) -> int:
        """Length of the input vector: numeric columns plus the categories of all
        categorical ones.

        Raises:
            SchemaError: If the model has no schema yet.
        """

    @property
    def number_of_image_columns(self) -> int:
        """Number of images per row."""

    @abstractmethod
    def create_model(self) -> nn.Module:
        """Create the network for the data.

        `initialise_model` calls it when the sizes are known: use `input_size` and, for
        classifiers, `number_of_classes`.

        Returns:
            A network with initial weights.
        """

    def create_optimizer(self) -> OptimizerReturn:
        """Create the optimiser and the schedule that were chosen by name.

        Call it from `configure_optimizers` if the users of your model can choose the
        optimiser.

        Returns:
            The optimiser for all trained weights, in the form that Lightning expects.

        Raises:
            RuntimeError: If the model isn't initialised.
            TypeError: If `optimizer` or `scheduler` has an unknown parameter.
        """

    def initialise_model(
        self,
        data: BaseSource | DataBunch | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None:
        """Read the schema, call `create_model`, and prepare the loaders.

        Args:
            data: A source or a `DataBunch`; `None` builds the network from the schema
                only.
            data_splitter: How the rows of a source are split, instead of the splitter
                of the data structure or the source.

        Raises:
            DataSourceError: If `data` can't be read.
            DataStructureError: If a column that the model needs isn't in the data.
            SchemaError: If neither data nor a schema is given, or the data has
                categories that the schema lacks.
            ValueError: If `data_splitter` is given with a `DataBunch`.
        """

    def serialise(self, path: str | PathLike[str]) -> Path:
        """Save the weights in PyTorch's format, usually with the extension `.pt`.

        Args:
            path: File to write. An existing file is replaced only after the new one is
                complete.

        Returns:
            Absolute path of the file.

        Raises:
            RuntimeError: If the model isn't initialised.
            OSError: If the file can't be written.
        """

    def deserialise(self, content: bytes | str | PathLike[str]) -> None:
        """Load saved weights, whatever device they were saved on.

        Args:
            content: Path of a file of weights, or its content. Only tensors are read
                from it.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If layers differ in name or shape, or the content isn't a file
                of weights.
            FileNotFoundError: If the file doesn't exist.
        """

class PyTorchModel(BasePyTorchModel, LightningModule, ABC):
    """Base class of your own neural networks, which you can train and run on pods.

    Write a subclass in a separate file, with these seven methods:

    | method | what it does | what it returns |
    |---|---|---|
    | `__init__(**kwargs)` | stores your hyperparameters and passes on all others | nothing |
    | `create_model()` | creates the layers when the sizes are known | a `torch.nn.Module` |
    | `forward(inputs)` | computes the outputs of one batch | raw outputs, without a softmax |
    | `configure_optimizers()` | creates the optimiser | a PyTorch optimiser |
    | `_training_step(batch, batch_idx)` | computes the loss of one training batch | the loss, a scalar tensor; or a mapping with `loss` and further metrics |
    | `_validation_step(batch, batch_idx)` | evaluates one validation batch | scalar tensors by name, such as `validation_loss`; their means are logged |
    | `_test_step(batch, batch_idx)` | predicts one test batch | a `TestStepReturn` of predictions and targets |

    The names of the three steps begin with an underscore because the class calls them
    itself: it adds logging, device handling and, if requested, differential privacy.
    Don't override Lightning's methods of similar names. You can add any other methods.

    Batches are named tuples (`TrainBatch`): `batch.inputs.tabular` is the vector of
    numbers and one-hot categories, `batch.inputs.images` a tuple with one tensor per
    image column, and `batch.targets` contains the true values.

    The file is uploaded to the hub. Pods download it if you are a Super Modeller there,
    or if the custodian has approved this version of the model for your role. The file
    can have any name. It has to be self-contained: import only the standard library,
    NumPy, pandas, PyTorch, Lightning and the SDK, and define exactly one model class.

    The class is also a Lightning module, so `self.log`, `self.current_epoch` and
    callbacks work as usual.

    Warning:
        The methods run on other people's data. Don't print or log rows, and don't open
        files or connections, because custodians who review your code won't approve it.

    Examples:
        Define a classifier for tables:

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

        Test it locally on a sample:

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

        Then train it on two pods, which receive the file with the class, and use the
        combined schema of their data:

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
        """Store the options. `initialise_model` creates the network.

        In your own constructor, declare your hyperparameters as keyword arguments with
        defaults, pass all other arguments to `super().__init__(**kwargs)`, and don't
        create layers, because their sizes aren't known yet.

        Args:
            datastructure: Input columns and target.
            schema: Schema of the data. Use the result of `combine_pod_schemas` for a
                task on several pods, and that of `get_pod_schema` for a single pod.
                `None` generates a schema from the data, which is suitable for local
                tests only.
            batch_size: Rows per training step, at least 1. Smaller batches need less
                memory.
            epochs: Epochs per call of `fit`. In `FederatedAveraging` it is the total of
                all rounds. Training requires either this or `steps`; a model that only
                evaluates or predicts needs neither.
            steps: Training steps per call of `fit`, instead of `epochs`.
            seed: Seed of initial weights, dropout and shuffling. In federated training,
                all pods start from the modeller's weights.
            optimizer: Optimiser for models whose `configure_optimizers` returns
                `create_optimizer()`.
            scheduler: Learning-rate schedule for the same models.
            early_stopping: When to stop `fit` before all epochs or steps are completed.
            model_structure: Layers of the network, for models whose `create_model` uses
                it.
            logger_config: One or more training logs; `None` writes a CSV table.
            dp_config: Settings of differential privacy. A pod's caps apply too, and
                training stops when the budget is spent. The default noise multiplier
                suits budgets of ε ≥ 20; see `DPModellerConfig`.
            **kwargs: Options of mix-ins, such as `multilabel`.

        Raises:
            ValueError: If both `epochs` and `steps` are given, or a number is out of range.
            DPNotAppliedError: If `dp_config` is given and the extra `dp` isn't
                installed.
            TypeError: If a keyword argument is unknown to all classes of the hierarchy.
        """

    @abstractmethod
    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the outputs of one batch.

        Call the model itself (`self(batch.inputs)`) instead of this method, so that
        PyTorch's hooks run.

        Args:
            *args: The arguments that your steps pass, usually the batch's
                `ModelInputs`.
            **kwargs: Keyword arguments that your steps pass.

        Returns:
            Raw outputs, usually of shape (batch, outputs). The loss and
            `PyTorchClassifierMixIn.to_probabilities` apply the softmax.
        """

    @abstractmethod
    def configure_optimizers(self) -> OptimizerReturn:
        """Create the optimiser.

        Called at the start of training, after the network has been created.

        Returns:
            One optimiser, a list of them, or a pair of lists: optimisers and schedules.
        """

    @abstractmethod
    def _training_step(self, batch: TrainBatch, batch_idx: int) -> TrainStepReturn:
        """Compute the loss of one training batch.

        Gradients and weight updates are computed automatically.

        Args:
            batch: Inputs and targets, on the device of the model.
            batch_idx: Position of the batch in the epoch, from 0.

        Returns:
            The loss, a scalar tensor with gradients, or a mapping with `loss` and
            further metrics to log.
        """

    @abstractmethod
    def _validation_step(self, batch: TrainBatch, batch_idx: int) -> ValidationStepReturn:
        """Evaluate the model on one validation batch.

        It runs without gradients and without dropout.

        Args:
            batch: Inputs and targets, on the device of the model.
            batch_idx: Position of the batch in the epoch, from 0.

        Returns:
            Scalars by name, with names that begin with `validation_`. Their means over
            the split are part of the result of `fit`, and early stopping can monitor
            them.
        """

    @abstractmethod
    def _test_step(self, batch: TrainBatch, batch_idx: int) -> TestStepReturn:
        """Predict one test batch.

        Args:
            batch: Inputs and targets, on the device of the model.
            batch_idx: Position of the batch in the split, from 0.

        Returns:
            Predictions, as probabilities for a classifier, and the batch's targets.
        """

    def _predict_step(self, batch: PredictBatch, batch_idx: int) -> PredictStepReturn:
        """Predict one batch of rows without targets.

        Override it if predictions need more processing than the softmax or sigmoid of
        the classifier mix-in.

        Args:
            batch: Inputs, on the device of the model.
            batch_idx: Position of the batch, from 0.

        Returns:
            Predictions of the batch's rows.
        """

    def create_trainer(self) -> Trainer:
        """Create the Lightning trainer that `fit` uses.

        Override it to add callbacks. Extend the trainer of `super()` instead of
        creating your own, to keep hooks, loggers and early stopping.

        Returns:
            A trainer for the detected hardware and the number of epochs or steps.

        Raises:
            EngineError: If the requested device isn't available.
        """

    def fit(self, data: BaseSource | DataBunch | None = None) -> dict[str, float]:
        """Train on the training split, and validate after every epoch.

        The first call starts from the initial weights, or from those loaded with
        `deserialise`. Each further call continues training.

        Args:
            data: Data to train on instead of that of `initialise_model`.

        Returns:
            The last value of every logged metric, such as `train_loss` and the metrics
            of `_validation_step`.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If the model has neither `epochs` nor `steps`.
            DataNotAvailableError: If the training split is empty.
            DPNotAppliedError: If `dp_config` is set and a layer can't be trained with
                differential privacy, even after `auto_fix`.
            DPParameterError: If the budget is too small for a single step.
        """

    def evaluate(self, data: BaseSource | DataBunch | None = None) -> EvaluateReturnType:
        """Run `_test_step` over the test split.

        Args:
            data: Data to evaluate on instead of the test split. All of its rows are
                used.

        Returns:
            Predictions and targets of all batches, joined in order.

        Raises:
            RuntimeError: If the model isn't initialised.
            DataNotAvailableError: If there are no rows to evaluate.
        """

    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Predict rows, whose targets can be unknown.

        Args:
            data: Rows to predict; `None` predicts the test split.

        Returns:
            One array per row, in row order. For a classifier, it contains the
            probability of each class; `ModelInference` can name them.

        Raises:
            RuntimeError: If the model isn't initialised.
            DataNotAvailableError: If there are no rows to predict.
        """
