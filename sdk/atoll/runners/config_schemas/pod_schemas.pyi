"""The pod file: which data a pod connects, under which names, and how it is protected.

Examples:
    A complete file with two datasets:

    ```yaml
    name: clinic-north
    username: alice
    version: 4.2.0
    secrets:
      access_key_id: ${CLINIC_KEY_ID}
      access_key: ${CLINIC_KEY}
    datasources:
      - name: laboratory-results
        datasource: CSVSource
        data_config:
          ignore_cols: [patient_name]
          force_stypes:
            categorical: [diagnosis]
          datasource_args:
            path: /mount/data/laboratory.csv
        datasource_details_config:
          display_name: Laboratory results
          description: Blood counts of 2019 to 2024, one row per visit.
      - name: retina-photographs
        datasource: ImageSource
        data_config:
          datasource_args:
            path: /mount/data/retina
            infer_class_labels_from_filepaths: true
          file_system_filters:
            file_extension: [png, tif]
            min_file_size: 0.05
        datasource_details_config:
          display_name: Photographs of the retina
    approved_pods: [bob/clinic-south]
    differential_privacy:
      epsilon: 3.0
      delta: 1.0e-6
    private_sql_only: true
    pod_db: true
    ```
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from atoll.data.datasources.types import Date, DateTD
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.types import DataPathModifiers, SchemaOverrideMapping, SingleOrMulti
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.config import MessageServiceConfig
from atoll.runners.config_schemas.common_schemas import (
    DataSplitConfig,
    FilePath,
    SecretsUse,
)
from atoll.runners.config_schemas.hub_schemas import (
    AccessManagerConfig,
    APIKeys,
    HubConfig,
)
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "DatasourceConfig",
    "FileSystemFilterConfig",
    "PodConfig",
    "PodDataConfig",
    "PodDbConfig",
    "PodDetailsConfig",
]

@dataclass(frozen=True, kw_only=True)
class FileSystemFilterConfig(UsedForConfigSchemas):
    """Key `file_system_filters`: which files of a folder are part of the dataset.

    Only sources that read folders accept it. Dates are mappings with the keys `year`,
    `month` and `day`, of which the last two may be left out.

    Attributes:
        file_extension: Extensions to keep, with or without the dot.
        strict_file_extension: Whether files without any extension are left out too.
        file_creation_min_date: Earliest day on which a file may have been created.
        file_creation_max_date: Latest day on which a file may have been created.
        file_modification_min_date: Earliest day of a file's last change.
        file_modification_max_date: Latest day of a file's last change.
        min_file_size: Smallest size in megabytes (10^6 bytes).
        max_file_size: Largest size in megabytes (10^6 bytes).

    Examples:
        ```yaml
        file_system_filters:
          file_extension: [dcm]
          file_creation_min_date: {year: 2023, month: 6}
          max_file_size: 200
        ```
    """

    file_extension: SingleOrMulti[str] | None = None
    strict_file_extension: bool = False
    file_creation_min_date: Date | DateTD | None = None
    file_creation_max_date: Date | DateTD | None = None
    file_modification_min_date: Date | DateTD | None = None
    file_modification_max_date: Date | DateTD | None = None
    min_file_size: float | None = None
    max_file_size: float | None = None

    def create_filter(self) -> FileSystemFilter:
        """Create the filter that the section describes.

        Returns:
            A filter that can be passed to a source.

        Raises:
            ValueError: If a lower bound exceeds its upper bound or a date doesn't
                exist.
        """

@dataclass(frozen=True, kw_only=True)
class PodDataConfig(UsedForConfigSchemas):
    """Key `data_config`: how one source is read and interpreted.

    Attributes:
        ignore_cols: Columns that no task can read. They are left out of the schema too.
        force_stypes: Semantic types to use instead of the detected ones: lists of columns
            under `categorical`, `continuous`, `image` and `text`, and column prefixes
            under `image_prefix`.
        modifiers: Text to add before and after the values of a column, by column name,
            as `prefix` and `suffix`. Use it for paths that are stored without their
            folder or extension.
        datasource_args: Keyword arguments of the source's class, such as `path`. Leave
            it empty in Python, where you create the source yourself.
        data_split: How rows are split if a task doesn't specify it. `None` splits them
            80/10/10 at random, except in inference, which then predicts every row.
        auto_tidy: Whether to clean the data as it is read: numbers and dates stored as
            text are converted, missing numbers become 0 and missing categories `nan`,
            infinite numbers count as missing.
        file_system_filters: Which files are part of the dataset, for sources that read
            folders.

    Warning:
        The values of every categorical column become part of the schema. Users with a
        role on the pod can read them, and so can the members of projects that the
        dataset is linked to. Don't declare names or free text as categorical.

    Examples:
        In Python:

        >>> from atoll import PodDataConfig
        >>> config = PodDataConfig(
        ...     ignore_cols=["patient_name"],
        ...     force_stypes={"categorical": ["diagnosis"], "image": ["scan"]},
        ...     modifiers={"scan": {"prefix": "/data/scans/", "suffix": ".png"}},
        ... )

        and in a pod file:

        ```yaml
        data_config:
          ignore_cols: [patient_name]
          force_stypes:
            categorical: [diagnosis]
            image: [scan]
          modifiers:
            scan: {prefix: /data/scans/, suffix: .png}
          datasource_args:
            path: /data/visits.csv
        ```
    """

    ignore_cols: SingleOrMulti[str] = ()
    force_stypes: SchemaOverrideMapping = field(default_factory=SchemaOverrideMapping)
    modifiers: Mapping[str, DataPathModifiers] = field(
        default_factory=dict[str, DataPathModifiers]
    )
    datasource_args: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])
    data_split: DataSplitConfig | None = None
    auto_tidy: bool = False
    file_system_filters: FileSystemFilterConfig | None = None

@dataclass(frozen=True, kw_only=True)
class PodDetailsConfig(UsedForConfigSchemas):
    """Keys `datasource_details_config` and `pod_details_config`: what the hub shows.

    Everyone who is signed in to the hub can read both texts. Describe the data without
    revealing any of it.

    Attributes:
        display_name: Title of the dataset's page.
        description: What the rows represent, where they come from and which years they
            cover.

    Examples:
        >>> from atoll import PodDetailsConfig
        >>> details = PodDetailsConfig(
        ...     display_name="Laboratory results",
        ...     description="Blood counts of 2019 to 2024, one row per visit.",
        ... )
    """

    display_name: str
    description: str = ""

@dataclass(frozen=True, kw_only=True)
class PodDbConfig(UsedForConfigSchemas):
    """Key `pod_db` in its long form: where the pod stores results.

    A pod keeps its own copy of results only if `pod_db` is on. The database is a SQLite
    file with one table per task and a list of the records that each task has processed.
    Tasks with `run_on_new_data_only` read that list.

    Attributes:
        path: File of the database. `None` means `<pod name>.sqlite` in the folder
            that `ATOLL_OUTPUT_DIR` names.
        keep_days: Number of days after which the results of a task are deleted, at
            least 1. `None` keeps them indefinitely. The list of processed records is
            always kept.

    Examples:
        ```yaml
        pod_db:
          path: /mount/output/clinic-north.sqlite
          keep_days: 90
        ```
    """

    path: FilePath | None = None
    keep_days: int | None = None

@dataclass(frozen=True, kw_only=True)
class DatasourceConfig(UsedForConfigSchemas):
    """One entry of `datasources`: a dataset of the pod.

    Attributes:
        name: Name of the dataset, 3 to 70 letters, digits and hyphens. Together with the
            owner it is the identifier that modellers use. Connecting the same name again
            overwrites the earlier dataset on the hub.
        datasource: Class of the source, such as `CSVSource` or `ImageSource`, or the name
            of a plug-in.
        data_config: How the source is read and interpreted.
        datasource_details_config: What the hub shows about the dataset. `None` shows
            its name.
        schema: Path of a schema file to use instead of generating one.

    Examples:
        ```yaml
        datasources:
          - name: laboratory-results
            datasource: CSVSource
            data_config:
              datasource_args: {path: /mount/data/laboratory.csv}
            schema: /mount/config/laboratory.yaml
        ```
    """

    name: str
    datasource: str
    data_config: PodDataConfig = PodDataConfig()
    datasource_details_config: PodDetailsConfig | None = None
    schema: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class PodConfig(UsedForConfigSchemas):
    """The whole pod file.

    Describe the data in one of two ways. List the datasets under `datasources`, or, if
    the pod has a single dataset with the pod's own name, use `datasource` together with
    `data_config` and `pod_details_config`. A file that has both is rejected.

    Attributes:
        name: Name of the pod, 3 to 70 letters, digits and hyphens.
        username: Owner's name on the hub. Required with `secrets`; otherwise taken from
            the login.
        secrets: API keys, or keys for each service under `hub`, `access_manager` and
            `message_service`.
        version: Version of the SDK that the file was written for, such as `4.2.0`.
            Another version causes a warning. A file without a version counts as 1.0.0.
        datasources: The datasets.
        datasource: Class of the single source.
        data_config: How the single source is read.
        pod_details_config: What the hub shows about the single dataset.
        approved_pods: Identifiers of the pods with which this pod takes part in secure
            aggregation. Each of them has to approve this pod too.
        differential_privacy: Caps on the privacy budget. They apply to each training
            task, and to each column of a private SQL query. `None` sets no cap.
        private_sql_only: Whether the pod refuses exact SQL. `SqlQuery` is then refused
            with `UNAUTHORISED`, whatever the role of the user, and `PrivateSqlQuery` is
            the only way to query the data. Needs the extra `atoll[dp]` on the pod.
        update_schema: Whether to generate the schemas again and replace those on the
            hub.
        pod_db: Whether the pod keeps its own copy of results in a local database, or
            where it keeps them. Off by default.
        hub: Address of the hub.
        access_manager: Address of the access manager.
        message_service: Address of the message service.

    Examples:
        The short form, and how to start a pod from it:

        ```yaml
        name: census-income-demo
        version: 4.2.0
        datasource: CSVSource
        data_config:
          datasource_args: {path: /mount/data/census_income.csv}
        pod_details_config:
          display_name: Census income, invented
        ```

        >>> from atoll.runners import setup_pod_from_config_file
        >>> pod = setup_pod_from_config_file("pod.yaml")
        >>> pod.start()
    """

    name: str
    username: str | None = None
    secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None = None
    version: str = "1.0.0"
    datasources: Sequence[DatasourceConfig] | None = None
    datasource: str | None = None
    data_config: PodDataConfig | None = None
    pod_details_config: PodDetailsConfig | None = None
    approved_pods: Sequence[str] = ()
    differential_privacy: DPPodConfig | None = None
    private_sql_only: bool = False
    update_schema: bool = False
    pod_db: bool | PodDbConfig = False
    hub: HubConfig = HubConfig()
    access_manager: AccessManagerConfig = AccessManagerConfig()
    message_service: MessageServiceConfig = field(default_factory=MessageServiceConfig)

    def get_datasources(self) -> list[DatasourceConfig]:
        """Return the datasets, whichever of the two forms the file uses.

        Returns:
            At least one dataset. The short form gives one dataset with the name of the
            pod.

        Raises:
            ConfigError: If the file uses both forms or neither.
        """
