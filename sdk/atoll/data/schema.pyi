from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from os import PathLike
from typing import Literal, overload

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.types import (
    CategoricalRecord, ContinuousRecord, FeatureRecord, ImageRecord, SchemaOverrideMapping,
    SemanticType, TextRecord,
)
from atoll.types import JSONValue

__all__ = ["DataSchema", "SchemaGenerationFromYieldData", "SchemaMetadata", "SchemaType"]

SchemaType = Literal["empty", "partial", "full"]

@dataclass(frozen=True)
class SchemaMetadata:
    schema_type: SchemaType
    number_of_records: int
    generated_at: datetime
    sdk_version: str
    datasource: str | None = None

class DataSchema:
    name: str
    description: str | None
    metadata: SchemaMetadata
    def __init__(
        self,
        name: str,
        *,
        description: str | None = None,
        column_descriptions: Mapping[str, str] | None = None,
    ) -> None: ...
    @property
    def schema_type(self) -> SchemaType: ...
    @property
    def features(self) -> dict[str, FeatureRecord]: ...
    @property
    def hash(self) -> str: ...
    def generate_full_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema: ...
    def generate_partial_schema(
        self,
        datasource: BaseSource,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> DataSchema: ...
    def add_data(
        self,
        data: pd.DataFrame,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> None: ...
    def get_feature_names(self, stype: SemanticType | None = None) -> list[str]: ...
    @overload
    def get_features(self, stype: Literal[SemanticType.CATEGORICAL]) -> dict[str, CategoricalRecord]: ...
    @overload
    def get_features(self, stype: Literal[SemanticType.CONTINUOUS]) -> dict[str, ContinuousRecord]: ...
    @overload
    def get_features(self, stype: Literal[SemanticType.IMAGE]) -> dict[str, ImageRecord]: ...
    @overload
    def get_features(self, stype: Literal[SemanticType.TEXT]) -> dict[str, TextRecord]: ...
    def get_semantic_type(self, column: str) -> SemanticType: ...
    def get_categorical_feature_size(self, column: str) -> int: ...
    def get_feature_sizes(self, columns: Iterable[str] | None = None) -> list[int]: ...
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...
    def to_dict(self) -> dict[str, JSONValue]: ...
    @classmethod
    def from_dict(cls, value: Mapping[str, JSONValue]) -> DataSchema: ...
    def dump(self, path: str | PathLike[str]) -> None: ...
    def dumps(self, *, format: Literal["json", "yaml"] = "yaml") -> str: ...
    @classmethod
    def load(cls, path: str | PathLike[str]) -> DataSchema: ...
    @classmethod
    def loads(cls, text: str, *, format: Literal["json", "yaml"] = "yaml") -> DataSchema: ...
    def __eq__(self, other: object) -> bool: ...

class SchemaGenerationFromYieldData:
    def __init__(
        self,
        schema: DataSchema,
        *,
        force_stypes: SchemaOverrideMapping | None = None,
        ignore_cols: Sequence[str] | None = None,
    ) -> None: ...
    @property
    def records_seen(self) -> int: ...
    def apply(self, partitions: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]: ...
    def finalise(self) -> DataSchema: ...
