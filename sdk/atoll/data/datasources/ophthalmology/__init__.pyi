from .dicom_ophthalmology_source import DICOMOphthalmologyCSVColumns as DICOMOphthalmologyCSVColumns
from .dicom_ophthalmology_source import DICOMOphthalmologySource as DICOMOphthalmologySource
from .fda_source import FDASource as FDASource
from .ophthalmology_base_source import OphthalmologyDataSourceArgs as OphthalmologyDataSourceArgs
from .sdb_source import SDBSource as SDBSource

__all__ = [
    "DICOMOphthalmologyCSVColumns", "DICOMOphthalmologySource", "FDASource",
    "OphthalmologyDataSourceArgs", "SDBSource",
]
