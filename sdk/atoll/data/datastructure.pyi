from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.schema import DataSchema, SchemaType
from atoll.data.types import DataSourceType, DataSplit, SemanticType, SingleOrMulti
from atoll.runners.config_schemas.modeller_schemas import DataStructureConfig
from atoll.transformations.base_transformation import Transformation, TransformationSpec
from atoll.transformations.batch_operations import BatchTimeOperation, ImageTransformationSpec

__all__ = [
    "COMPATIBLE_DATASOURCES", "DEFAULT_IMAGE_TRANSFORMATIONS", "BaseDataStructure", "DataStructure",
]

COMPATIBLE_DATASOURCES: Final[tuple[DataSourceType, ...]] = (
    DataSourceType.CSV,
    DataSourceType.DICOM,
    DataSourceType.DICOM_OPHTHALMOLOGY,
    DataSourceType.FDA,
    DataSourceType.IMAGE,
    DataSourceType.SDB,
)
DEFAULT_IMAGE_TRANSFORMATIONS: Final[tuple[ImageTransformationSpec, ...]] = (
    {"Resize": {"height": 224, "width": 224}},
    "Normalize",
)

@dataclass
class BaseDataStructure(ABC):
    schema_requirements: SchemaType = "partial"
    compatible_datasources: Sequence[DataSourceType] = COMPATIBLE_DATASOURCES
    @abstractmethod
    def get_columns(self, schema: DataSchema) -> list[str]: ...
    def check_datasource(self, datasource: BaseSource) -> None: ...

@dataclass
class DataStructure(BaseDataStructure):
    table: str | None = None
    target: SingleOrMulti[str] | None = None
    selected_cols: Sequence[str] = field(default_factory=list[str])
    selected_cols_prefix: str | None = None
    ignore_cols: Sequence[str] = field(default_factory=list[str])
    image_cols: Sequence[str] = field(default_factory=list[str])
    batch_transforms: Sequence[TransformationSpec] | None = None
    dataset_transforms: Sequence[TransformationSpec] | None = None
    data_splitter: DatasetSplitter | None = None
    loss_weights_col: str | None = None
    multihead_col: str | None = None
    multihead_size: int | None = None
    ignore_classes_col: str | None = None
    auto_convert_grayscale_images: bool = True
    @classmethod
    def from_config(cls, config: DataStructureConfig) -> DataStructure: ...
    @property
    def targets(self) -> list[str]: ...
    @property
    def support_cols(self) -> list[str]: ...
    def get_columns(self, schema: DataSchema) -> list[str]: ...
    def get_columns_by_semantic_type(self, schema: DataSchema) -> dict[SemanticType, list[str]]: ...
    def get_input_size(self, schema: DataSchema) -> int: ...
    def get_batch_transformations(self, step: DataSplit) -> list[BatchTimeOperation]: ...
    def get_dataset_transformations(self) -> list[Transformation]: ...
