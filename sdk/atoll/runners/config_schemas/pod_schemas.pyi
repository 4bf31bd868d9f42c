"""The pod file: which data to connect, under which names, with which protection.

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
    """Key `file_system_filters`: which files of a folder belong to the dataset.

    Sources that read no folders refuse it. Dates are mappings with the keys `year`,
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
        """Make the filter that is described.

        Returns:
            A filter to be given to a source.

        Raises:
            ValueError: If a lower bound exceeds its upper bound or a date does not exist.
        """

@dataclass(frozen=True, kw_only=True)
class PodDataConfig(UsedForConfigSchemas):
    """Key `data_config`: how one source is read and understood.

    Attributes:
        ignore_cols: Columns that no task may see. They are missing from the schema too.
        force_stypes: Semantic types to use instead of the detected ones: lists of columns
            under `categorical`, `continuous`, `image` and `text`, and column prefixes
            under `image_prefix`.
        modifiers: Text to put around the values of a column, by column name, each with
            `prefix` and `suffix`. Completes paths that are stored without their folder or
            extension.
        datasource_args: Keyword arguments of the source's class, such as `path`. In
            Python, where you make the source yourself, it is left empty.
        data_split: How rows are divided when a task does not say. `None` divides 80/10/10
            at random.
        auto_tidy: Whether to clean the data as it is read: numbers and dates stored as
            text are converted, missing numbers become 0 and missing categories `nan`,
            infinite numbers count as missing.
        file_system_filters: Which files belong to the dataset, for sources that read
            folders.

    Warning:
        `force_stypes` decides what leaves the pod: the values of every categorical column
        become part of the schema, which others can read. Do not declare names or free
        text categorical.

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

    Everyone on the hub can read both texts. Describe the data without giving any of it
    away.

    Attributes:
        display_name: Title of the dataset's page.
        description: What the rows are, where they come from, which years they cover.

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
    """Key `pod_db` in its long form: where the pod keeps its results.

    The database is a SQLite file with one table per task and a list of the records each
    task has processed. Tasks with `run_on_new_data_only` read that list.

    Attributes:
        path: File of the database. `None` puts `<pod name>.sqlite` into the folder that
            `ATOLL_OUTPUT_DIR` names.
        keep_days: Days after which results of a task are deleted, at least 1. `None`
            keeps them for good. The list of processed records is always kept.

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
        data_config: How the source is read and understood.
        datasource_details_config: What the hub shows. `None` shows the name.
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

    Describe the data in one of two ways: a list under `datasources`, or, for a pod with a
    single dataset of its own name, `datasource` with `data_config` and
    `pod_details_config` beside it. A file that has both is refused.

    Attributes:
        name: Name of the pod, 3 to 70 letters, digits and hyphens.
        username: Owner's name on the hub. Required with `secrets`; otherwise taken from
            the login.
        secrets: API keys, or keys for each service under `hub`, `access_manager` and
            `message_service`.
        version: Version of the SDK the file was written for. A version that does not fit
            is reported as a warning.
        datasources: The datasets.
        datasource: Class of the only source.
        data_config: How the only source is read.
        pod_details_config: What the hub shows about the only dataset.
        approved_pods: Identifiers of pods with which this one may average securely. Each
            of them must approve this pod in turn.
        differential_privacy: Largest privacy budget a task may use. `None` sets no limit
            of the pod's own.
        update_schema: Whether to generate the schemas anew and replace those on the hub.
        pod_db: Whether to keep a database of results, or where.
        hub: Address of the hub.
        access_manager: Address of the access manager.
        message_service: Address of the message service.

    Examples:
        The short form, read from a file and started:

        ```yaml
        name: census-income
        datasource: CSVSource
        data_config:
          datasource_args: {path: /mount/data/census_income.csv}
        pod_details_config:
          display_name: Census income
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
    update_schema: bool = False
    pod_db: bool | PodDbConfig = False
    hub: HubConfig = HubConfig()
    access_manager: AccessManagerConfig = AccessManagerConfig()
    message_service: MessageServiceConfig = field(default_factory=MessageServiceConfig)

    def get_datasources(self) -> list[DatasourceConfig]:
        """Give the datasets, whichever of the two ways the file uses.

        Returns:
            At least one dataset. The short form becomes one that is named like the pod.

        Raises:
            ConfigError: If the file has both forms or neither.
        """
