"""Names, semantic types and categories of a dataset's columns.

The pod registers the schema of each dataset with the hub. Users who hold a role on the
pod can read it, and so can the projects that the dataset is linked to. Data scientists
use it to choose columns, and models use it to size their layers. A schema describes
columns, not rows. The only values that it contains are the categories of categorical
columns.

Fetch the schema of another user's dataset with `atoll.hub.helper.get_pod_schema`. To
run one model on several pods, merge their schemas with
`atoll.federated.helper.combine_pod_schemas`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from os import PathLike
from typing import Literal, TypeAlias, overload

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import (
    CategoricalRecord,
    ContinuousRecord,
    FeatureRecord,
    ImageRecord,
    SchemaOverrideMapping,
    SemanticType,
    TextRecord,
)
from atoll.types import JSONValue

__all__ = [
    "DataSchema",
    "SchemaGenerationFromYieldData",
    "SchemaMetadata",
    "SchemaType",
]

SchemaType: TypeAlias = Literal["empty", "partial", "full"]
"""How much of the data a schema is based on.

`empty` means that there are no columns yet. `partial` means that it is based on the
first rows: names and types are complete, but categories can be missing. `full` means
that it is based on all rows.
"""

@dataclass(frozen=True)
class SchemaMetadata:
    """How a schema was created.

    Attributes:
        schema_type: How much of the data it is based on.
        number_of_records: Number of rows that it is based on.
        generated_at: When it was last changed, in UTC.
        sdk_version: Version of the SDK that created it, such as `4.2.0`.
        datasource: Class name of the source; `None` if it was merged from several
            schemas.
    """

    schema_type: SchemaType
    number_of_records: int
    generated_at: datetime
    sdk_version: str
    datasource: str | None = None

class DataSchema:
    """The columns of a dataset with their semantic types and categories.

    A new schema is empty. Fill it from a source with `generate_full_schema`, which
    reads every row, or `generate_partial_schema`, which reads the first partition and
    is enough to select columns. Custodians rarely need either, because a `Pod`
    generates the schema when it starts. Generate one yourself to develop a model
    locally, or to check what a pod would register.

    Semantic types are inferred from the values; `SemanticType` explains the rules.
    Check the result, especially for numeric codes and for columns of image paths, and
    correct it with `force_stypes`.

    You can save a schema as YAML or JSON and pass it to a pod, so that the columns
    don't change when the data grows. Two schemas are equal if they have the same
    columns with the same types and categories in the same order; names and descriptions
    don't matter.

    Attributes:
        name: Name of the dataset.
        description: Description of the dataset, shown on its page.
        metadata: How the schema was created.

    Warning:
        The values of categorical columns are part of the schema and leave the pod. A
        column of names or identifiers with few distinct values can be inferred as
        categorical. Ignore such columns, or force them to `text`.

    Examples:
        Generate, inspect and save a schema:

        >>> from atoll import CSVSource, DataSchema
        >>> from atoll.data import SemanticType
        >>> source = CSVSource("/data/census_income.csv")
        >>> schema = DataSchema("census", description="Income of households")
        >>> full = schema.generate_full_schema(
        ...     source, force_stypes={"categorical": ["TARGET", "sex"]}
        ... )
        >>> for name, record in full.get_features(SemanticType.CATEGORICAL).items():
        ...     print(name, record.categories)
        >>> full.dump("census_schema.yaml")

        Load it and check whether another extract has the same columns:

        >>> saved = DataSchema.load("census_schema.yaml")
        >>> other = DataSchema("census").generate_full_schema(CSVSource("/data/new.csv"))
        >>> if saved != other:
        ...     print(set(saved.features) ^ set(other.features))
    """

    name: str
    description: str | None
    metadata: SchemaMetadata

    def __init__(
        self,
        name: str,
        *,
        description: str | None = None,
        column_descriptions: Mapping[str, str] | None = None,
    ) -> None:
        """Create an empty schema.

        Args:
            name: Name of the dataset, usually that under which it is registered with the
                hub.
            description: Description of the dataset.
            column_descriptions: Descriptions by column name. The log reports names of
                columns that don't exist.

        Raises:
            ValueError: If `name` is empty.
        """

    @property
    def schema_type(self) -> SchemaType:
        """How much of the data the schema is based on."""

    @property
    def features(self) -> dict[str, FeatureRecord]:
        """The record of each column by name, in the order of the data."""

    @property
    def hash(self) -> str:
        """Fingerprint as 64 hexadecimal digits, which is the same for equal schemas.

        Pods compare it with the schema on the hub, and upload the schema only if it
        differs.
        """

    def generate_full_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema:
        """Generate the schema from all rows of a source.

        The source is streamed, so it can have any size. Pixels aren't decoded. The
        previous content of the schema is replaced.

        Args:
            datasource: The data to describe.
            force_stypes: Semantic types to use instead of the inferred ones.
            ignore_cols: Columns to leave out, in addition to those that the source
                ignores.

        Returns:
            This schema, so that calls can be chained.

        Raises:
            SchemaError: If a forced or ignored column doesn't exist, or a column is
                forced to two types.
            DataNotAvailableError: If the data can't be reached.
        """

    def generate_partial_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema:
        """Generate the schema from the first partition of a source.

        This takes seconds, whereas a full schema can take hours, and is enough for
        tasks whose `DataStructure` doesn't require more. Categories that appear only in
        later rows are missing.

        Args:
            datasource: The data to describe.
            force_stypes: Semantic types to use instead of the inferred ones. Inference
                from few rows is less reliable, so force important columns.
            ignore_cols: Columns to leave out, in addition to those that the source
                ignores.

        Returns:
            This schema, so that calls can be chained.

        Raises:
            SchemaError: If a forced or ignored column doesn't exist, or a column is
                forced to two types.
            DataNotAvailableError: If the data can't be reached.
        """

    def add_data(
        self,
        data: pd.DataFrame,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> None:
        """Extend the schema with further rows.

        New categories are added after the known ones. Columns keep their semantic
        types.

        Args:
            data: Further rows of the same dataset.
            force_stypes: Semantic types of columns that are new in `data`.
            ignore_cols: Columns to leave out.

        Raises:
            SchemaError: If a value doesn't match the type of its column, such as text
                in a continuous column.
        """

    def get_feature_names(self, stype: SemanticType | None = None) -> list[str]:
        """List all columns, or those of one semantic type.

        Args:
            stype: The semantic type; `None` lists all columns.

        Returns:
            Names in the order of the data.
        """

    @overload
    def get_features(
        self, stype: Literal[SemanticType.CATEGORICAL]
    ) -> Mapping[str, CategoricalRecord]:
        """Return the records of the columns of one semantic type.

        Args:
            stype: The semantic type, which determines the class of the records.

        Returns:
            The records by column name, in the order of the data; empty if there are
            none.
        """

    @overload
    def get_features(
        self, stype: Literal[SemanticType.CONTINUOUS]
    ) -> Mapping[str, ContinuousRecord]: ...
    @overload
    def get_features(
        self, stype: Literal[SemanticType.IMAGE]
    ) -> Mapping[str, ImageRecord]: ...
    @overload
    def get_features(
        self, stype: Literal[SemanticType.TEXT]
    ) -> Mapping[str, TextRecord]: ...
    @overload
    def get_features(self, stype: SemanticType) -> Mapping[str, FeatureRecord]: ...
    def get_semantic_type(self, column: str) -> SemanticType:
        """Return the semantic type of a column.

        Args:
            column: Its name.

        Returns:
            The semantic type, inferred or forced.

        Raises:
            SchemaError: If there is no such column.
        """

    def get_categorical_feature_size(self, column: str) -> int:
        """Return the number of categories of a column, for example to size an output
        layer.

        Args:
            column: Name of a categorical column.

        Returns:
            The number of categories.

        Raises:
            SchemaError: If there is no such column, or it isn't categorical.
        """

    def get_feature_sizes(self, columns: Iterable[str] | None = None) -> list[int]:
        """Return how many numbers each column contributes to a model's input.

        Args:
            columns: The columns; `None` uses all columns.

        Returns:
            For each column in order: the number of categories, 1 for a continuous
            column, 0 for images and text, which aren't part of the tabular input.

        Raises:
            SchemaError: If a column doesn't exist.
        """

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Convert rows according to the schema.

        Columns get the order and storage types of the schema, categories are replaced
        by their indices, and unknown columns are dropped.

        Args:
            data: Rows of a dataset with these columns.

        Returns:
            The converted rows; `data` itself is unchanged.

        Raises:
            SchemaError: If a column is missing, or a category is unknown.
        """

    def to_dict(self) -> dict[str, JSONValue]:
        """Convert the schema to plain values, as for the hub's API.

        Returns:
            A dictionary of strings, numbers, lists and mappings.
        """

    @classmethod
    def from_dict(cls, value: Mapping[str, JSONValue]) -> DataSchema:
        """Restore a schema from plain values.

        Args:
            value: The result of `to_dict`.

        Returns:
            A schema equal to the original.

        Raises:
            SchemaError: If a key is missing or a value has the wrong type.
        """

    def dump(self, path: str | PathLike[str]) -> None:
        """Save the schema to a file.

        An existing file is replaced only after the new one is complete.

        Args:
            path: File to write. The extension determines the format: JSON for `.json`,
                YAML for `.yaml` and `.yml`.

        Raises:
            ValueError: If the file has another extension.
            OSError: If the file can't be written.
        """

    def dumps(self, *, format: Literal["json", "yaml"] = "yaml") -> str:
        """Write the schema to a string.

        Args:
            format: The format to use.

        Returns:
            The text, which `loads` can read.
        """

    @classmethod
    def load(cls, path: str | PathLike[str]) -> DataSchema:
        """Read a schema from a file.

        Args:
            path: A `.json`, `.yaml` or `.yml` file written by `dump`.

        Returns:
            A schema equal to the saved one.

        Raises:
            FileNotFoundError: If the file doesn't exist.
            SchemaError: If the file doesn't contain a schema.
        """

    @classmethod
    def loads(
        cls, text: str, *, format: Literal["json", "yaml"] = "yaml"
    ) -> DataSchema:
        """Read a schema from a string.

        Args:
            text: The result of `dumps`.
            format: The format of `text`.

        Returns:
            A schema equal to the original.

        Raises:
            SchemaError: If the text doesn't contain a schema.
        """

    def __eq__(self, other: object) -> bool:
        """Compare columns, semantic types and categories, but not names of datasets."""

class SchemaGenerationFromYieldData:
    """Generates a schema while the rows are used for another purpose.

    Reading a large folder twice, once for the schema and once for the task, doubles the
    time. Instead, pass the partitions through `apply`, and call `finalise` after the
    last one.

    Examples:
        >>> from atoll import DataSchema, ImageSource
        >>> from atoll.data.schema import SchemaGenerationFromYieldData
        >>> source = ImageSource("/data/retina", infer_class_labels_from_filepaths=True)
        >>> generation = SchemaGenerationFromYieldData(DataSchema("retina"))
        >>> for partition in generation.apply(source.yield_data()):
        ...     print(partition["Inferred Label"].value_counts())
        >>> schema = generation.finalise()
        >>> print(schema.schema_type, generation.records_seen)
    """

    def __init__(
        self,
        schema: DataSchema,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> None:
        """Set the schema to fill.

        Args:
            schema: An empty or partial schema, which is extended with each partition.
            force_stypes: Semantic types to use instead of the inferred ones.
            ignore_cols: Columns that are left out of the schema.
        """

    @property
    def records_seen(self) -> int:
        """Number of rows processed so far."""

    def apply(self, partitions: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        """Extend the schema with each partition.

        Args:
            partitions: The result of `BaseSource.yield_data`.

        Yields:
            The same partitions, unchanged.

        Raises:
            SchemaError: If a forced column is missing in the first partition, or a
                later partition has other columns.
        """

    def finalise(self) -> DataSchema:
        """Complete the schema after the last partition.

        Returns:
            The schema given to the constructor, now full.

        Raises:
            SchemaError: If no row was processed, or there are remaining partitions.
        """
