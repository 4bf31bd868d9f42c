from collections.abc import Mapping
from os import PathLike
from typing import Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = [
    "DICOM_ACQUISITION_DATETIME", "DICOM_FILE_EXTENSIONS", "DICOM_IMAGE_COLUMN_PREFIX",
    "DICOM_MODALITY", "DICOM_NUMBER_OF_FRAMES", "DICOM_PATIENT_BIRTH_DATE", "DICOM_PATIENT_ID",
    "DICOM_SERIES_INSTANCE_UID", "DICOM_STUDY_DATE", "DICOM_STUDY_INSTANCE_UID", "DICOMSource",
]

DICOM_FILE_EXTENSIONS: Final[tuple[str, ...]] = (".dcm", ".dicom")
DICOM_IMAGE_COLUMN_PREFIX: Final = "Pixel Data"
DICOM_PATIENT_ID: Final = "Patient ID"
DICOM_PATIENT_BIRTH_DATE: Final = "Patient's Birth Date"
DICOM_STUDY_DATE: Final = "Study Date"
DICOM_STUDY_INSTANCE_UID: Final = "Study Instance UID"
DICOM_SERIES_INSTANCE_UID: Final = "Series Instance UID"
DICOM_ACQUISITION_DATETIME: Final = "Acquisition DateTime"
DICOM_MODALITY: Final = "Modality"
DICOM_NUMBER_OF_FRAMES: Final = "Number of Frames"

class DICOMSource(FileSystemIterableSourceInferrable):
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        required_fields: SingleOrMulti[str] | None = None,
        keep_private_tags: bool = False,
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
    def process_file(self, file_name: str, *, skip_non_tabular_data: bool = False) -> list[dict[str, object]]: ...
    def get_frames_column(self, frame: int) -> str: ...
