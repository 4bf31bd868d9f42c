"""Data on a pod: sources, schemas, data structures and splits.

Every task that reads data uses four objects:

1. A *source* reads rows from files or a table (`atoll.data.datasources`).
2. A *schema* describes the columns (`DataSchema`).
3. A *data structure* defines which columns a task uses, and how (`DataStructure`).
4. A *splitter* divides the rows into training, validation and test (`DatasetSplitter`).

Custodians choose the source, adjust the schema and the splitter if necessary, and
connect them to a `Pod`. Data scientists write the data structure. A `DataBunch`
combines all four for a model.

Examples:
    Prepare a local file for a model:

    >>> from atoll.data import CSVSource, DataBunch, DataSchema, DataStructure
    >>> source = CSVSource("/data/census_income.csv")
    >>> schema = DataSchema("census").generate_full_schema(source)
    >>> bunch = DataBunch(DataStructure(target="TARGET"), schema, source)
    >>> print(f"{bunch.input_size} inputs, {bunch.number_of_classes} classes")
"""

from .databunch import DataBunch as DataBunch
from .dataloaders import DataLoader as DataLoader
from .datasources import BaseSource as BaseSource
from .datasources import CSVSource as CSVSource
from .datasources import DICOMOphthalmologySource as DICOMOphthalmologySource
from .datasources import DICOMSource as DICOMSource
from .datasources import FDASource as FDASource
from .datasources import FileSystemFilter as FileSystemFilter
from .datasources import FileSystemIterableSource as FileSystemIterableSource
from .datasources import (
    FileSystemIterableSourceInferrable as FileSystemIterableSourceInferrable,
)
from .datasources import ImageSource as ImageSource
from .datasources import NullSource as NullSource
from .datasources import OphthalmologyDataSourceArgs as OphthalmologyDataSourceArgs
from .datasources import SDBSource as SDBSource
from .datasplitters import DatasetSplitter as DatasetSplitter
from .datasplitters import PercentageSplitter as PercentageSplitter
from .datasplitters import SplitterDefinedInData as SplitterDefinedInData
from .datastructure import BaseDataStructure as BaseDataStructure
from .datastructure import DataStructure as DataStructure
from .exceptions import DataCacheError as DataCacheError
from .exceptions import DataError as DataError
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
    "BaseDataStructure",
    "BaseSource",
    "CSVSource",
    "DICOMOphthalmologySource",
    "DICOMSource",
    "DataBunch",
    "DataCacheError",
    "DataError",
    "DataLoader",
    "DataNotAvailableError",
    "DataNotLoadedError",
    "DataSchema",
    "DataSourceError",
    "DataSourceType",
    "DataSplit",
    "DataStructure",
    "DataStructureError",
    "DatasetSplitter",
    "FDASource",
    "FileSystemFilter",
    "FileSystemIterableSource",
    "FileSystemIterableSourceInferrable",
    "ImageSource",
    "IterableDataSourceError",
    "NullSource",
    "OphthalmologyDataSourceArgs",
    "PercentageSplitter",
    "SDBSource",
    "SchemaError",
    "SemanticType",
    "SplitterDefinedInData",
]
