"""Sources for scans of the eye.

Three formats are read: DICOM (`DICOMOphthalmologySource`), `.sdb` volumes (`SDBSource`)
and `.fda` volumes (`FDASource`). All of them provide the columns that the ophthalmology
algorithms need, so a screening task runs with any of these sources.
"""

from .dicom_ophthalmology_source import (
    DICOMOphthalmologyCSVColumns as DICOMOphthalmologyCSVColumns,
)
from .dicom_ophthalmology_source import (
    DICOMOphthalmologySource as DICOMOphthalmologySource,
)
from .fda_source import FDAColumns as FDAColumns
from .fda_source import FDASource as FDASource
from .ophthalmology_base_source import (
    OPHTHALMOLOGY_MODALITIES as OPHTHALMOLOGY_MODALITIES,
)
from .ophthalmology_base_source import (
    OphthalmologyDataSourceArgs as OphthalmologyDataSourceArgs,
)
from .ophthalmology_base_source import OphthalmologySource as OphthalmologySource
from .sdb_source import SDBColumns as SDBColumns
from .sdb_source import SDBSource as SDBSource
from .volume_base_source import BaseVolumeSource as BaseVolumeSource
from .volume_base_source import SLOModality as SLOModality

__all__ = [
    "OPHTHALMOLOGY_MODALITIES",
    "BaseVolumeSource",
    "DICOMOphthalmologyCSVColumns",
    "DICOMOphthalmologySource",
    "FDAColumns",
    "FDASource",
    "OphthalmologyDataSourceArgs",
    "OphthalmologySource",
    "SDBColumns",
    "SDBSource",
    "SLOModality",
]
