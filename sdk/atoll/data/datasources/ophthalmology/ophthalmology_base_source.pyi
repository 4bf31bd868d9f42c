"""Base class and options of the eye-imaging sources.

The sources read optical coherence tomography (OCT) volumes and scanning laser
ophthalmoscopy (SLO) images, with one column per B-scan, and add the columns that
screening algorithms use to identify a patient, an eye and a visit.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.ophthalmology.ophth_ds_types import (
    OphthalmologyModalityType,
)
from atoll.data.datasources.types import Date, DateTD
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = [
    "OPHTHALMOLOGY_MODALITIES",
    "OphthalmologyDataSourceArgs",
    "OphthalmologySource",
]

OPHTHALMOLOGY_MODALITIES: Final[Mapping[OphthalmologyModalityType, str]] = {
    "OCT": "Optical coherence tomography",
    "SLO": "Scanning laser ophthalmoscopy",
}
"""The supported modalities and their names in reports."""

@dataclass
class OphthalmologyDataSourceArgs:
    """Options for eye scans.

    All eye-imaging sources have the same options. In a pod file, they are the mapping
    `ophthalmology_args` under `datasource_args`.

    Attributes:
        modality: Keep only files of this kind. Others are skipped with
            `FileSkipReason.WRONG_MODALITY`. `None` keeps both.
        match_slo: Whether to look for the SLO image of each OCT volume and put it in the
            same row. The two belong together if patient and eye agree and they were
            taken at most 24 hours apart.
        drop_row_on_missing_slo: Whether a volume without a matching SLO image is left
            out. Has no effect unless `match_slo` is set.
        assumed_pixel_spacing: Millimetres between neighbouring pixels to use where a
            file doesn't say. `None` leaves such files unmeasured.
        minimum_dob: Leave out patients born before this day.
        maximum_dob: Leave out patients born after this day.
        minimum_num_bscans: Leave out volumes with fewer B-scans.
        maximum_num_bscans: Leave out volumes with more B-scans.

    Examples:
        Select dense volumes of patients who were at least 50 in 2024:

        >>> from atoll.data.datasources.ophthalmology import (
        ...     DICOMOphthalmologySource,
        ...     OphthalmologyDataSourceArgs,
        ... )
        >>> from atoll.data.datasources.types import Date
        >>> source = DICOMOphthalmologySource(
        ...     "/data/oct",
        ...     ophthalmology_args=OphthalmologyDataSourceArgs(
        ...         modality="OCT",
        ...         maximum_dob=Date(1974, 12, 31),
        ...         minimum_num_bscans=49,
        ...     ),
        ... )
    """

    modality: OphthalmologyModalityType | None = None
    match_slo: bool = True
    drop_row_on_missing_slo: bool = False
    assumed_pixel_spacing: float | None = None
    minimum_dob: Date | DateTD | None = None
    maximum_dob: Date | DateTD | None = None
    minimum_num_bscans: int | None = None
    maximum_num_bscans: int | None = None

class OphthalmologySource(FileSystemIterableSourceInferrable):
    """Base class of the sources that read eye scans.

    Rows of all derived sources share these columns, which the ophthalmology algorithms
    rely on:

    - `"Patient ID"`, `"Laterality"`, `"Scan Date"`, `"Modality"` and
      `"Number of Frames"`, which say what was scanned and when;
    - `"Pixel Data 0"`, `"Pixel Data 1"` and so on, the B-scans from top to bottom of the
      scanned area;
    - `"SLO Image"`, the fundus image, where a matching one was found.

    Attributes:
        ophthalmology_args: The options that apply to eye scans.
    """

    ophthalmology_args: OphthalmologyDataSourceArgs

    def __init__(
        self,
        path: str | PathLike[str],
        *,
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
        """Set the folder of scans and the options.

        Args:
            path: Folder with the scans.
            ophthalmology_args: Options for eye scans; `None` uses the defaults.
            output_path: Folder for patient reports, outside `path`.
            cache_images: Whether to cache B-scans too.
            infer_class_labels_from_filepaths: Whether to use the name of a scan's
                folder as its class label, such as a diagnosis.
            filter: Conditions that are checked before a scan is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How scans are split if a task doesn't specify it.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to add before and after paths in the scans, by column name.
            ignore_cols: Columns to drop. Dropping a shared column makes the algorithms
                that need it fail.
            partition_size: Number of scans that are opened at a time, at least 1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If a minimum in `ophthalmology_args` exceeds its maximum, or
                `partition_size` is smaller than 1.
        """

    @property
    def bscan_columns(self) -> list[str]:
        """Names of the columns with B-scans, in anatomical order.

        Raises:
            DataNotLoadedError: If no scan has been read yet.
        """
