"""Names, meanings and categories of a dataset's columns.

A schema is all that the outside learns of a dataset before a task runs. The pod registers
it with the hub; data scientists read it to choose columns; models read it to size their
layers. It says what columns there are and never what is in a row, except for the category
names of categorical columns.

Fetch the schema of another user's pod with `atoll.hub.helper.get_pod_schema`. To run
one model on several pods, unite their schemas with
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
"""How much of the data a schema has seen.

`empty` has no columns yet. `partial` was made from the first rows: names and types are
there, categories may be missing. `full` was made from every row.
"""

@dataclass(frozen=True)
class SchemaMetadata:
    """How and from what a schema was made.

    Attributes:
        schema_type: How much of the data it has seen.
        number_of_records: Rows it has seen.
        generated_at: When it was last changed, in UTC.
        sdk_version: Version of the SDK that made it, such as `4.2.0`.
        datasource: Class name of the source it was made from, `None` if it was merged
            from several.
    """

    schema_type: SchemaType
    number_of_records: int
    generated_at: datetime
    sdk_version: str
    datasource: str | None = None

class DataSchema:
    """The columns of a dataset with their semantic types and categories.

    A new schema is empty. Fill it from a source with `generate_full_schema`, which reads
    every row, or `generate_partial_schema`, which reads the first partition and is enough
    to select columns. Custodians seldom do either: a `Pod` generates the schema when it
    starts. Generate one yourself to develop a model locally, or to check what a pod would
    publish.

    Semantic types are guessed from the values; see `SemanticType` for the rules. Check
    the guesses, above all for codes written as numbers and for columns of image paths,
    and correct them with `force_stypes`.

    A schema can be saved as YAML or JSON and given to a pod, so that the columns are
    settled once and do not change when the data grows. Two schemas are equal if they have
    the same columns with the same types and categories in the same order; names and
    descriptions do not count.

    Attributes:
        name: Name of the dataset.
        description: What the dataset is about, for readers of its page.
        metadata: How the schema was made.

    Warning:
        The values of categorical columns are part of the schema and leave the pod. A
        column of names or identifiers with few distinct values may be guessed as
        categorical: ignore such columns, or force them to `text`.

    Examples:
        Generate, inspect and save:

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

        Load it again and see whether another extract has the same columns:

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
        """Start an empty schema.

        Args:
            name: Name of the dataset, usually that under which it is registered with the
                hub.
            description: What the dataset is about.
            column_descriptions: A sentence per column, put into the records when the
                columns are met. Names that never turn up are reported in the log.

        Raises:
            ValueError: If `name` is empty.
        """

    @property
    def schema_type(self) -> SchemaType:
        """How much of the data has been seen."""

    @property
    def features(self) -> dict[str, FeatureRecord]:
        """The record of each column by name, in the order of the data."""

    @property
    def hash(self) -> str:
        """Fingerprint as 64 hexadecimal digits; the same for equal schemas.

        Pods compare it with that of the schema on the hub, and upload only when it
        differs.
        """

    def generate_full_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema:
        """Read every row of a source and describe its columns.

        The source is streamed, so size is limited by time alone. Pixels are not decoded.
        What the schema held before is replaced.

        Args:
            datasource: The data to describe.
            force_stypes: Semantic types to use instead of guessing.
            ignore_cols: Columns to leave out, besides those the source ignores itself.

        Returns:
            This schema, so that the call can follow the constructor.

        Raises:
            SchemaError: If a forced or ignored column does not exist, or one column is
                forced to two types.
            DataNotAvailableError: If the data cannot be reached.
        """

    def generate_partial_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema:
        """Describe the columns from the first partition of a source.

        It takes seconds where a full schema can take hours, and suffices for tasks whose
        `DataStructure` asks for no more. Categories that first appear later are missing.

        Args:
            datasource: The data to describe.
            force_stypes: Semantic types to use instead of guessing. Since a guess from
                few rows is less sure, force what matters.
            ignore_cols: Columns to leave out, besides those the source ignores itself.

        Returns:
            This schema, so that the call can follow the constructor.

        Raises:
            SchemaError: If a forced or ignored column does not exist, or one column is
                forced to two types.
            DataNotAvailableError: If the data cannot be reached.
        """

    def add_data(
        self,
        data: pd.DataFrame,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> None:
        """Extend the schema by rows it has not seen.

        New categories are added after the known ones. A column keeps the semantic type it
        has.

        Args:
            data: Further rows of the same dataset.
            force_stypes: Semantic types of columns that are new in `data`.
            ignore_cols: Columns to leave out.

        Raises:
            SchemaError: If a value does not suit the type of its column, such as text in
                a continuous one.
        """

    def get_feature_names(self, stype: SemanticType | None = None) -> list[str]:
        """List columns, all or those of one semantic type.

        Args:
            stype: The type of interest; `None` for every column.

        Returns:
            Names in the order of the data.
        """

    @overload
    def get_features(
        self, stype: Literal[SemanticType.CATEGORICAL]
    ) -> Mapping[str, CategoricalRecord]:
        """Give the records of the columns of one semantic type.

        Args:
            stype: The type of interest. It decides the class of the records.

        Returns:
            The records by column name, in the order of the data. Empty if there is no
            such column.
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
        """Look up what a column means.

        Args:
            column: Its name.

        Returns:
            The semantic type, guessed or forced.

        Raises:
            SchemaError: If there is no such column.
        """

    def get_categorical_feature_size(self, column: str) -> int:
        """Count the categories of a column, for instance to size an output layer.

        Args:
            column: Name of a categorical column.

        Returns:
            The number of categories.

        Raises:
            SchemaError: If there is no such column or it is not categorical.
        """

    def get_feature_sizes(self, columns: Iterable[str] | None = None) -> list[int]:
        """Tell how many numbers each column contributes to a model's input.

        Args:
            columns: Columns of interest; `None` for all.

        Returns:
            Per column, in the order asked for: the number of categories, 1 for a
            continuous column, 0 for images and text, which reach a model another way.

        Raises:
            SchemaError: If a column does not exist.
        """

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Make rows agree with the schema.

        Columns are put in the schema's order and storage type, categories are replaced by
        their indices, and columns the schema does not know are dropped.

        Args:
            data: Rows of a dataset with these columns.

        Returns:
            The prepared rows; `data` itself is unchanged.

        Raises:
            SchemaError: If a column is missing, or a category is unknown.
        """

    def to_dict(self) -> dict[str, JSONValue]:
        """Turn the schema into plain values, as the hub's API takes it.

        Returns:
            Strings, numbers, lists and mappings only.
        """

    @classmethod
    def from_dict(cls, value: Mapping[str, JSONValue]) -> DataSchema:
        """Restore a schema from plain values.

        Args:
            value: What `to_dict` gave.

        Returns:
            A schema equal to the original.

        Raises:
            SchemaError: If a key is missing or a value is not of the right kind.
        """

    def dump(self, path: str | PathLike[str]) -> None:
        """Save the schema to a file.

        The file is written beside its place and then moved, so an interrupted call leaves
        the old one intact.

        Args:
            path: Where to write. The extension decides the format: `.json` gives JSON,
                `.yaml` and `.yml` give YAML.

        Raises:
            ValueError: If the extension is another one.
            OSError: If the file cannot be written.
        """

    def dumps(self, *, format: Literal["json", "yaml"] = "yaml") -> str:
        """Write the schema to a string.

        Args:
            format: The notation to use.

        Returns:
            The text that `loads` understands.
        """

    @classmethod
    def load(cls, path: str | PathLike[str]) -> DataSchema:
        """Read a schema from a file.

        Args:
            path: A `.json`, `.yaml` or `.yml` file written by `dump`.

        Returns:
            A schema equal to the one saved.

        Raises:
            FileNotFoundError: If there is no such file.
            SchemaError: If the file does not hold a schema.
        """

    @classmethod
    def loads(
        cls, text: str, *, format: Literal["json", "yaml"] = "yaml"
    ) -> DataSchema:
        """Read a schema from a string.

        Args:
            text: What `dumps` gave.
            format: The notation of `text`.

        Returns:
            A schema equal to the one written.

        Raises:
            SchemaError: If the text does not hold a schema.
        """

    def __eq__(self, other: object) -> bool:
        """Compare columns, semantic types and categories, but not names of datasets."""

class SchemaGenerationFromYieldData:
    """Makes a schema on the side while the rows are used for something else.

    Reading a large folder twice, once for the schema and once for the task, doubles the
    time. Let the partitions pass through `apply` instead, and call `finalise` once they
    are consumed.

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
        """Choose the schema to fill.

        Args:
            schema: An empty or partial schema. It is changed as partitions pass.
            force_stypes: Semantic types to use instead of guessing.
            ignore_cols: Columns that pass through but stay out of the schema.
        """

    @property
    def records_seen(self) -> int:
        """Rows that have passed so far."""

    def apply(self, partitions: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        """Look at partitions as they go by.

        Args:
            partitions: What `BaseSource.yield_data` gives.

        Yields:
            The same partitions, unchanged.

        Raises:
            SchemaError: If a forced column is absent from the first partition, or a later
                partition has other columns than the first.
        """

    def finalise(self) -> DataSchema:
        """Declare that all rows have passed.

        Returns:
            The schema given to the constructor, now full.

        Raises:
            SchemaError: If no row has passed, or the partitions were not consumed to the
                end.
        """
