"""Medical images in the DICOM format, whatever their modality.

The constants name the columns that studies need most. They carry the names that the DICOM
standard gives to the attributes, so that a column can be looked up there.
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
"""Extensions that are read. Files without any extension are tried as well."""

DICOM_IMAGE_COLUMN_PREFIX: Final = "Pixel Data"
"""Beginning of the names of the columns that hold pixels, one column per frame.

Usable as an `image_prefix` in a `SchemaOverrideMapping`.
"""

DICOM_PATIENT_ID: Final = "Patient ID"
"""Column with the identifier a hospital gave to the patient."""

DICOM_PATIENT_BIRTH_DATE: Final = "Patient's Birth Date"
"""Column with the date of birth as YYYYMMDD; often emptied by de-identification."""

DICOM_STUDY_DATE: Final = "Study Date"
"""Column with the day on which the examination began, as YYYYMMDD."""

DICOM_STUDY_INSTANCE_UID: Final = "Study Instance UID"
"""Column with the identifier shared by all images of one examination."""

DICOM_SERIES_INSTANCE_UID: Final = "Series Instance UID"
"""Column with the identifier shared by the images of one scan within an examination."""

DICOM_ACQUISITION_DATETIME: Final = "Acquisition DateTime"
"""Column with the moment the scanner recorded the image, as YYYYMMDDHHMMSS."""

DICOM_MODALITY: Final = "Modality"
"""Column with the kind of scanner in the standard's short form, such as CT or MR."""

DICOM_NUMBER_OF_FRAMES: Final = "Number of Frames"
"""Column with the count of frames in the file; 1 for a flat image."""

class DICOMSource(FileSystemIterableSourceInferrable):
    """One row per DICOM file, with its attributes as columns and its frames as images.

    Attributes of the file's header become columns under the names of the DICOM
    standard. Sequences and binary attributes are left out, values with several parts
    are joined by a backslash as in the file. Pixels are decoded to `uint8` or `uint16`
    and placed one DataFrame per column: `Pixel Data 0`, `Pixel Data 1` and so on. Files
    of one folder may have different numbers of frames; absent ones are `None`.

    Because DICOM headers are generous, a dataset easily has hundreds of columns. Name
    those that identify people in `ignore_cols`, and require those without which a row is
    of no use.

    Attributes:
        datasource_type: `DataSourceType.DICOM`; a pod file names the class
            `DICOMSource`.

    Warning:
        Headers hold names, dates of birth and accession numbers unless the files were
        de-identified. They stay on the pod, but an authorised SQL query can select
        them. Connect a de-identified copy, or list the columns in `ignore_cols`.

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
        """Name the folder of DICOM files; none is opened yet.

        Args:
            path: Folder with the files, in any arrangement of sub-folders.
            output_path: Folder for reports that tasks write, outside `path`.
            required_fields: Columns a file must have a value for. Files without one are
                skipped with `FileSkipReason.MISSING_FIELD`.
            keep_private_tags: Whether attributes that a device maker added become columns
                too, named by their group and element numbers.
            cache_images: Whether the cache also holds decoded frames. A volume of 60
                frames of 512 by 512 takes about 16 MB.
            infer_class_labels_from_filepaths: Whether the name of a file's folder is its
                class label.
            filter: Conditions on dates and sizes, checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How files are divided when a task does not say. To keep all
                files of a patient together, prepare a column and use
                `SplitterDefinedInData`.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to put around paths found in the headers, by column name.
            ignore_cols: Columns to drop; the place for identifying attributes.
            partition_size: Files decoded at a time, at least 1. Choose a small number for
                volumes.
            name: Name for logs; the class name if `None`.

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
            skip_non_tabular_data: Whether to stop before the pixels, which is many times
                faster.

        Returns:
            A list of one row, or an empty list if the file was skipped.

        Raises:
            DataSourceError: If the file is not DICOM or its pixels use a compression that
                no installed decoder knows.
        """

    def get_frame_column(self, frame: int) -> str:
        """Name the column that holds a DataFrame.

        Args:
            frame: Position of the DataFrame in its file, from 0.

        Returns:
            The column's name, such as `Pixel Data 0`.

        Raises:
            ValueError: If `frame` is negative.
        """
