from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.ophthalmology.ophth_ds_types import OphthalmologyModalityType
from atoll.data.datasources.types import Date, DateTD
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = ["OPHTHALMOLOGY_MODALITIES", "OphthalmologyDataSourceArgs", "OphthalmologySource"]

OPHTHALMOLOGY_MODALITIES: Final[Mapping[OphthalmologyModalityType, str]] = {
    "OCT": "Optical coherence tomography",
    "SLO": "Scanning laser ophthalmoscopy",
}

@dataclass
class OphthalmologyDataSourceArgs:
    modality: OphthalmologyModalityType | None = None
    match_slo: bool = True
    drop_row_on_missing_slo: bool = False
    assumed_pixel_spacing: float | None = None
    minimum_dob: Date | DateTD | None = None
    maximum_dob: Date | DateTD | None = None
    minimum_num_bscans: int | None = None
    maximum_num_bscans: int | None = None

class OphthalmologySource(FileSystemIterableSourceInferrable):
    ophthalmology_args: OphthalmologyDataSourceArgs
    def __init__(
        self,
        path: str | PathLike[str],
        *,
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
    @property
    def bscan_columns(self) -> list[str]: ...
