"""Points at a model by its file or by its name on the hub.

Custom models reach the pods through the hub: their code is uploaded once, is
open to inspection by those who may see it, and is downloaded by every pod
that accepted the task. `ModelReference` is how a task names such a model.
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel
from atoll.types import JSONValue

__all__ = ["ModelReference"]

class ModelReference:
    """Stands for a model in an algorithm, wherever its code and weights are.

    A reference points either at a Python file on this machine or at a model
    on the hub:

    - **A file**: give `model_ref` a `pathlib.Path`. The file holds one class
      that derives from `FederatedModel`, usually a `PyTorchModel`, and the
      class gives the model its name. When a task is run the code is uploaded to
      your account, as a new version if it differs from the last one. `private`
      decides who can see it.
    - **The hub**: give `model_ref` the model's name, with `username` when its
      owner is somebody else. Without a `model_version` the newest is taken.

    In both cases `hyperparameters` become keyword arguments of the model
    class, and `datastructure` and `schema` tell how the pods' columns become
    its tensors.

    Weights come from one of three places. Those given here in `weights` win
    over those that were uploaded with `send_weights`; without either, the
    model starts from what its own `create_model` makes.

    Attributes:
        model_ref: The file, or the name on the hub.
        model_version: Version on the hub; None for the newest.
        datastructure: How columns become tensors.
        schema: Semantic types and categories of the columns.
        hyperparameters: Keyword arguments of the model class.
        private: Whether an uploaded model can be seen by its owner alone.
        weights: File of weights that win over uploaded ones.

    Warning:
        Pods run the code that a reference points at. A custodian lets that
        happen only for roles that allow custom models, and a model whose owner
        must consent blocks the run until the consent is given.

    Examples:
        Train a model from a file on this machine:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     DataStructure,
        ...     ModelReference,
        ...     ModelTrainingAndEvaluation,
        ...     ResultsOnly,
        ...     get_pod_schema,
        ... )
        >>> reference = ModelReference(
        ...     model_ref=Path("IncomeModel.py"),
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=get_pod_schema("alice/census-income"),
        ...     hyperparameters={"epochs": 2},
        ... )
        >>> protocol = ResultsOnly(ModelTrainingAndEvaluation(model=reference))
        >>> metrics = protocol.run(["alice/census-income"])

        Upload weights that you saved, for version 1 of that model:

        >>> ModelReference("IncomeModel", model_version=1).send_weights(
        ...     "income_weights.pt"
        ... )

        Let somebody else predict with it:

        >>> from atoll import ModelInference
        >>> published = ModelReference(
        ...     model_ref="IncomeModel",
        ...     username="alice",
        ...     model_version=1,
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> predictions = ResultsOnly(ModelInference(published)).run(["bob/survey"])
    """

    model_ref: Path | str
    model_version: int | None
    datastructure: DataStructure | None
    schema: DataSchema | None
    hyperparameters: dict[str, JSONValue]
    private: bool
    weights: Path | None

    def __init__(
        self,
        model_ref: str | PathLike[str],
        username: str | None = None,
        model_version: int | None = None,
        datastructure: DataStructure | None = None,
        schema: DataSchema | None = None,
        hyperparameters: Mapping[str, JSONValue] | None = None,
        private: bool = True,
        weights: str | PathLike[str] | None = None,
        *,
        hub: HubClient | None = None,
    ) -> None:
        """Describe the model; nothing is read or downloaded yet.

        Args:
            model_ref: A path for a file on this machine, a string for a name
                on the hub. A string that ends in `.py` is taken for a file.
            username: Owner of the model on the hub. By default you: the
                account of `hub`, or the one that the browser login remembered.
            model_version: Version on the hub, counted from 1. Leave it out for
                the newest one; give it when a result must be repeatable. A
                file has no version until it is uploaded.
            datastructure: Columns, target, images and transformations. Leave
                it out only for a model that brings its own.
            schema: Schema to build the model with. By default each pod uses
                its own, which is fine for one pod; across several pods give
                the merged one of `combine_pod_schemas`.
            hyperparameters: Further keyword arguments of the model class, such
                as `epochs`. JSON values only, as they travel with the task.
            private: Keep an uploaded file to yourself. False lets every user
                see it and use it. A model already on the hub keeps what it is.
            weights: File of weights to start from, such as a model's
                `serialise` wrote. It reaches the pods with the task, encrypted.
            hub: Client for up- and downloads; one is made when it is needed.

        Raises:
            ValueError: If `model_version` is given for a file, or is below 1.
        """

    @property
    def username(self) -> str:
        """User name of the model's owner.

        Raises:
            AuthenticationError: If none was given and nobody is logged in.
        """

    @property
    def is_local(self) -> bool:
        """True when `model_ref` points at a file on this machine."""

    @property
    def model_id(self) -> str:
        """Identifier on the hub, `owner/name`.

        Usage limits and Inference Runner permissions go by it.
        """

    def get_model_class(self) -> type[FederatedModel]:
        """Load the code and return the model class.

        A hub model's code is downloaded to the cache under the SDK's home, and
        its hash is compared with the one on the hub before it is imported.

        Returns:
            The class, not yet instantiated.

        Raises:
            FileNotFoundError: If `model_ref` is a file that does not exist.
            HubError: If the hub has no such model or version, or you may not
                see it.
            ModelValidationError: If the code holds no model class, or more than
                one, or its hash is not the one on the hub.

        Warning:
            Loading runs the file's top-level code on this machine. Read a
            model of somebody else before you load it.
        """

    def get_model(self) -> FederatedModel:
        """Build the model and load its weights, ready to be tried locally.

        Returns:
            An instance made with `datastructure`, `schema` and
            `hyperparameters`. With weights, given or uploaded, it is
            initialised; without, call its `initialise_model` first.

        Raises:
            FileNotFoundError: If the model's file or the file of weights
                does not exist.
            HubError: If the hub has no such model or version.
            ModelValidationError: If the code holds no model class, if the
                class refuses the hyperparameters, or if the weights do not fit
                it.

        Examples:
            >>> from atoll import DataStructure, ModelReference
            >>> reference = ModelReference(
            ...     "IncomeModel",
            ...     model_version=1,
            ...     datastructure=DataStructure(target="TARGET"),
            ... )
            >>> model = reference.get_model()
        """

    def upload(self, *, description: str = "") -> int:
        """Upload the file's code to the hub, ahead of the first run.

        You need not call it: running a task uploads what is missing. It is of
        use when a model should be reviewed before anybody runs it.

        Args:
            description: What the model does, shown on its page of the hub.

        Returns:
            The version that now holds this code. Code that equals the newest
            version is not uploaded again.

        Raises:
            FileNotFoundError: If the file does not exist.
            ModelTooLargeError: If the file is larger than
                `atoll.hub.api.MAX_MODEL_SIZE_BYTES`.
            ModelValidationError: If the file holds no model class, or more than
                one.
            ModelUploadError: If the reference is not local, or the hub turns
                the upload down.
        """

    def send_weights(self, weights: str | PathLike[str] | None = None) -> None:
        """Upload trained weights, so that others can use the model as trained.

        Weights belong to one version of the code, and replace those uploaded
        for that version before. Only the owner of a model can upload weights.

        Args:
            weights: File to upload. By default the one given to the
                constructor.

        Raises:
            ValueError: If the reference has no `model_version`, or there is no
                file to upload.
            FileNotFoundError: If the file does not exist.
            ModelTooLargeError: If the file is larger than
                `atoll.hub.api.MAX_WEIGHTS_SIZE_BYTES`.
            ModelUploadError: If you do not own the model, or the hub turns the
                upload down.

        Examples:
            >>> from atoll import ModelReference
            >>> reference = ModelReference("IncomeModel", model_version=1)
            >>> reference.send_weights("income_weights.pt")
        """

    def get_weights(self) -> bytes | None:
        """Read the weights that a run would start from.

        Returns:
            Content of the file given as `weights`, else of the weights
            uploaded for this version, else None.

        Raises:
            FileNotFoundError: If the given file does not exist.
            HubError: If the hub cannot be asked.
        """
