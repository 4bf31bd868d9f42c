from .databunch import DataBunch as DataBunch
from .dataloaders import DataLoader as DataLoader
from .datasources import BaseSource as BaseSource
from .datasources import CSVSource as CSVSource
from .datasources import DICOMOphthalmologySource as DICOMOphthalmologySource
from .datasources import DICOMSource as DICOMSource
from .datasources import FDASource as FDASource
from .datasources import FileSystemFilter as FileSystemFilter
from .datasources import ImageSource as ImageSource
from .datasources import NullSource as NullSource
from .datasources import SDBSource as SDBSource
from .datasplitters import DatasetSplitter as DatasetSplitter
from .datasplitters import PercentageSplitter as PercentageSplitter
from .datasplitters import SplitterDefinedInData as SplitterDefinedInData
from .datastructure import BaseDataStructure as BaseDataStructure
from .datastructure import DataStructure as DataStructure
from .exceptions import DataCacheError as DataCacheError
from .exceptions import DataNotAvailableError as DataNotAvailableError
from .exceptions import DataNotLoadedError as DataNotLoadedError
from .exceptions import DataSourceError as DataSourceError
from .exceptions import DataStructureError as DataStructureError
from .exceptions import IterableDataSourceError as IterableDataSourceError
from .exceptions import SchemaError as SchemaError
from .schema import DataSchema as DataSchema
from .types import DataSourceType as DataSourceType
from .types import DataSplit as DataSplit
from .types import SemanticType as SemanticType

__all__ = [
    "BaseDataStructure", "BaseSource", "CSVSource", "DICOMOphthalmologySource", "DICOMSource",
    "DataBunch", "DataCacheError", "DataLoader", "DataNotAvailableError", "DataNotLoadedError",
    "DataSchema", "DataSourceError", "DataSourceType", "DataSplit", "DataStructure",
    "DataStructureError", "DatasetSplitter", "FDASource", "FileSystemFilter", "ImageSource",
    "IterableDataSourceError", "NullSource", "PercentageSplitter", "SDBSource", "SchemaError",
    "SemanticType", "SplitterDefinedInData",
]
