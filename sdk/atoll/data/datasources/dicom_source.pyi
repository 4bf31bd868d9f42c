"""Medical images in DICOM format, of any modality.

The constants name the most frequently used columns. Columns have the attribute names of
the DICOM standard, where you can look them up.
"""

from collections.abc import Mapping
from os import PathLike
from typing import ClassVar, Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti

__all__ = [
    "DICOM_ACQUISITION_DATETIME",
    "DICOM_FILE_EXTENSIONS",
    "DICOM_IMAGE_COLUMN_PREFIX",
    "DICOM_MODALITY",
    "DICOM_NUMBER_OF_FRAMES",
    "DICOM_PATIENT_BIRTH_DATE",
    "DICOM_PATIENT_ID",
    "DICOM_SERIES_INSTANCE_UID",
    "DICOM_STUDY_DATE",
    "DICOM_STUDY_INSTANCE_UID",
    "DICOMSource",
]

DICOM_FILE_EXTENSIONS: Final[tuple[str, ...]] = (".dcm", ".dicom")
"""Extensions that are read. Files without an extension are tried as well."""

DICOM_IMAGE_COLUMN_PREFIX: Final = "Pixel Data"
"""Prefix of the names of pixel columns, one column per frame.

Usable as an `image_prefix` in a `SchemaOverrideMapping`.
"""

DICOM_PATIENT_ID: Final = "Patient ID"
"""Column with the patient's identifier in the hospital."""

DICOM_PATIENT_BIRTH_DATE: Final = "Patient's Birth Date"
"""Column with the date of birth as YYYYMMDD; often emptied by de-identification."""

DICOM_STUDY_DATE: Final = "Study Date"
"""Column with the day on which the examination began, as YYYYMMDD."""

DICOM_STUDY_INSTANCE_UID: Final = "Study Instance UID"
"""Column with the identifier shared by all images of one examination."""

DICOM_SERIES_INSTANCE_UID: Final = "Series Instance UID"
"""Column with the identifier shared by the images of one scan within an examination."""

DICOM_ACQUISITION_DATETIME: Final = "Acquisition DateTime"
"""Column with the time at which the image was acquired, as YYYYMMDDHHMMSS."""

DICOM_MODALITY: Final = "Modality"
"""Column with the modality as the standard's code, such as CT or MR."""

DICOM_NUMBER_OF_FRAMES: Final = "Number of Frames"
"""Column with the number of frames in the file; 1 for a flat image."""

class DICOMSource(FileSystemIterableSourceInferrable):
    """One row per DICOM file, with its attributes as columns and its frames as images.

    The attributes of the file's header become columns with the names of the DICOM
    standard. Sequences and binary attributes are left out. Values with several parts
    are joined by a backslash, as in the file. Pixels are decoded to `uint8` or
    `uint16`, with one column per frame: `Pixel Data 0`, `Pixel Data 1` and so on. The
    files of a folder can have different numbers of frames; missing ones are `None`.

    As DICOM headers have many attributes, a dataset can have hundreds of columns. List
    columns that identify people in `ignore_cols`, and columns that every row needs in
    `required_fields`.

    Attributes:
        datasource_type: `DataSourceType.DICOM`; a pod file names the class
            `DICOMSource`.

    Warning:
        Headers contain names, dates of birth and accession numbers, unless the files
        were de-identified. An authorised SQL query can select these columns, and its
        result leaves the pod. Connect a de-identified copy, or list the columns in
        `ignore_cols`.

    Examples:
        >>> from atoll.data import DICOMSource
        >>> from atoll.data.datasources.dicom_source import (
        ...     DICOM_MODALITY,
        ...     DICOM_PATIENT_BIRTH_DATE,
        ... )
        >>> source = DICOMSource(
        ...     "/data/ct-chest",
        ...     required_fields=[DICOM_MODALITY],
        ...     ignore_cols=["Patient's Name", DICOM_PATIENT_BIRTH_DATE],
        ...     partition_size=4,
        ... )
        >>> for partition in source.yield_data():
        ...     print(partition[DICOM_MODALITY].value_counts())
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.DICOM

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        required_fields: SingleOrMulti[str] | None = None,
        keep_private_tags: bool = False,
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
    ) -> None:
        """Set the folder of DICOM files, which isn't read yet.

        Args:
            path: Folder with the files, with any sub-folders.
            output_path: Folder for reports that tasks write, outside `path`.
            required_fields: Columns for which a file must have a value. Other files are
                skipped with `FileSkipReason.MISSING_FIELD`.
            keep_private_tags: Whether to include the manufacturer's private attributes,
                named by their group and element numbers.
            cache_images: Whether to cache decoded frames too. A volume with 60 frames
                of 512 by 512 pixels needs about 16 MB.
            infer_class_labels_from_filepaths: Whether to use the name of a file's
                folder as its class label.
            filter: Conditions for dates and sizes, which are checked before a file is
                opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How files are split if a task doesn't specify it. To keep all
                files of a patient in one split, prepare a column and use
                `SplitterDefinedInData`.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to add before and after paths in the headers, by column
                name.
            ignore_cols: Columns to drop, such as identifying attributes.
            partition_size: Number of files that are decoded at a time, at least 1.
                Choose a small number for volumes.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If a column is both required and ignored, or `partition_size` is
                smaller than 1.
        """

    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Read the header of one file and decode its frames.

        Args:
            file_name: Absolute path of the file.
            skip_non_tabular_data: Whether to skip the pixels, which is much faster.

        Returns:
            A list with one row, or an empty list if the file was skipped.

        Raises:
            DataSourceError: If the file isn't DICOM, or no installed decoder supports
                its compression.
        """

    def get_frame_column(self, frame: int) -> str:
        """Return the name of the column with a frame.

        Args:
            frame: Position of the frame in its file, from 0.

        Returns:
            The column's name, such as `Pixel Data 0`.

        Raises:
            ValueError: If `frame` is negative.
        """
