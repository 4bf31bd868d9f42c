"""OCT volumes stored as `.sdb` files."""

from enum import Enum
from typing import ClassVar

from atoll.data.datasources.ophthalmology.volume_base_source import BaseVolumeSource
from atoll.data.types import DataSourceType

__all__ = ["SDBColumns", "SDBSource"]

class SDBColumns(str, Enum):
    """Columns of an `SDBSource` that describe the scan.

    A member can be used wherever pandas takes a column name, as it is a string.

    Attributes:
        PATIENT_ID: Identifier of the patient within the practice.
        LATERALITY: `L` or `R`.
        SCAN_DATE: Day of the scan as YYYY-MM-DD.
        NUMBER_OF_FRAMES: B-scans in the volume.
        SIGNAL_QUALITY: The device's rating of the scan in decibels; below about 15 the
            layers are hard to see.
        SCAN_PATTERN: Arrangement of the B-scans: `volume`, `radial` or `line`.
    """

    PATIENT_ID = "Patient ID"
    LATERALITY = "Laterality"
    SCAN_DATE = "Scan Date"
    NUMBER_OF_FRAMES = "Number of Frames"
    SIGNAL_QUALITY = "Signal Quality"
    SCAN_PATTERN = "Scan Pattern"

class SDBSource(BaseVolumeSource):
    """One row per eye and visit of the examinations in a folder of `.sdb` files.

    An `.sdb` file is a small database that a device keeps for each patient. It can
    contain many visits, so expect more rows than files. The infrared fundus image of
    each visit is placed in the column `SLO Image`.

    Attributes:
        datasource_type: `DataSourceType.SDB`; a pod file names the class `SDBSource`.
        file_extension: `.sdb`.

    Note:
        Copy the files out of the device's own archive before connecting them. The
        viewing software may rewrite a file while it is read.

    Examples:
        Keep the scans whose quality allows a measurement:

        >>> from atoll.data.datasources.ophthalmology.sdb_source import (
        ...     SDBColumns,
        ...     SDBSource,
        ... )
        >>> source = SDBSource("/data/sdb-export", partition_size=4)
        >>> for partition in source.yield_data():
        ...     good = partition[partition[SDBColumns.SIGNAL_QUALITY] >= 20]
        ...     print(f"{len(good)} of {len(partition)} scans are usable")
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.SDB
    file_extension: ClassVar[str] = ".sdb"
