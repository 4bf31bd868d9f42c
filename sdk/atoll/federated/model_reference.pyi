"""References to models, by file or by name on the hub.

Custom models reach the pods through the hub. Their code is uploaded once, users with
permission can inspect it, and every pod that accepts the task downloads it. A task
refers to such a model with a `ModelReference`.
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
    """Refers to a model in an algorithm, wherever its code and weights are.

    A reference names either a Python file on your machine or a model on the hub:

    - **A file**: set `model_ref` to a `pathlib.Path`. The file can have any name. It
      defines exactly one class that derives from `FederatedModel`, usually a
      `PyTorchModel`, and the model is named after this class. When you run a task, the
      code is uploaded to your account, as a new version if it differs from the last
      one. `private` determines who can see it.
    - **The hub**: set `model_ref` to the model's name, and `username` if another user
      owns it. Without a `model_version`, the newest version is used.

    In both cases, `hyperparameters` are passed to the model class as keyword arguments,
    and `datastructure` and `schema` describe how the pods' columns are converted to
    tensors.

    Weights come from one of three places. Those in `weights` take precedence over
    weights that were uploaded with `send_weights`. Without either, the model starts
    from the initial weights of its `create_model`.

    Attributes:
        model_ref: The file, or the name on the hub.
        model_version: Version on the hub; `None` for the newest.
        datastructure: How columns are converted to tensors.
        schema: Semantic types and categories of the columns.
        hyperparameters: Keyword arguments of the model class.
        private: Whether an uploaded model is visible to its owner only.
        weights: File of weights that take precedence over uploaded ones.

    Warning:
        Pods run the code that a reference names. Custodians decide who may do that: a
        Super Modeller can run any custom model, other roles only the model versions
        that the custodian has approved for the user. Each version has its own hash, so
        approving version 1 doesn't cover version 2. If a model's owner requires
        consent, tasks with the model are blocked until the owner has given it.

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
        ...     model_ref=Path("income_model.py"),
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

        Let another user predict with it:

        >>> from atoll import ModelInference
        >>> published = ModelReference(
        ...     model_ref="IncomeModel",
        ...     username="carol",
        ...     model_version=1,
        ...     datastructure=DataStructure(target="TARGET"),
        ... )
        >>> predictions = ResultsOnly(ModelInference(published)).run(["bob/census-income"])
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
        """Store the reference; nothing is read or downloaded yet.

        Args:
            model_ref: A path for a file on this machine, or a string for a name on the
                hub. A string that ends in `.py` is treated as a path.
            username: Owner of the model on the hub. By default your own account: that
                of `hub`, or of the last browser login.
            model_version: Version on the hub, starting at 1. Leave it out for the
                newest version, and set it for reproducible results. A file has no
                version until it is uploaded.
            datastructure: Columns, target, images and transformations. Leave it out
                only if the model defines its own.
            schema: Schema to build the model with. By default each pod uses its own
                schema, which is sufficient for one pod. For several pods, use the
                result of `combine_pod_schemas`.
            hyperparameters: Further keyword arguments of the model class, such as
                `epochs`. Only JSON values are possible, because they are sent with the
                task. Training needs `epochs` or `steps`; evaluation and inference need
                neither.
            private: Whether an uploaded file is visible to you only. If false, every
                user can see and use it. The setting of a model that is already on the
                hub doesn't change.
            weights: File of weights to start from, as written by a model's `serialise`.
                It is sent to the pods with the task, encrypted.
            hub: Client for uploads and downloads; by default one is created when
                needed.

        Raises:
            ValueError: If `model_version` is given for a file, or is below 1.
        """

    @property
    def username(self) -> str:
        """Username of the model's owner.

        Raises:
            AuthenticationError: If none was given and no user is logged in.
        """

    @property
    def is_local(self) -> bool:
        """Whether `model_ref` is a file on this machine."""

    @property
    def model_id(self) -> str:
        """Identifier on the hub, `owner/name`.

        Usage limits refer to it. Approvals refer to a single version of the model.
        """

    def get_model_class(self) -> type[FederatedModel]:
        """Load the code and return the model class.

        The code of a model on the hub is downloaded to the cache under the SDK's home,
        and its hash is compared with the hash of that version on the hub before it is
        imported.

        Returns:
            The class, not yet instantiated.

        Raises:
            FileNotFoundError: If `model_ref` is a file that doesn't exist.
            HubError: If the hub has no such model or version, or you aren't allowed to
                see it.
            ModelValidationError: If the code defines no model class, or more than one,
                or its hash differs from the one on the hub.

        Warning:
            Loading runs the file's top-level code on this machine. Read another user's
            model before you load it.
        """

    def get_model(self) -> FederatedModel:
        """Build the model and load its weights, for local tests.

        Returns:
            An instance created with `datastructure`, `schema` and `hyperparameters`. If
            there are weights, given or uploaded, it is initialised. Otherwise call its
            `initialise_model` first.

        Raises:
            FileNotFoundError: If the model's file or the file of weights doesn't exist.
            HubError: If the hub has no such model or version.
            ModelValidationError: If the code defines no model class, if the class
                rejects the hyperparameters, or if the weights don't match it.

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
        """Upload the code of the file to the hub before the first run.

        Running a task uploads the code automatically. Call this method if the model is
        to be reviewed before anyone runs it.

        Args:
            description: What the model does, shown on its page on the hub.

        Returns:
            The version with this code. Code that is identical to the newest version
            isn't uploaded again.

        Raises:
            FileNotFoundError: If the file doesn't exist.
            ModelTooLargeError: If the file is larger than
                `atoll.hub.api.MAX_MODEL_SIZE_BYTES`.
            ModelValidationError: If the file defines no model class, or more than one.
            ModelUploadError: If the reference isn't a local file, or the hub rejects
                the upload.
        """

    def send_weights(self, weights: str | PathLike[str] | None = None) -> None:
        """Upload trained weights, so that others can use the trained model.

        Weights belong to one version of the code and replace those that were uploaded
        for it before. Only the owner of a model can upload weights.

        Args:
            weights: File to upload. By default the one given to the
                constructor.

        Raises:
            ValueError: If the reference has no `model_version`, or there is no
                file to upload.
            FileNotFoundError: If the file doesn't exist.
            ModelTooLargeError: If the file is larger than
                `atoll.hub.api.MAX_WEIGHTS_SIZE_BYTES`.
            ModelUploadError: If you don't own the model, or the hub rejects the upload.

        Examples:
            >>> from atoll import ModelReference
            >>> reference = ModelReference("IncomeModel", model_version=1)
            >>> reference.send_weights("income_weights.pt")
        """

    def get_weights(self) -> bytes | None:
        """Read the weights that a run would start from.

        Returns:
            Content of the file given as `weights`, otherwise of the weights uploaded
            for this version, otherwise `None`.

        Raises:
            FileNotFoundError: If the given file doesn't exist.
            HubError: If the hub can't be reached.
        """
