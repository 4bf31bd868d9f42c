"""The contract every model keeps, whatever library computes it."""

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
    """Something that can be trained, judged and asked for predictions next to the data.

    The class is the meeting point of three things: a `DataStructure` (which columns go
    in, which one comes out), a `DataSchema` (how many categories each column has) and the
    hyperparameters you choose. From these a pod rebuilds the model exactly as you built
    it, without ever receiving an object from your memory.

    A model goes through the same steps on your machine and on a pod:

    1. The constructor stores the hyperparameters. It must stay cheap: it runs on the
       modeller's side too, where there is no data.
    2. `initialise_model` looks at the data and builds the layers or trees that fit it.
    3. `fit`, `evaluate` and `predict` do the work, on the splits of the data.
    4. `serialise` keeps what was learnt; `deserialise` brings it back.

    Try these steps on a sample of your own before you send a task. What fails locally
    fails on every pod, only slower.

    Subclass this directly only to support another computing library. For a neural network
    subclass `PyTorchModel`, which fills in everything but the network itself.

    Attributes:
        datastructure: Which columns the model sees and what it predicts.
        schema: The columns' semantic types and categories. `None` until the model is
            initialised, if none was given.
        seed: Seed for the initial weights and for shuffling.

    Note:
        Keyword arguments of a subclass's constructor travel as JSON. Give them types that
        JSON knows: numbers, strings, booleans, lists and mappings.

    Examples:
        Any model can be used the same way, so a helper need not know its class:

        >>> from pathlib import Path
        >>> from atoll import BaseSource, FederatedModel, PercentageSplitter
        >>> def rehearse(model: FederatedModel, sample: BaseSource) -> Path:
        ...     model.initialise_model(sample, data_splitter=PercentageSplitter())
        ...     for name, value in model.fit().items():
        ...         print(f"{name}: {value:.3f}")
        ...     return model.serialise("rehearsal.pt")
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
        """Store what the model needs to be built later.

        Args:
            datastructure: Columns that go in and the target that comes out.
            schema: Schema of the data the model will meet. Give the combined schema of
                all pods of a task, so that one-hot vectors have the same length
                everywhere. `None` takes the schema of the data given to
                `initialise_model`, which is enough for trying things locally.
            seed: Seed for everything random in the model.
            **kwargs: Hyperparameters of subclasses and mix-ins. Whatever is left over
                when all of them took theirs is refused.

        Raises:
            DataStructureError: If a column of `datastructure` is missing in `schema`.
            TypeError: If a keyword argument belongs to no class in the hierarchy.
        """

    @property
    def class_name(self) -> str:
        """Name under which task files and the hub know this model's class."""

    @property
    def hyperparameters(self) -> dict[str, JSONValue]:
        """Arguments of the constructor by name, as they are sent to pods.

        The data structure and the schema travel beside them and are not included.
        """

    @property
    def is_initialised(self) -> bool:
        """Whether `initialise_model` has run, so that the model can be used."""

    @property
    def databunch(self) -> DataBunch:
        """The data the model was initialised with.

        Raises:
            DataNotLoadedError: If the model is not initialised, or was initialised
                without data, as on the modeller's side.
        """

    @property
    def hash(self) -> str:
        """SHA-256 of the code of the model's class, as 64 hexadecimal digits.

        A pod compares it with the hash the hub keeps, so that only the reviewed code
        runs.
        """

    @abstractmethod
    def initialise_model(
        self,
        data: BaseSource | DataBunch | None = None,
        *,
        data_splitter: DatasetSplitter | None = None,
    ) -> None:
        """Build the parts that depend on the data.

        Calling it again starts from fresh weights.

        Args:
            data: A source, or a bundle that has been put together already. `None` builds
                the model from the schema alone, which the modeller's side does because it
                holds no data.
            data_splitter: How the rows of a source are divided. `None` uses the splitter
                of the data structure, then that of the source, then an 80/10/10
                `PercentageSplitter`. Not allowed beside a `DataBunch`, which has one.

        Raises:
            DataSourceError: If `data` cannot be read.
            DataStructureError: If a column the model needs is not in the data.
            SchemaError: If `data` is `None` and the model has no schema either.
            ValueError: If `data_splitter` is given beside a `DataBunch`.
        """

    @abstractmethod
    def fit(self, data: BaseSource | DataBunch | None = None) -> dict[str, float]:
        """Train on the training split and watch the validation split.

        Args:
            data: Data to train on instead of that of `initialise_model`. It must have the
                same columns.

        Returns:
            The last value of every measure that was logged, such as `validation_loss`.

        Raises:
            RuntimeError: If the model is not initialised.
            ValueError: If the model was not told how long to train.
            DataNotAvailableError: If the training split is empty.
            DPNotAppliedError: If differential privacy was asked for and part of the model
                cannot be trained that way.
        """

    @abstractmethod
    def evaluate(self, data: BaseSource | DataBunch | None = None) -> EvaluateReturnType:
        """Predict the test split and put the true values beside the predictions.

        Nothing is scored here. Hand the result to `MetricCollection.compute` for that.

        Args:
            data: Data to test on instead of that of `initialise_model`. Of a source, all
                rows are used rather than a split.

        Returns:
            Predictions and targets in the same order. For a classifier predictions are
            probabilities of shape (rows, classes).

        Raises:
            RuntimeError: If the model is not initialised.
            DataNotAvailableError: If the test split is empty.
        """

    @abstractmethod
    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Give predictions for rows whose true value need not be known.

        Args:
            data: Rows to predict; the target column may be missing. `None` predicts the
                test split.

        Returns:
            Predictions in row order, with the file names as keys where the rows came
            from files.

        Raises:
            RuntimeError: If the model is not initialised.
            DataNotAvailableError: If there is no row to predict.
        """

    @abstractmethod
    def serialise(self, path: str | PathLike[str]) -> Path:
        """Write what the model has learnt to a file.

        Only weights are written, no code and no data. The file can be uploaded with
        `ModelReference.send_weights` or read again with `deserialise`.

        Args:
            path: File to write. Missing folders are made; an existing file is replaced
                only once the new one is complete.

        Returns:
            Absolute path of the file.

        Raises:
            RuntimeError: If the model is not initialised and has nothing to save.
            OSError: If the file cannot be written.

        Warning:
            Weights of a model that was trained without differential privacy can give away
            rows of its training data. Treat the file as you treat the data.
        """

    @abstractmethod
    def deserialise(self, content: bytes | str | PathLike[str]) -> None:
        """Take over weights that were saved before.

        Args:
            content: Path of a file that `serialise` wrote, or its bytes.

        Raises:
            RuntimeError: If the model is not initialised, so that there is nothing to
                fill.
            ValueError: If the weights belong to a model of another shape. The message
                lists the first layers that differ.
            FileNotFoundError: If there is no file at the path.
        """

    def to_dict(self) -> SerializedModel:
        """Describe the model for a task request.

        Returns:
            Class name, hyperparameters, data structure and schema in JSON form. Weights
            are not part of it; they travel separately.
        """
