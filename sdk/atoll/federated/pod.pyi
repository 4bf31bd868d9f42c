"""The pod: a process that runs next to the data and executes approved tasks on it."""

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
    """Describes one dataset of a pod: its source and how to interpret it.

    Attributes:
        name: Name of the dataset, 3 to 70 letters, digits and hyphens. Modellers
            address the dataset as `owner/name`. If you connect a dataset under a name
            that you have used before, it replaces the earlier one.
        datasource: Where the records come from.
        data_config: Columns to ignore, semantic types to force, split, cleaning and
            file filters. `None` uses the source unchanged.
        datasource_details_config: Display name and description for the hub. `None`
            shows the name, with spaces instead of hyphens, and no description.
        schema: The schema of the source, or the path of a schema file. `None` uses the
            schema on the hub, or generates one from the data if there is none.

    Examples:
        Connect a table in which the numeric column `TARGET` is a class label:

        >>> from atoll import (
        ...     CSVSource,
        ...     DatasourceContainerConfig,
        ...     PodDataConfig,
        ...     PodDetailsConfig,
        ... )
        >>> census = DatasourceContainerConfig(
        ...     name="census-income-demo",
        ...     datasource=CSVSource("census_income.csv", seed=100),
        ...     data_config=PodDataConfig(
        ...         ignore_cols=["fnlwgt"],
        ...         force_stypes={"categorical": ["TARGET"]},
        ...     ),
        ...     datasource_details_config=PodDetailsConfig(
        ...         display_name="Census income, invented",
        ...         description="Age, work and income class of 2,000 invented people.",
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
    """A dataset as the pod holds it, with all settings resolved.

    The pod creates it from a `DatasourceContainerConfig`: it fills in missing settings
    and loads or generates the schema. You find it in `Pod.datasources`.

    Attributes:
        name: Name of the dataset.
        datasource: Where the records come from.
        data_config: How the records are interpreted.
        datasource_details_config: What the hub shows about the dataset.
        schema: The schema that is registered with the hub.
        data_splitter: How records are split into train, validation and test if a task
            doesn't specify it; `None` splits them 80/10/10, except in inference, which then
            predicts every record.
    """

    name: str
    datasource: BaseSource
    data_config: PodDataConfig
    datasource_details_config: PodDetailsConfig
    schema: DataSchema
    data_splitter: DatasetSplitter | None = None

class Pod:
    """Holds datasets, answers requests of modellers and runs the tasks that they are
    allowed to run.

    A pod ("processor of data") is a process that a data custodian starts where the data
    is. It registers the names, descriptions and schemas of its datasets with the hub,
    sends a heartbeat that shows it as online, and waits for task requests. For each
    request it verifies who sent it and whether they have permission. A worker reads
    data only if both checks pass. The pod opens no inbound port: all traffic uses
    outgoing connections to the hub and the message service.

    **What leaves the pod.** The dataset itself is never uploaded or copied. What else
    leaves depends on the tasks that you allow: training, evaluation, secure aggregation
    and private SQL send no records, but an exact SQL query returns the rows that it
    selects, a custom model runs code that its author wrote, and predictions refer to
    individual records. Set `private_sql_only` to refuse exact SQL.

    **Starting a pod.** The constructor only checks its arguments. `initialise` loads
    keys, generates missing schemas and registers the pod with the hub. `start` does the
    same if necessary, and then listens for tasks until the pod is stopped. It doesn't
    return before that, so a notebook cell that calls it keeps running.

    **Credentials.** When a pod starts for the first time, a browser opens for the owner
    to log in. The login is stored under the SDK home. On a machine without a browser,
    pass API keys as `secrets`, or set `ATOLL_API_KEY_ID` and `ATOLL_API_KEY`. A
    `username` is then required as well.

    **Permissions.** Only its owner has access to a new pod. The owner grants roles to
    other users on the hub, or with `atoll.hub.api.AccessManagerClient.grant_role`. A
    role covers all datasets of the pod.

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
        ...     name="census-income-demo",
        ...     datasources=[
        ...         DatasourceContainerConfig(
        ...             name="census-income-demo",
        ...             datasource=CSVSource("census_income.csv", seed=100),
        ...             data_config=PodDataConfig(
        ...                 ignore_cols=["fnlwgt"],
        ...                 force_stypes={"categorical": ["TARGET"]},
        ...             ),
        ...             datasource_details_config=PodDetailsConfig(
        ...                 display_name="Census income, invented",
        ...                 description="Age, work and income class of invented people.",
        ...             ),
        ...         )
        ...     ],
        ... )
        >>> pod.start()

        Allow secure aggregation with another pod, cap the privacy budget, refuse exact
        SQL, and authenticate with API keys:

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
        ...     private_sql_only=True,
        ...     secrets=APIKeys(
        ...         access_key_id=os.environ["CLINIC_KEY_ID"],
        ...         access_key=os.environ["CLINIC_KEY"],
        ...     ),
        ... )
        >>> guarded.identifier
        'alice/clinic-north'

    Warning:
        Connect a copy of the data, or use a read-only account, rather than the source
        that other people work with.
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
        private_sql_only: bool = False,
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
        """Configure a pod. Nothing is registered before `initialise` or `start`.

        Args:
            name: Name of the pod: 3 to 70 letters, digits and hyphens. Your username
                and the name form the identifier.
            datasources: The datasets of the pod, each with its own name. Give either
                this or `datasource`, not both.
            username: The owner's account; `None` uses the account of the browser login.
                Required with API keys.
            datasource: A single dataset, which gets the name of the pod.
            data_config: How to interpret the single dataset.
            schema: Schema, or path of a schema file, of the single dataset.
            pod_details_config: Display name and description of the single dataset.
            approved_pods: Pods, as `owner/name`, with which this pod takes part in
                secure aggregation. They have to list this pod too. `None` approves no
                pod.
            differential_privacy: Caps on the privacy budget. A cap bounds one training
                task, or one column of a private SQL query; a query over three columns
                may spend three times as much. Nothing adds up what repeated tasks
                spend. `None` sets no cap.
            private_sql_only: Whether to refuse exact SQL. `SqlQuery` is then refused
                with `UNAUTHORISED`, and `PrivateSqlQuery` is the only way to query the
                data.
            update_schema: Whether to generate the schemas again and replace those on
                the hub. Turn it on once after columns or categories have changed.
            pod_db: Whether to keep a local SQLite database with a copy of task results
                and the files that each task has processed. Turn it on to see later what
                left the pod, and where tasks run with `run_on_new_data_only`: without
                it, a restarted pod treats every file as new. A `PodDbConfig` also sets
                the location.
            secrets: API keys instead of the browser login; a mapping gives different
                keys to different services.
            session: A session that is already logged in, used instead of `secrets`.
            hub: The hub to register with; `None` uses the public one.
            access_manager: The service that decides what modellers may run; `None` uses
                the public one.
            message_service: The service that delivers tasks; `None` uses the public
                one.
            pod_keys: The pod's key pair; `None` loads it from the SDK home, or creates
                it.
            hooks: Hooks for this pod only, in addition to those registered for all
                pods.

        Raises:
            PodNameError: If the name of the pod or of a dataset is malformed or is used
                twice.
            ValueError: If both or neither of `datasource` and `datasources` are given,
                or `data_config`, `schema` or `pod_details_config` is given together
                with `datasources`.
            AuthEnvironmentError: If API keys are given without a username.
        """

    @property
    def name(self) -> str:
        """The pod's name, without its owner."""

    @property
    def username(self) -> str:
        """The owner's account.

        Raises:
            AuthEnvironmentError: If no username was given and no user has logged in
                yet.
        """

    @property
    def identifier(self) -> str:
        """The pod's identifier, `owner/name`.

        Raises:
            AuthEnvironmentError: If no username was given and no user has logged in
                yet.
        """

    @property
    def datasources(self) -> Mapping[str, DatasourceContainer]:
        """The datasets by name; empty before `initialise`."""

    @property
    def approved_pods(self) -> tuple[str, ...]:
        """The pods with which this pod takes part in secure aggregation."""

    @property
    def vitals(self) -> PodVitals:
        """The state that the health endpoint reports."""

    @property
    def is_running(self) -> bool:
        """Whether the pod is listening for tasks."""

    def initialise(self) -> None:
        """Load the keys, resolve the schemas and register with the hub.

        Generating a schema reads the whole source once, which can take a long time for
        folders of images. Calling the method again has no effect.

        Raises:
            AuthenticationError: If the login fails or the API keys are invalid.
            PodRegistrationError: If the hub refuses to register the pod.
            PodSchemaMismatchError: If a given schema lacks columns that the source has.
            SchemaError: If a schema can't be generated.
            DataNotAvailableError: If a source can't be opened.
            SchemaUploadError: If the hub rejects a schema.
        """

    def start(self) -> None:
        """Register the pod if necessary, then listen for tasks until it is stopped.

        The method returns only after `stop`, or when the process is interrupted
        (Ctrl+C). The hub then shows the pod as offline. If the connection breaks, the
        pod reconnects automatically. A failing task never stops the pod.

        Raises:
            AuthenticationError: If the login fails or the API keys are invalid.
            PodRegistrationError: If the hub refuses to register the pod.
            PodConnectFailedError: If the message service refuses the pod.
            MessageRetrievalError: If the connection is lost and can't be restored.

        Note:
            In a notebook, call `nest_asyncio.apply()` first. The cell keeps running as
            long as the pod does.
        """

    async def start_async(self) -> None:
        """Listen for tasks inside an event loop that is already running.

        Use it instead of `start` in programs that do other work at the same time.
        Cancel the call to stop the pod.

        Raises:
            AuthenticationError: If the login fails or the API keys are invalid.
            PodRegistrationError: If the hub refuses to register the pod.
            PodConnectFailedError: If the message service refuses the pod.
            MessageRetrievalError: If the connection is lost and can't be restored.
        """

    def stop(self) -> None:
        """Stop listening, so that `start` returns.

        Running tasks are aborted, and the heartbeat ends within
        `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT` seconds. You can call the method from
        another thread.
        """

    def add_datasource(
        self, config: DatasourceContainerConfig
    ) -> DatasourceContainer:
        """Connect another dataset, before or while the pod runs.

        A dataset with the same name is replaced.

        Args:
            config: The dataset.

        Returns:
            The dataset as the pod holds it.

        Raises:
            PodNameError: If its name is malformed.
            PodRegistrationError: If the hub refuses to register it.
            SchemaError: If its schema can't be generated.
            DataNotAvailableError: If the source can't be opened.

        Examples:
            >>> from atoll import CSVSource, DatasourceContainerConfig, Pod
            >>> def add_table(pod: Pod, name: str, path: str) -> list[str]:
            ...     container = pod.add_datasource(
            ...         DatasourceContainerConfig(name=name, datasource=CSVSource(path))
            ...     )
            ...     return sorted(container.schema.features)
        """

    def remove_datasource(self, name: str) -> None:
        """Disconnect a dataset without changing the data itself.

        Its page on the hub remains and shows the dataset as offline.

        Args:
            name: Name of the dataset.

        Raises:
            KeyError: If the pod has no dataset of that name.
        """
