from .base_source import BaseSource as BaseSource
from .base_source import FileSystemIterableSource as FileSystemIterableSource
from .base_source import FileSystemIterableSourceInferrable as FileSystemIterableSourceInferrable
from .csv_source import CSVSource as CSVSource
from .dicom_source import DICOMSource as DICOMSource
from .image_source import ImageSource as ImageSource
from .null_source import NullSource as NullSource
from .ophthalmology import DICOMOphthalmologySource as DICOMOphthalmologySource
from .ophthalmology import FDASource as FDASource
from .ophthalmology import SDBSource as SDBSource
from .utils import FileSystemFilter as FileSystemFilter

__all__ = [
    "BaseSource", "CSVSource", "DICOMOphthalmologySource", "DICOMSource", "FDASource",
    "FileSystemFilter", "FileSystemIterableSource", "FileSystemIterableSourceInferrable",
    "ImageSource", "NullSource", "SDBSource",
]
