from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike

from atoll.data.datasources.ophthalmology.ophth_ds_types import DICOMImage
from atoll.data.datasources.ophthalmology.ophthalmology_base_source import (
    OphthalmologyDataSourceArgs, OphthalmologySource,
)
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = ["DICOMOphthalmologyCSVColumns", "DICOMOphthalmologySource"]

@dataclass(frozen=True)
class DICOMOphthalmologyCSVColumns:
    oct_column: str = "OCT"
    slo_column: str | None = None

class DICOMOphthalmologySource(OphthalmologySource):
    csv_columns: DICOMOphthalmologyCSVColumns | None
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        csv_columns: DICOMOphthalmologyCSVColumns | None = None,
        required_fields: SingleOrMulti[str] | None = None,
        ophthalmology_args: OphthalmologyDataSourceArgs | None = None,
        output_path: str | PathLike[str] | None = None,
        iterable: bool = True,
        cache_images: bool = False,
        infer_class_labels_from_filepaths: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None: ...
    def read_image(self, file_name: str) -> DICOMImage: ...
    def process_file(self, file_name: str, *, skip_non_tabular_data: bool = False) -> list[dict[str, object]]: ...
