"""The pod: a process beside the data that runs approved tasks on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.schema import DataSchema
from atoll.federated.keys_setup import RSAKeyPair
from atoll.federated.pod_vitals import PodVitals
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.config import MessageServiceConfig
from atoll.hooks import BasePodHook
from atoll.hub.api import AccessManagerClient, HubClient
from atoll.hub.authentication_flow import HubSession
from atoll.runners.config_schemas.common_schemas import SecretsUse
from atoll.runners.config_schemas.hub_schemas import APIKeys
from atoll.runners.config_schemas.pod_schemas import (
    PodDataConfig,
    PodDbConfig,
    PodDetailsConfig,
)

__all__ = ["DatasourceContainer", "DatasourceContainerConfig", "Pod"]

@dataclass(kw_only=True)
class DatasourceContainerConfig:
    """One dataset as you describe it to a pod: a source and how to treat it.

    Attributes:
        name: Name of the dataset, under which modellers address it as `owner/name`: 3 to
            70 letters, digits and hyphens. It is a key: connecting a dataset under a name
            that you have used before replaces the earlier one.
        datasource: Where the records come from.
        data_config: Columns to ignore, semantic types to force, split, cleaning, file
            filters. `None` takes the source as it is.
        datasource_details_config: Display name and description for the hub. `None` shows
            the name with spaces for hyphens, and no description.
        schema: The schema of the source, or the path of a schema file. `None` uses the one
            on the hub, and generates it from the data if there is none.

    Examples:
        A table whose numeric column `TARGET` is a class label, not a quantity:

        >>> from atoll import (
        ...     CSVSource,
        ...     DatasourceContainerConfig,
        ...     PodDataConfig,
        ...     PodDetailsConfig,
        ... )
        >>> census = DatasourceContainerConfig(
        ...     name="census-income",
        ...     datasource=CSVSource("census-income.csv", seed=100),
        ...     data_config=PodDataConfig(
        ...         ignore_cols=["fnlwgt"],
        ...         force_stypes={"categorical": ["TARGET"]},
        ...     ),
        ...     datasource_details_config=PodDetailsConfig(
        ...         display_name="Census income",
        ...         description="Age, education, work and income class of 32,561 people.",
        ...     ),
        ... )
    """

    name: str
    datasource: BaseSource
    data_config: PodDataConfig | None = None
    datasource_details_config: PodDetailsConfig | None = None
    schema: DataSchema | str | PathLike[str] | None = None

@dataclass(kw_only=True)
class DatasourceContainer:
    """One dataset as the pod holds it, with everything settled.

    It is made by the pod from a `DatasourceContainerConfig`: missing parts are filled in,
    the schema is loaded or generated. Find it in `Pod.datasources`.

    Attributes:
        name: Name of the dataset.
        datasource: Where the records come from.
        data_config: How they are treated.
        datasource_details_config: What the hub shows.
        schema: The schema that is registered with the hub.
        data_splitter: How records go to train, validation and test unless a task says
            otherwise; `None` splits 80/10/10.
    """

    name: str
    datasource: BaseSource
    data_config: PodDataConfig
    datasource_details_config: PodDetailsConfig
    schema: DataSchema
    data_splitter: DatasetSplitter | None = None

class Pod:
    """Holds datasets, answers modellers, and runs what they are allowed to run.

    A pod ("processor of data") is a process that a data custodian starts where the data
    is. It registers the names, descriptions and schemas of its datasets with the hub,
    sends a heartbeat so that others see it online, and waits for task requests. For each
    request it checks who asks and whether they may; only then does a worker touch the
    data. Records never leave it. It opens no inbound port: all traffic goes through
    outgoing connections to the hub and the message service.

    **Starting.** Making the object checks the arguments and does nothing else.
    `initialise` loads keys, generates missing schemas and registers with the hub; `start`
    does that too, if need be, and then listens until it is stopped. So `start` does not
    return, and a notebook cell that calls it keeps running: that is the pod at work.

    **Credentials.** On first start a browser opens for the owner to log in; the login is
    remembered under the SDK home. For a machine without a browser pass API keys as
    `secrets`, or set `ATOLL_API_KEY_ID` and `ATOLL_API_KEY`; then `username` has to be
    given as well.

    **Rights.** A new pod lets nobody in but its owner. Grant roles to others on the hub,
    or with `atoll.hub.api.AccessManagerClient.grant_role`. Only the owner can.

    Examples:
        Connect a CSV file and wait for tasks:

        >>> from atoll import (
        ...     CSVSource,
        ...     DatasourceContainerConfig,
        ...     Pod,
        ...     PodDataConfig,
        ...     PodDetailsConfig,
        ... )
        >>> pod = Pod(
        ...     name="census-income",
        ...     datasources=[
        ...         DatasourceContainerConfig(
        ...             name="census-income",
        ...             datasource=CSVSource("census-income.csv", seed=100),
        ...             data_config=PodDataConfig(
        ...                 ignore_cols=["fnlwgt"],
        ...                 force_stypes={"categorical": ["TARGET"]},
        ...             ),
        ...             datasource_details_config=PodDetailsConfig(
        ...                 display_name="Census income",
        ...                 description="Income classes from a public census.",
        ...             ),
        ...         )
        ...     ],
        ... )
        >>> pod.start()

        Let another pod average securely with this one, cap the privacy budget, and
        authenticate with API keys:

        >>> import os
        >>> from atoll.federated.privacy import DPPodConfig
        >>> from atoll.runners.config_schemas.hub_schemas import APIKeys
        >>> guarded = Pod(
        ...     name="clinic-north",
        ...     username="alice",
        ...     datasource=CSVSource("/data/visits.csv"),
        ...     pod_details_config=PodDetailsConfig(display_name="Clinic North"),
        ...     approved_pods=["bob/clinic-south"],
        ...     differential_privacy=DPPodConfig(epsilon=3.0),
        ...     secrets=APIKeys(
        ...         access_key_id=os.environ["CLINIC_KEY_ID"],
        ...         access_key=os.environ["CLINIC_KEY"],
        ...     ),
        ... )
        >>> guarded.identifier
        'alice/clinic-north'

    Warning:
        Connect a copy of the data, or a read-only account, rather than the source that
        others work with.
    """

    def __init__(
        self,
        name: str,
        datasources: Sequence[DatasourceContainerConfig] | None = None,
        *,
        username: str | None = None,
        datasource: BaseSource | None = None,
        data_config: PodDataConfig | None = None,
        schema: DataSchema | str | PathLike[str] | None = None,
        pod_details_config: PodDetailsConfig | None = None,
        approved_pods: Sequence[str] | None = None,
        differential_privacy: DPPodConfig | None = None,
        update_schema: bool = False,
        pod_db: bool | PodDbConfig = False,
        secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None = None,
        session: HubSession | None = None,
        hub: HubClient | None = None,
        access_manager: AccessManagerClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_keys: RSAKeyPair | None = None,
        hooks: Sequence[BasePodHook] | None = None,
    ) -> None:
        """Describe a pod. Nothing is registered before `initialise` or `start`.

        Args:
            name: Name of the pod: 3 to 70 letters, digits and hyphens. With your username
                it makes the identifier.
            datasources: The datasets to hold, each under a name of its own. Give either
                this or `datasource`, not both.
            username: The owner's account; `None` takes the one of the browser login.
                Required with API keys.
            datasource: A single dataset, which then goes by the name of the pod.
            data_config: How to treat the single dataset.
            schema: Schema, or path of a schema file, of the single dataset.
            pod_details_config: Display name and description of the single dataset.
            approved_pods: Pods, as `owner/name`, with which this one will share secrets in
                secure aggregation. They have to list this pod too. `None` approves none.
            differential_privacy: Caps on the privacy budget of any one task. `None` sets
                no cap.
            update_schema: Whether to generate the schemas anew and replace those on the
                hub. Turn it on once after columns or categories have changed.
            pod_db: Whether to keep a local SQLite database of task results and of the
                files that each task has processed. Turn it on where tasks run with
                `run_on_new_data_only`: without it a restarted pod takes every file for
                new. A `PodDbConfig` also says where.
            secrets: API keys instead of the browser login; a mapping gives different keys
                to different services.
            session: A session that is logged in already; takes the place of `secrets`.
            hub: The hub to register with; `None` stands for the public one.
            access_manager: Who answers what modellers may do; `None` stands for the public
                one.
            message_service: Where tasks come from; `None` stands for the public one.
            pod_keys: The pod's key pair; `None` loads it from the SDK home, or makes it.
            hooks: Hooks for this pod alone, besides those registered for all.

        Raises:
            PodNameError: If the name, or a dataset's, is not well-formed or is used twice.
            ValueError: If both or neither of `datasource` and `datasources` are given, or
                `data_config`, `schema` or `pod_details_config` comes with `datasources`.
            AuthEnvironmentError: If API keys are given without a username.
        """

    @property
    def name(self) -> str:
        """The pod's name, without its owner."""

    @property
    def username(self) -> str:
        """The owner's account.

        Raises:
            AuthEnvironmentError: If no username was given and nobody has logged in yet.
        """

    @property
    def identifier(self) -> str:
        """The pod as `owner/name`, which is how others address it.

        Raises:
            AuthEnvironmentError: If no username was given and nobody has logged in yet.
        """

    @property
    def datasources(self) -> Mapping[str, DatasourceContainer]:
        """The datasets by name; empty before `initialise`."""

    @property
    def approved_pods(self) -> tuple[str, ...]:
        """The pods with which this one shares secrets in secure aggregation."""

    @property
    def vitals(self) -> PodVitals:
        """What the health address reports."""

    @property
    def is_running(self) -> bool:
        """Whether the pod listens for tasks."""

    def initialise(self) -> None:
        """Load keys, settle the schemas, and register with the hub.

        Generating a schema reads the whole source once, which can take long for folders
        of images. Calling it again has no effect.

        Raises:
            AuthenticationError: If the login fails or the API keys are not valid.
            PodRegistrationError: If the hub does not take the pod in.
            PodSchemaMismatchError: If a given schema lacks columns that the source has.
            SchemaError: If a schema cannot be generated.
            DataNotAvailableError: If a source cannot be opened.
            SchemaUploadError: If the hub does not accept a schema.
        """

    def start(self) -> None:
        """Register if that has not been done, then listen for tasks until stopped.

        It returns only after `stop`, or when the process is interrupted (Ctrl+C); the hub
        then shows the pod as offline. A connection that breaks is taken up again by
        itself. A task that fails ends that task, never the pod.

        Raises:
            AuthenticationError: If the login fails or the API keys are not valid.
            PodRegistrationError: If the hub does not take the pod in.
            PodConnectFailedError: If the message service does not accept the pod.
            MessageRetrievalError: If the connection is lost and cannot be taken up again.

        Note:
            In a notebook call `nest_asyncio.apply()` first. The cell keeps running for as
            long as the pod does.
        """

    async def start_async(self) -> None:
        """Listen for tasks from within an event loop.

        The counterpart of `start` for programs that do other things besides. Cancel it to
        stop the pod.

        Raises:
            AuthenticationError: If the login fails or the API keys are not valid.
            PodRegistrationError: If the hub does not take the pod in.
            PodConnectFailedError: If the message service does not accept the pod.
            MessageRetrievalError: If the connection is lost and cannot be taken up again.
        """

    def stop(self) -> None:
        """Stop listening and let `start` return.

        Running tasks are aborted, and the heartbeat ends within
        `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT` seconds. May be called from another thread.
        """

    def add_datasource(
        self, config: DatasourceContainerConfig
    ) -> DatasourceContainer:
        """Connect one more dataset, also while the pod runs.

        A dataset of the same name is replaced.

        Args:
            config: The dataset.

        Returns:
            The dataset as the pod now holds it.

        Raises:
            PodNameError: If its name is not well-formed.
            PodRegistrationError: If the hub does not take it in.
            SchemaError: If its schema cannot be generated.
            DataNotAvailableError: If the source cannot be opened.

        Examples:
            >>> from atoll import CSVSource, DatasourceContainerConfig, Pod
            >>> def add_table(pod: Pod, name: str, path: str) -> list[str]:
            ...     container = pod.add_datasource(
            ...         DatasourceContainerConfig(name=name, datasource=CSVSource(path))
            ...     )
            ...     return sorted(container.schema.features)
        """

    def remove_datasource(self, name: str) -> None:
        """Disconnect a dataset. The data itself is left alone.

        Its page on the hub stays and shows it as offline.

        Args:
            name: Name of the dataset.

        Raises:
            KeyError: If the pod holds no dataset of that name.
        """
