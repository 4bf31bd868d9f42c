from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypedDict, TypeVar

__all__ = [
    "CategoricalRecord", "ContinuousRecord", "DataPathModifiers", "DataSourceType",
    "DataSplit", "FeatureRecord", "ImageRecord", "SchemaOverrideMapping",
    "SemanticType", "SingleOrMulti", "TextRecord",
]

_T = TypeVar("_T")

SingleOrMulti: TypeAlias = _T | Sequence[_T]

class SemanticType(str, Enum):
    CATEGORICAL = "categorical"
    CONTINUOUS = "continuous"
    IMAGE = "image"
    TEXT = "text"

class DataSplit(str, Enum):
    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"

class DataSourceType(str, Enum):
    CSV = "CSVSource"
    DICOM = "DICOMSource"
    DICOM_OPHTHALMOLOGY = "DICOMOphthalmologySource"
    FDA = "FDASource"
    IMAGE = "ImageSource"
    NULL = "NullSource"
    SDB = "SDBSource"

class DataPathModifiers(TypedDict, total=False):
    prefix: str
    suffix: str

class SchemaOverrideMapping(TypedDict, total=False):
    categorical: Sequence[str]
    continuous: Sequence[str]
    image: Sequence[str]
    image_prefix: Sequence[str]
    text: Sequence[str]

@dataclass
class FeatureRecord:
    feature_name: str
    dtype: str
    description: str | None = None
    nullable: bool = False
    @property
    def semantic_type(self) -> SemanticType: ...

@dataclass
class CategoricalRecord(FeatureRecord):
    categories: tuple[str, ...] = ()
    @property
    def semantic_type(self) -> SemanticType: ...
    @property
    def size(self) -> int: ...
    def encode(self, value: str) -> int: ...
    def decode(self, index: int) -> str: ...

@dataclass
class ContinuousRecord(FeatureRecord):
    @property
    def semantic_type(self) -> SemanticType: ...

@dataclass
class ImageRecord(FeatureRecord):
    dimensions: tuple[int, ...] | None = None
    @property
    def semantic_type(self) -> SemanticType: ...

@dataclass
class TextRecord(FeatureRecord):
    @property
    def semantic_type(self) -> SemanticType: ...
