"""Typed clients of the hub and the access manager.

Pods, modellers and `ModelReference` use these clients for you. Use them directly for what
an administrator or a script needs: look up pods, grant roles, upload models, read the
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
"""Largest file of model code that the hub stores: 1 MiB."""

MAX_WEIGHTS_SIZE_BYTES: Final = 2 * 1024**3
"""Largest file of trained weights that the hub stores: 2 GiB."""

class PodPublicMetadata(TypedDict):
    """What the hub knows about a dataset, and all that others can see of it.

    Attributes:
        name: Name of the dataset.
        owner: Username of its owner.
        display_name: The name shown to people.
        description: What the owner wrote about it; may be empty.
        status: Whether it is online, offline or at work.
        public_key: The public key of its pod, in PEM form.
        number_of_records: How many records its schema was generated from; `None` before a
            schema is registered.
    """

    name: str
    owner: str
    display_name: str
    description: str
    status: PodStatus
    public_key: str
    number_of_records: int | None

class HubClient:
    """The hub's REST API, one method for each thing it can be asked.

    All methods act under the account of the session, and see what that account may see.
    Any of them raises `atoll.hub.exceptions.HubError` if the hub cannot be reached or
    fails, and `atoll.hub.exceptions.AuthenticationError` if the credentials are not
    accepted; the narrower cases are listed with each.

    Examples:
        List what is online:

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
        """Choose account and hub; nothing is sent yet.

        Args:
            session: The account to act for; `None` makes a session from the environment.
            url: Address of the hub.
        """

    @property
    def session(self) -> HubSession:
        """The session through which requests are sent."""

    @property
    def url(self) -> str:
        """Address of the hub, without a trailing slash."""

    def get_pod(self, pod_identifier: str) -> PodPublicMetadata:
        """Look up one dataset.

        Args:
            pod_identifier: The dataset, as `owner/name`.

        Returns:
            What the hub knows about it.

        Raises:
            PodDoesNotExistError: If there is none, or you may not see it.
            PodNameError: If the identifier is not well-formed.
        """

    def list_pods(self, *, owner: str | None = None) -> list[PodPublicMetadata]:
        """List the datasets that you may see.

        Args:
            owner: Restricts the list to one owner's; `None` lists all.

        Returns:
            The datasets, by owner and name.
        """

    def register_pod(
        self,
        name: str,
        *,
        display_name: str,
        public_key: RSAPublicKey,
        description: str = "",
    ) -> PodPublicMetadata:
        """Register a dataset, or bring what is registered up to date.

        Args:
            name: Name of the dataset. A name you have used before replaces that entry.
            display_name: The name shown to people.
            public_key: The key with which requests for it are encrypted.
            description: What others should know about it, at most a few paragraphs.

        Returns:
            The entry as it now stands.

        Raises:
            PodRegistrationError: If the hub refuses it.
            PodNameError: If the name is not well-formed.
        """

    def update_pod_status(self, pod_identifier: str, status: PodStatus) -> None:
        """Set what the hub shows of one of your datasets.

        Args:
            pod_identifier: The dataset, as `owner/name`.
            status: The new status.

        Raises:
            PodDoesNotExistError: If there is none, or it is not yours.
        """

    def get_pod_public_key(self, pod_identifier: str) -> RSAPublicKey:
        """Fetch the key with which requests to a pod are encrypted.

        Args:
            pod_identifier: The pod, as `owner/name`.

        Returns:
            Its public key.

        Raises:
            PodDoesNotExistError: If there is none, or you may not see it.
        """

    def get_schema(self, pod_identifier: str) -> DataSchema:
        """Fetch the schema of a dataset.

        Args:
            pod_identifier: The dataset, as `owner/name`.

        Returns:
            Its schema.

        Raises:
            PodDoesNotExistError: If there is none, or you may not see it.
            SchemaError: If none is registered yet, or it cannot be read by this version.
        """

    def upload_schema(
        self, pod_identifier: str, schema: DataSchema, *, overwrite: bool = False
    ) -> None:
        """Register the schema of one of your datasets.

        Args:
            pod_identifier: The dataset, as `owner/name`.
            schema: The schema. Its category values become visible to others.
            overwrite: Whether a different schema that is registered is replaced.

        Raises:
            SchemaUploadError: If a different one is registered and `overwrite` is off.
            PodDoesNotExistError: If there is no such dataset, or it is not yours.
        """

    def get_user_public_keys(self, username: str) -> list[RSAPublicKey]:
        """Fetch the keys that a modeller has registered for signing requests.

        Args:
            username: The modeller.

        Returns:
            The keys, newest first; empty if there are none.
        """

    def register_user_public_key(self, public_key: RSAPublicKey) -> None:
        """Register a key of your own, for the `key-based` identity method.

        Args:
            public_key: The public half. The private half stays with you.
        """

    def get_model(
        self, username: str, model_ref: str, *, model_version: int | None = None
    ) -> ModelMetadata:
        """Look up a model.

        Args:
            username: Its owner.
            model_ref: Its name.
            model_version: The version, counted from 1; `None` takes the latest.

        Returns:
            What the hub knows about it.

        Raises:
            HubError: If there is no such model or version, or you may not see it.
        """

    def upload_model(
        self,
        path: str | PathLike[str],
        *,
        private: bool = True,
        description: str = "",
    ) -> ModelMetadata:
        """Upload the code of a model.

        Code that is on the hub already makes no new version.

        Args:
            path: A Python file with one subclass of
                `atoll.models.federated_model.FederatedModel`, whose name becomes that of
                the model.
            private: Whether only people with permission see the code.
            description: What others should know about it.

        Returns:
            The model with the version it got.

        Raises:
            ModelValidationError: If the file holds no such class, or more than one.
            ModelTooLargeError: If it is larger than `MAX_MODEL_SIZE_BYTES`.
            ModelUploadError: If the hub refuses it.
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
            username: Its owner.
            model_ref: Its name.
            directory: Where to put the file; created if need be.
            model_version: The version; `None` takes the latest.

        Returns:
            The file.

        Raises:
            HubError: If there is no such model or version, or you may not see its code.

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

        Weights of the same version that are there are replaced.

        Args:
            model_ref: Name of the model.
            model_version: The version that the weights belong to.
            weights: The file, as the model's `serialise` wrote it.

        Raises:
            ModelUploadError: If there is no such version, or the model is not yours.
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
            username: Its owner.
            model_ref: Its name.
            model_version: The version.
            directory: Where to put the file; created if need be.

        Returns:
            The file.

        Raises:
            HubError: If there are no weights for it, or you may not use the model.
        """

    def get_project(self, project_id: str) -> ProjectMetadata:
        """Look up a project that you take part in.

        Args:
            project_id: Its identifier.

        Returns:
            What the hub knows about it.

        Raises:
            HubError: If there is none, or you do not take part in it.
        """

    def send_monitor_record(self, record: MonitorRecord) -> None:
        """Add a line to the history of a task.

        Inside a task use `atoll.federated.monitoring` instead, which does so in the
        background.

        Args:
            record: The line.
        """

    def get_monitor_records(self, task_id: str) -> list[MonitorRecord]:
        """Read the history of a task.

        Args:
            task_id: The task.

        Returns:
            The lines that you may see, oldest first.
        """

class AccessManagerClient:
    """The access manager: who may run what on which pod.

    Pods ask it about every request. Owners use it to grant and revoke roles from a
    script, as they would on the hub.

    Examples:
        Let a colleague query a dataset, and nothing else:

        >>> from atoll.hub import AccessManagerClient, AccessRole
        >>> access = AccessManagerClient()
        >>> access.grant_role("alice/census-income", "dana", AccessRole.SQL_ANALYST)
        >>> access.get_roles("alice/census-income")["dana"]
        [<AccessRole.SQL_ANALYST: 'sql-analyst'>]
    """

    def __init__(
        self, session: HubSession | None = None, url: str = PRODUCTION_AM_URL
    ) -> None:
        """Choose account and access manager; nothing is sent yet.

        Args:
            session: The account to act for; `None` makes a session from the environment.
            url: Address of the access manager.
        """

    @property
    def session(self) -> HubSession:
        """The session through which requests are sent."""

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

        Identity is not its business: the pod has to verify that first.

        Args:
            pod_identifier: The pod, as `owner/name`.
            modeller_name: Username of the modeller.
            serialized_protocol: The declared task.
            project_id: The project under which it would run.

        Returns:
            Consent or refusal, with the usage limits and model addresses that go with it.

        Raises:
            HubError: If the access manager cannot be reached or fails.
        """

    def grant_role(
        self, pod_identifier: str, username: str, role: AccessRole
    ) -> None:
        """Give a user a role on one of your pods. Granting it twice does no harm.

        Args:
            pod_identifier: The pod, as `owner/name`.
            username: Who gets the role.
            role: What they may do.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it is not yours.
            HubError: If there is no such user.
        """

    def revoke_role(
        self, pod_identifier: str, username: str, role: AccessRole
    ) -> None:
        """Take a role away. Tasks that are running are not stopped.

        Args:
            pod_identifier: The pod, as `owner/name`.
            username: Who loses the role.
            role: The role. Other roles of the user stay.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it is not yours.
        """

    def get_roles(self, pod_identifier: str) -> Mapping[str, Sequence[AccessRole]]:
        """List who may do what on one of your pods.

        Args:
            pod_identifier: The pod, as `owner/name`.

        Returns:
            The roles by username. You yourself are not among them.

        Raises:
            PodDoesNotExistError: If there is no such pod, or it is not yours.
        """

    def report_usage(
        self,
        task_id: str,
        pod_identifier: str,
        resources: Sequence[ResourceConsumed],
    ) -> None:
        """Count what a task has used against the limits of its models.

        Args:
            task_id: The task.
            pod_identifier: The pod that ran it, as `owner/name`.
            resources: What was used.

        Raises:
            HubError: If the access manager cannot be reached or fails.
        """
