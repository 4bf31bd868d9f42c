"""The interface of every model, independent of the computing library."""

from abc import ABC, abstractmethod
from os import PathLike
from pathlib import Path
from typing import Any

from atoll.data.databunch import DataBunch
from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.types import SerializedModel
from atoll.types import EvaluateReturnType, JSONValue, PredictReturnType

__all__ = ["FederatedModel"]

class FederatedModel(ABC):
    """Base class of models that are trained, evaluated and used for predictions on
    pods.

    A model is defined by three things: a `DataStructure` (the input columns and the
    target), a `DataSchema` (the categories of each column) and your hyperparameters.
    From these, a pod creates the same model as you do, without receiving an object from
    your machine.

    A model has the same life cycle on your machine and on a pod:

    1. The constructor stores the hyperparameters. It has to be fast and work without
       data, because it also runs on the modeller side.
    2. `initialise_model` reads the schema of the data and builds the layers or trees.
    3. `fit`, `evaluate` and `predict` process the splits of the data.
    4. `serialise` saves the weights, and `deserialise` restores them.

    Test these steps locally on a sample before you send a task.

    Derive from this class only to support another computing library. For a neural
    network, derive from `PyTorchModel`, which implements everything except the network
    itself.

    Attributes:
        datastructure: The input columns and the target.
        schema: The columns' semantic types and categories. If none was given, `None`
            until the model is initialised.
        seed: Seed for the initial weights and for shuffling.

    Note:
        The keyword arguments of a subclass's constructor are sent as JSON. Use only
        JSON types for them: numbers, strings, booleans, lists and mappings.

    Examples:
        Test any model locally, whatever its class:

        >>> from pathlib import Path
        >>> from atoll import BaseSource, FederatedModel, PercentageSplitter
        >>> def test_locally(model: FederatedModel, sample: BaseSource) -> Path:
        ...     model.initialise_model(sample, data_splitter=PercentageSplitter())
        ...     for name, value in model.fit().items():
        ...         print(f"{name}: {value:.3f}")
        ...     return model.serialise("local_test.pt")
    """

    datastructure: DataStructure
    schema: DataSchema | None
    seed: int

    def __init__(
        self,
        *,
        datastructure: DataStructure,
        schema: DataSchema | None = None,
        seed: int = 42,
        **kwargs: Any,
    ) -> None:
        """Store what is needed to build the model later.

        Args:
            datastructure: Input columns and target.
            schema: Schema of the data. For a task on several pods, use their combined
                schema, so that one-hot vectors have the same length everywhere. `None`
                uses the schema of the data given to `initialise_model`, which is enough
                for local tests.
            seed: Seed of all random operations of the model.
            **kwargs: Hyperparameters of subclasses and mix-ins. Unknown arguments are
                rejected.

        Raises:
            DataStructureError: If a column of `datastructure` is missing in `schema`.
            TypeError: If a keyword argument is unknown to all classes of the hierarchy.
        """

    @property
    def class_name(self) -> str:
        """Name of the model's class, which task files and the hub use."""

    @property
    def hyperparameters(self) -> dict[str, JSONValue]:
        """Arguments of the constructor by name, as sent to pods.

        The data structure and the schema are sent separately and aren't included.
        """

    @property
    def is_initialised(self) -> bool:
        """Whether `initialise_model` has been called, so that the model can be used."""

    @property
    def databunch(self) -> DataBunch:
        """The data that the model was initialised with.

        Raises:
            DataNotLoadedError: If the model isn't initialised, or was initialised
                without data, as on the modeller side.
        """

    @property
    def hash(self) -> str:
        """SHA-256 of the code of the model's class, as 64 hexadecimal digits.

        Each version of a model has its own hash on the hub. A pod compares the hashes,
        so that only the approved version runs.
        """

    @abstractmethod
    def initialise_model(
        self,
        data: BaseSource | DataBunch | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None:
        """Build the parts of the model that depend on the data.

        Calling it again resets the weights.

        Args:
            data: A source or a `DataBunch`. `None` builds the model from the schema
                only, as on the modeller side, where there is no data.
            data_splitter: How the rows of a source are split. `None` uses the splitter
                of the data structure, otherwise that of the source, otherwise an
                80/10/10 `PercentageSplitter`. Not allowed with a `DataBunch`, which has
                its own.

        Raises:
            DataSourceError: If `data` can't be read.
            DataStructureError: If a column that the model needs isn't in the data.
            SchemaError: If `data` is `None` and the model has no schema.
            ValueError: If `data_splitter` is given with a `DataBunch`.
        """

    @abstractmethod
    def fit(self, data: BaseSource | DataBunch | None = None) -> dict[str, float]:
        """Train on the training split and evaluate on the validation split.

        Args:
            data: Data to train on instead of that of `initialise_model`, with the same
                columns.

        Returns:
            The last value of every logged metric, such as `validation_loss`.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If the model has neither `epochs` nor `steps`.
            DataNotAvailableError: If the training split is empty.
            DPNotAppliedError: If differential privacy is requested and can't be applied
                to a part of the model.
        """

    @abstractmethod
    def evaluate(self, data: BaseSource | DataBunch | None = None) -> EvaluateReturnType:
        """Predict the test split and return the predictions with the true values.

        Pass the result to `MetricCollection.compute` to compute metrics.

        Args:
            data: Data to evaluate on instead of that of `initialise_model`. All rows of
                a source are used.

        Returns:
            Predictions and targets in the same order. The predictions of a classifier
            are probabilities of shape (rows, classes).

        Raises:
            RuntimeError: If the model isn't initialised.
            DataNotAvailableError: If the test split is empty.
        """

    @abstractmethod
    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Predict rows, whose true values can be unknown.

        Args:
            data: Rows to predict; the target column can be missing. `None` predicts the
                test split.

        Returns:
            Predictions in row order, with the paths of the files as keys if the rows
            come from files.

        Raises:
            RuntimeError: If the model isn't initialised.
            DataNotAvailableError: If there are no rows to predict.
        """

    @abstractmethod
    def serialise(self, path: str | PathLike[str]) -> Path:
        """Save the weights of the model to a file.

        The file contains only weights, and neither code nor data. You can upload it
        with `ModelReference.send_weights` or load it with `deserialise`.

        Args:
            path: File to write. Missing folders are created; an existing file is
                replaced only after the new one is complete.

        Returns:
            Absolute path of the file.

        Raises:
            RuntimeError: If the model isn't initialised.
            OSError: If the file can't be written.

        Warning:
            The weights of a model that was trained without differential privacy can
            reveal rows of its training data. Protect the file like the data.
        """

    @abstractmethod
    def deserialise(self, content: bytes | str | PathLike[str]) -> None:
        """Load saved weights.

        Args:
            content: Path of a file that `serialise` wrote, or its bytes.

        Raises:
            RuntimeError: If the model isn't initialised.
            ValueError: If the weights belong to a model with other layers. The message
                lists the first layers that differ.
            FileNotFoundError: If the file doesn't exist.
        """

    def to_dict(self) -> SerializedModel:
        """Serialise the model for a task request.

        Returns:
            Class name, hyperparameters, data structure and schema as JSON values.
            Weights aren't included, because they are sent separately.
        """
