from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from os import PathLike
from pathlib import Path
from typing import ClassVar, Protocol

import numpy as np
import numpy.typing as npt

from atoll.data.datasources.ophthalmology.ophth_ds_types import ProcessedDataRequiredTypes
from atoll.data.datasources.ophthalmology.ophthalmology_base_source import (
    OphthalmologyDataSourceArgs, OphthalmologySource,
)
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = ["BaseVolumeSource", "SLOModality", "VolumeData", "VolumeParser"]

class SLOModality(str, Enum):
    INFRARED = "infrared"
    COLOUR = "colour"
    RED_FREE = "red_free"
    AUTOFLUORESCENCE = "autofluorescence"

@dataclass(frozen=True)
class VolumeData:
    metadata: ProcessedDataRequiredTypes
    bscans: npt.NDArray[np.uint8]
    slo: npt.NDArray[np.uint8] | None = None
    slo_modality: SLOModality | None = None
    extra_fields: Mapping[str, str | int | float | None] = ...

class VolumeParser(Protocol):
    extension: str
    def read_metadata(self, path: Path) -> ProcessedDataRequiredTypes: ...
    def read_volumes(self, path: Path) -> list[VolumeData]: ...

class BaseVolumeSource(OphthalmologySource):
    file_extension: ClassVar[str]
    slo_modalities: tuple[SLOModality, ...]
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        parser: VolumeParser | None = None,
        slo_modalities: SingleOrMulti[SLOModality] = SLOModality.INFRARED,
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
    def parser(self) -> VolumeParser: ...
    def process_file(self, file_name: str, *, skip_non_tabular_data: bool = False) -> list[dict[str, object]]: ...
