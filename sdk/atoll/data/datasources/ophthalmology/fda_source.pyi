"""OCT volumes stored as `.fda` files."""

from enum import Enum
from typing import ClassVar

from atoll.data.datasources.ophthalmology.volume_base_source import BaseVolumeSource
from atoll.data.types import DataSourceType

__all__ = ["FDAColumns", "FDASource"]

class FDAColumns(str, Enum):
    """Columns of an `FDASource` that describe the scan.

    Attributes:
        PATIENT_ID: Identifier of the patient within the practice.
        LATERALITY: `L` or `R`.
        SCAN_DATE: Day of the scan as YYYY-MM-DD.
        NUMBER_OF_FRAMES: B-scans in the volume.
        SCAN_WIDTH: Extent of a B-scan on the retina in millimetres.
        SCAN_LENGTH: Distance from the first B-scan to the last in millimetres.
        FIXATION: Where the patient was asked to look: `centre`, `disc` or `external`.
    """

    PATIENT_ID = "Patient ID"
    LATERALITY = "Laterality"
    SCAN_DATE = "Scan Date"
    NUMBER_OF_FRAMES = "Number of Frames"
    SCAN_WIDTH = "Scan Width"
    SCAN_LENGTH = "Scan Length"
    FIXATION = "Fixation"

class FDASource(BaseVolumeSource):
    """One row per scan in a folder of `.fda` files.

    Each `.fda` file contains a single scan of a single eye, and a colour photograph of
    the fundus if the device takes one. Add `SLOModality.COLOUR` to `slo_modalities` to
    get that photograph in the column `SLO Image`; by default only an infrared image is
    accepted.

    The extent of the scan is stored in every file, so areas and volumes can be measured
    without an assumed pixel spacing.

    Attributes:
        datasource_type: `DataSourceType.FDA`; a pod file names the class `FDASource`.
        file_extension: `.fda`.

    Examples:
        >>> from atoll.data.datasources.ophthalmology.fda_source import FDASource
        >>> from atoll.data.datasources.ophthalmology.volume_base_source import (
        ...     SLOModality,
        ... )
        >>> source = FDASource(
        ...     "/data/fda-export",
        ...     slo_modalities=[SLOModality.COLOUR, SLOModality.INFRARED],
        ...     cache_images=True,
        ... )
        >>> source.load_data()
        >>> print(source.get_summary_stats()["total_files_skipped"])
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.FDA
    file_extension: ClassVar[str] = ".fda"
