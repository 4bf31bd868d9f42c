from enum import Enum
from typing import ClassVar

from atoll.data.datasources.ophthalmology.volume_base_source import BaseVolumeSource

__all__ = ["FDAColumns", "FDASource"]

class FDAColumns(str, Enum):
    PATIENT_ID = "Patient ID"
    LATERALITY = "Laterality"
    SCAN_DATE = "Scan Date"
    NUMBER_OF_BSCANS = "Number of B-scans"

class FDASource(BaseVolumeSource):
    file_extension: ClassVar[str] = ".fda"
