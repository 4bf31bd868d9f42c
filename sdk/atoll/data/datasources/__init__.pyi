"""Datasources, which provide the rows of a pod.

Choose the source by the kind of data:

| The data is | Use |
|---|---|
| a table | `CSVSource` |
| a folder of photographs or exported images | `ImageSource` |
| medical images of any kind | `DICOMSource` |
| scans of the eye | `DICOMOphthalmologySource`, `SDBSource` or `FDASource` |
| not available (yet) | `NullSource` |
| something else | a subclass of `BaseSource` or `FileSystemIterableSource` |

The sources of images and scans read their files lazily, one partition at a time, so the
size of a folder is limited by the disk and not by memory.
"""

from .base_source import INFERRED_LABEL_COLUMN as INFERRED_LABEL_COLUMN
from .base_source import BaseSource as BaseSource
from .base_source import FileSystemIterableSource as FileSystemIterableSource
from .base_source import (
    FileSystemIterableSourceInferrable as FileSystemIterableSourceInferrable,
)
from .csv_source import CSVSource as CSVSource
from .dicom_source import DICOMSource as DICOMSource
from .image_source import ImageSource as ImageSource
from .null_source import NullSource as NullSource
from .ophthalmology import DICOMOphthalmologySource as DICOMOphthalmologySource
from .ophthalmology import FDASource as FDASource
from .ophthalmology import OphthalmologyDataSourceArgs as OphthalmologyDataSourceArgs
from .ophthalmology import SDBSource as SDBSource
from .types import Date as Date
from .utils import FileSkipReason as FileSkipReason
from .utils import FileSystemFilter as FileSystemFilter

__all__ = [
    "INFERRED_LABEL_COLUMN",
    "BaseSource",
    "CSVSource",
    "DICOMOphthalmologySource",
    "DICOMSource",
    "Date",
    "FDASource",
    "FileSkipReason",
    "FileSystemFilter",
    "FileSystemIterableSource",
    "FileSystemIterableSourceInferrable",
    "ImageSource",
    "NullSource",
    "OphthalmologyDataSourceArgs",
    "SDBSource",
]
