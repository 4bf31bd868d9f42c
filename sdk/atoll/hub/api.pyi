"""Typed clients for the hub and the access manager.

Pods, modellers and `ModelReference` use these clients internally. Use them directly in
scripts: to look up pods, grant roles, upload models, manage public keys or read the
history of a task.
"""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Final, TypedDict

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey

from atoll.data.schema import DataSchema
from atoll.federated.transport.message_service import ResourceConsumed
from atoll.federated.types import AccessCheckResult, SerializedProtocol
from atoll.hub.authentication_flow import HubSession
from atoll.hub.types import (
    PRODUCTION_AM_URL,
    PRODUCTION_HUB_URL,
    AccessRole,
    ModelMetadata,
    MonitorRecord,
    PodStatus,
    ProjectMetadata,
)

__all__ = [
    "AccessManagerClient",
    "HubClient",
    "MAX_MODEL_SIZE_BYTES",
    "MAX_WEIGHTS_SIZE_BYTES",
    "PodPublicMetadata",
]

MAX_MODEL_SIZE_BYTES: Final = 1024 * 1024
"""Maximum size of a file of model code on the hub: 1 MiB."""

MAX_WEIGHTS_SIZE_BYTES: Final = 2 * 1024**3
"""Maximum size of a file of trained weights on the hub: 2 GiB."""

class PodPublicMetadata(TypedDict):
    """What every signed-in user can see about a dataset.

    The schema isn't part of it: only users with a role on the pod, and projects that
    the dataset is linked to, can read the schema.

    Attributes:
        name: Name of the dataset.
        owner: Username of its owner.
        display_name: The name that the hub displays.
        description: The owner's description; may be empty.
        status: Whether the dataset is online, offline or busy.
        public_key: The public key of its pod, in PEM format.
        number_of_records: How many records the schema was generated from. `None` before
            a schema is registered, and for users who can't read the schema.
    """

    name: str
    owner: str
    display_name: str
    description: str
    status: PodStatus
    public_key: str
    number_of_records: int | None

class HubClient:
    """A client for the hub's REST API.

    All methods act on behalf of the session's account and see what that account can
    see. Any of them raises `atoll.hub.exceptions.HubError` if the hub can't be reached
    or fails, and `atoll.hub.exceptions.AuthenticationError` if the credentials are
    rejected. Each method lists the more specific errors.

    Examples:
        List the datasets that are online:

        >>> from atoll.hub import HubClient
        >>> hub = HubClient()
        >>> for pod in hub.list_pods():
        ...     if pod["status"] == "online":
        ...         print(f"{pod['owner']}/{pod['name']}: {pod['display_name']}")

        Upload a model with trained weights:

        >>> model = hub.upload_model("retina_classifier.py", private=True)
        >>> hub.upload_model_weights(model["name"], model["version"], "weights.pt")
    """

    def __init__(
        self, session: HubSession | None = None, url: str = PRODUCTION_HUB_URL
    ) -> None:
        """Choose the account and the hub; nothing is sent yet.

        Args:
            session: The account to act for; `None` creates a session from the
                environment.
            url: Address of the hub.
        """

    @property
    def session(self) -> HubSession:
        """The session that sends the requests."""

    @property
    def url(self) -> str:
        """Address of the hub, without a trailing slash."""

    def get_pod(self, pod_identifier: str) -> PodPublicMetadata:
        """Look up one dataset.

        Args:
            pod_identifier: The dataset, as `owner/name`.

        Returns:
            The public information about the dataset.

        Raises:
            PodDoesNotExistError: If there is no such dataset.
            PodNameError: If the identifier is malformed.
        """

    def list_pods(self, *, owner: str | None = None) -> list[PodPublicMetadata]:
        """List the datasets on the hub.

        Args:
            owner: Username to list the datasets of; `None` lists all datasets.

        Returns:
            The datasets, sorted by owner and name.
        """

    def register_pod(
        self,
        name: str,
        *,
        display_name: str,
        public_key: RSAPublicKey,
        description: str = "",
    ) -> PodPublicMetadata:
        """Register a dataset, or update a registered one.

        Args:
            name: Name of the dataset. A name that you have used before replaces the
                earlier entry.
            display_name: The name that the hub displays.
            public_key: The key that encrypts requests to the pod.
            description: What others should know about the dataset, at most a few
                paragraphs.

        Returns:
            The updated entry.

        Raises:
            PodRegistrationError: If the hub refuses the dataset.
            PodNameError: If the name is malformed.
        """

    def update_pod_status(self, pod_identifier: str, status: PodStatus) -> None:
        """Set the status that the hub shows for one of your datasets.

        Args:
            pod_identifier: The dataset, as `owner/name`.
            status: The new status.

        Raises:
            PodDoesNotExistError: If there is no such dataset, or it isn't yours.
        """

    def get_pod_public_key(self, pod_identifier: str) -> RSAPublicKey:
        """Fetch the key that encrypts requests to a pod.

        Args:
            pod_identifier: The pod, as `owner/name`.

        Returns:
            Its public key.

        Raises:
            PodDoesNotExistError: If there is no such pod.
        """

    def get_schema(self, pod_identifier: str) -> DataSchema:
        """Fetch the schema of a dataset.

        You need a role on the pod, or have to take part in a project that the dataset
        is linked to.

        Args:
            pod_identifier: The dataset, as `owner/name`.

        Returns:
            Its schema.

        Raises:
            PodDoesNotExistError: If there is no such dataset.
            HubError: If you aren't allowed to read the schema.
            SchemaError: If no schema is registered yet, or this version of the SDK
                can't read it.
        """

    def upload_schema(
        self, pod_identifier: str, schema: DataSchema, *, overwrite: bool = False
    ) -> None:
        """Register the schema of one of your datasets.

        Args:
            pod_identifier: The dataset, as `owner/name`.
            schema: The schema. Users with a role on the pod, and projects that the
                dataset is linked to, can read it, including its category values.
            overwrite: Whether to replace a different schema that is already registered.

        Raises:
            SchemaUploadError: If a different schema is registered and `overwrite` is
                off.
            PodDoesNotExistError: If there is no such dataset, or it isn't yours.
        """

    def get_user_public_keys(self, username: str) -> list[RSAPublicKey]:
        """List the public keys that a user has registered for signing requests.

        Args:
            username: The user.

        Returns:
            The keys, newest first; empty if there are none.
        """

    def register_user_public_key(self, public_key: RSAPublicKey) -> None:
        """Register one of your public keys for the `key-based` identity method.

        Args:
            public_key: The public key. The private key stays with you.
        """

    def remove_user_public_key(self, public_key: RSAPublicKey) -> None:
        """Remove one of your registered public keys.

        Do this at once if the private key is lost or may have been copied: whoever holds
        it can sign tasks in your name until then. Pods reject requests signed with the
        key as soon as it is removed. Tasks that are already running aren't stopped.

        Args:
            public_key: The public key to remove.

        Raises:
            HubError: If the key isn't registered for your account.

        Examples:
            Remove all of your keys, for instance if you no longer have the public key of
            the pair that was lost:

            >>> from atoll.hub import HubClient
            >>> hub = HubClient()
            >>> for key in hub.get_user_public_keys("carol"):
            ...     hub.remove_user_public_key(key)
        """

    def get_model(
        self, username: str, model_ref: str, *, model_version: int | None = None
    ) -> ModelMetadata:
        """Look up a model.

        Args:
            username: The model's owner.
            model_ref: The model's name.
            model_version: The version, starting at 1; `None` uses the latest version.

        Returns:
            The information about that version.

        Raises:
            HubError: If there is no such model or version, or you aren't allowed to see
                it.
        """

    def upload_model(
        self,
        path: str | PathLike[str],
        *,
        private: bool = True,
        description: str = "",
    ) -> ModelMetadata:
        """Upload the code of a model.

        Code that is identical to the latest version doesn't create a new version. Each
        version has its own hash, and a custodian who has approved one version hasn't
        approved the next.

        Args:
            path: A Python file with exactly one subclass of
                `atoll.models.federated_model.FederatedModel`. The file can have any
                name; the model is named after the class.
            private: Whether only users with permission can see the code.
            description: What others should know about the model.

        Returns:
            The model with its version.

        Raises:
            ModelValidationError: If the file contains no such class, or more than one.
            ModelTooLargeError: If the file is larger than `MAX_MODEL_SIZE_BYTES`.
            ModelUploadError: If the hub refuses the model.
        """

    def download_model(
        self,
        username: str,
        model_ref: str,
        directory: str | PathLike[str],
        *,
        model_version: int | None = None,
    ) -> Path:
        """Download the code of a model.

        Args:
            username: The model's owner.
            model_ref: The model's name.
            directory: Folder for the file, created if necessary.
            model_version: The version; `None` uses the latest version.

        Returns:
            The file.

        Raises:
            HubError: If there is no such model or version, or you aren't allowed to see
                its code.

        Warning:
            Loading the file runs its code. Read it first.
        """

    def upload_model_weights(
        self,
        model_ref: str,
        model_version: int,
        weights: str | PathLike[str],
    ) -> None:
        """Upload trained weights for one of your models.

        Existing weights of the same version are replaced.

        Args:
            model_ref: Name of the model.
            model_version: The version that the weights belong to.
            weights: The file that the model's `serialise` method wrote.

        Raises:
            ModelUploadError: If there is no such version, or the model isn't yours.
            ModelTooLargeError: If the file is larger than `MAX_WEIGHTS_SIZE_BYTES`.
        """

    def download_model_weights(
        self,
        username: str,
        model_ref: str,
        model_version: int,
        directory: str | PathLike[str],
    ) -> Path:
        """Download the trained weights of a model.

        Args:
            username: The model's owner.
            model_ref: The model's name.
            model_version: The version.
            directory: Folder for the file, created if necessary.

        Returns:
            The file.

        Raises:
            HubError: If the version has no weights, or you aren't allowed to use the
                model.
        """

    def set_model_usage_limit(
        self, model_ref: str, username: str, limit: int | None
    ) -> None:
        """Limit how many inferences a user can run with one of your models.

        The access manager counts the inferences of all pods and versions together. What
        the user has already run counts towards the limit.

        Args:
            model_ref: Name of the model.
            username: The user.
            limit: Maximum number of inferences, at least 0; `None` removes the limit.

        Raises:
            ValueError: If `limit` is negative.
            HubError: If the model isn't yours, or there is no such user.

        Examples:
            >>> from atoll.hub import HubClient
            >>> HubClient().set_model_usage_limit("RetinaModel", "frank", 500)
        """

    def approve_model_use(self, model_ref: str, username: str) -> None:
        """Give a user your consent to run one of your models.

        It is needed only for models that you have set to require consent on the hub.
        Tasks of a user whose request is still pending aren't started.

        Args:
            model_ref: Name of the model.
            username: The user who may run the model.

        Raises:
            HubError: If the model isn't yours, or there is no such user.
        """

    def withdraw_model_use(self, model_ref: str, username: str) -> None:
        """Withdraw your consent to the use of one of your models.

        Tasks that are already running aren't stopped.

        Args:
            model_ref: Name of the model.
            username: The user who may no longer run the model.

        Raises:
            HubError: If the model isn't yours, or there is no such user.
        """

    def get_project(self, project_id: str) -> ProjectMetadata:
        """Look up a project that you take part in.

        Args:
            project_id: Identifier of the project.

        Returns:
            The information about the project.

        Raises:
            HubError: If there is no such project, or you don't take part in it.
        """

    def send_monitor_record(self, record: MonitorRecord) -> None:
        """Add a record to the history of a task.

        Inside a task, use `atoll.federated.monitoring` instead, which sends records in
        the background.

        Args:
            record: The record.
        """

    def get_monitor_records(self, task_id: str) -> list[MonitorRecord]:
        """Read the history of a task.

        Args:
            task_id: Identifier of the task.

        Returns:
            The records that you are allowed to see, oldest first.
        """

class AccessManagerClient:
    """A client for the access manager, which decides who can run what on which pod.

    Pods ask it about every request. Owners use it in scripts to grant and revoke roles,
    as they would on the hub.

    Examples:
        Allow a colleague to run SQL queries on a pod, and nothing else:

        >>> from atoll.hub import AccessManagerClient, AccessRole
        >>> access = AccessManagerClient()
        >>> pod = "alice/census-income-demo"
        >>> access.grant_role(pod, "carol", AccessRole.SQL_ANALYST)
        >>> access.get_roles(pod)["carol"]
        [<AccessRole.SQL_ANALYST: 'sql-analyst'>]

        Allow another to run inference with version 1 of one model:

        >>> access.grant_role(
        ...     pod,
        ...     "frank",
        ...     AccessRole.INFERENCE_RUNNER,
        ...     model="carol/IncomeModel:1",
        ... )
        >>> access.get_approved_models(pod, "frank")
        ['carol/IncomeModel:1']
    """

    def __init__(
        self, session: HubSession | None = None, url: str = PRODUCTION_AM_URL
    ) -> None:
        """Choose the account and the access manager; nothing is sent yet.

        Args:
            session: The account to act for; `None` creates a session from the
                environment.
            url: Address of the access manager.
        """

    @property
    def session(self) -> HubSession:
        """The session that sends the requests."""

    @property
    def url(self) -> str:
        """Address of the access manager, without a trailing slash."""

    def check_access(
        self,
        pod_identifier: str,
        modeller_name: str,
        serialized_protocol: SerializedProtocol,
        *,
        project_id: str | None = None,
    ) -> AccessCheckResult:
        """Ask whether a modeller may run a task on one of your pods.

        The access manager doesn't verify identities, so the pod has to do that first.

        Args:
            pod_identifier: The pod, as `owner/name`.
            modeller_name: Username of the modeller.
            serialized_protocol: The declared task. Only the names of its parts, the
                hashes of its models and its privacy budget are sent. Other arguments,
                such as the text of a query, stay on the pod.
            project_id: The project that the task would run in.

        Returns:
            Acceptance or refusal, with the usage limits and the addresses of the
            models.

        Raises:
            HubError: If the access manager can't be reached or fails.
        """

    def grant_role(
        self,
        pod_identifier: str,
        username: str,
        role: AccessRole,
        *,
        model: str | None = None,
    ) -> None:
        """Grant a user a role on one of your pods.

        The role covers all datasets of the pod. Granting it again has no effect, except
        that each call with another `model` approves one more model.

        Args:
            pod_identifier: The pod, as `owner/name`.
            username: The user who gets the role.
            role: What the user may do.
            model: A custom model that the role covers, as `owner/name:version`. A
                General Modeller or Private Modeller needs it to run custom models, and
                an Inference Runner to run anything. The approval holds for the hash of
                this version only: version 2 has to be approved separately.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it isn't yours.
            HubError: If there is no such user or model.
            ValueError: If a model is given for a role that doesn't cover single models.
        """

    def revoke_role(
        self,
        pod_identifier: str,
        username: str,
        role: AccessRole,
        *,
        model: str | None = None,
    ) -> None:
        """Revoke a role, or the approval of a single model. Running tasks aren't
        stopped.

        Args:
            pod_identifier: The pod, as `owner/name`.
            username: The user who loses the role.
            role: The role. Other roles of the user remain.
            model: A model, as `owner/name:version`, whose approval ends while the role
                remains. `None` revokes the role.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it isn't yours.
        """

    def get_roles(self, pod_identifier: str) -> Mapping[str, Sequence[AccessRole]]:
        """List the roles on one of your pods.

        Args:
            pod_identifier: The pod, as `owner/name`.

        Returns:
            The roles by username, without your own.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it isn't yours.
        """

    def get_approved_models(self, pod_identifier: str, username: str) -> list[str]:
        """List the custom models that a user may run on one of your pods.

        Args:
            pod_identifier: The pod, as `owner/name`.
            username: The user.

        Returns:
            The models as `owner/name:version`, in the order in which you approved them.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it isn't yours.
        """

    def report_usage(
        self,
        task_id: str,
        pod_identifier: str,
        resources: Sequence[ResourceConsumed],
    ) -> None:
        """Count what a task has used towards the limits of its models.

        Args:
            task_id: Identifier of the task.
            pod_identifier: The pod that ran the task, as `owner/name`.
            resources: What was used.

        Raises:
            HubError: If the access manager can't be reached or fails.
        """
