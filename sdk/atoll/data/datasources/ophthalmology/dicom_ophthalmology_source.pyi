"""Eye scans in DICOM format, from a folder or listed in a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import ClassVar

from atoll.data.datasources.ophthalmology.ophth_ds_types import DICOMImage
from atoll.data.datasources.ophthalmology.ophthalmology_base_source import (
    OphthalmologyDataSourceArgs,
    OphthalmologySource,
)
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti

__all__ = ["DICOMOphthalmologyCSVColumns", "DICOMOphthalmologySource"]

@dataclass(frozen=True)
class DICOMOphthalmologyCSVColumns:
    """Which columns of a CSV file pair each OCT volume with its SLO image.

    Attributes:
        oct_column: Column with the paths of the OCT files.
        slo_column: Column with the paths of the matching SLO files. `None` if the table
            lists volumes alone.
    """

    oct_column: str = "OCT"
    slo_column: str | None = None

class DICOMOphthalmologySource(OphthalmologySource):
    """OCT volumes and SLO images stored as DICOM files, one row per volume.

    For a folder, OCT and SLO files are matched by patient, eye and time of the scan. If
    this isn't possible, for example because the headers were de-identified, use a CSV
    file that lists the matching files, and set its columns in `csv_columns`. Other
    columns of that table are added to the rows.

    In addition to the columns of all eye-imaging sources, each row has the header's
    attributes, with the names of the DICOM standard.

    Attributes:
        datasource_type: `DataSourceType.DICOM_OPHTHALMOLOGY`; a pod file names the class
            `DICOMOphthalmologySource`.
        csv_columns: The columns with matching files, or `None` for a folder.

    Examples:
        >>> from atoll.data.datasources.ophthalmology import (
        ...     DICOMOphthalmologyCSVColumns,
        ...     DICOMOphthalmologySource,
        ... )
        >>> from_folder = DICOMOphthalmologySource("/data/eye-clinic")
        >>> from_table = DICOMOphthalmologySource(
        ...     "/data/pairs.csv",
        ...     csv_columns=DICOMOphthalmologyCSVColumns(
        ...         oct_column="volume", slo_column="fundus"
        ...     ),
        ... )
    """

    datasource_type: ClassVar[DataSourceType | None] = (
        DataSourceType.DICOM_OPHTHALMOLOGY
    )
    csv_columns: DICOMOphthalmologyCSVColumns | None

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        csv_columns: DICOMOphthalmologyCSVColumns | None = None,
        required_fields: SingleOrMulti[str] | None = None,
        ophthalmology_args: OphthalmologyDataSourceArgs | None = None,
        output_path: str | PathLike[str] | None = None,
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
        """Set the folder of DICOM scans, or the table that lists them.

        Args:
            path: Folder with the files, or a `.csv` file if `csv_columns` is given.
            csv_columns: Columns of the table that contain paths. `match_slo` then has
                no effect, because the table determines the pairs.
            required_fields: Header attributes that a volume must have. Files without
                one are skipped with `FileSkipReason.MISSING_FIELD`.
            ophthalmology_args: Options for eye scans; `None` uses the defaults.
            output_path: Folder for patient reports, outside `path`.
            cache_images: Whether to cache decoded B-scans too.
            infer_class_labels_from_filepaths: Whether to use the name of a file's
                folder as its class label.
            filter: Conditions that are checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How volumes are split if a task doesn't specify it.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to add before and after the paths in the table, by column
                name, for example if it lists only file names.
            ignore_cols: Header attributes or table columns to drop.
            partition_size: Number of volumes that are decoded at a time, at least 1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If `path` is a CSV file without `csv_columns`, or the reverse.
        """

    def read_image(self, file_name: str) -> DICOMImage:
        """Decode the pixels of a file without building its row.

        Args:
            file_name: Absolute path of an OCT or SLO file.

        Returns:
            The frames and their spacing.

        Raises:
            DataSourceError: If the file isn't DICOM or contains no pixels.
        """

    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Read a volume, and the SLO image that goes with it.

        Args:
            file_name: Absolute path of the OCT file, or of an SLO file if the source
                keeps only that modality.
            skip_non_tabular_data: Whether to read headers only.

        Returns:
            A list with one row, or an empty list if the file was skipped.

        Raises:
            DataSourceError: If the file isn't DICOM.
        """
