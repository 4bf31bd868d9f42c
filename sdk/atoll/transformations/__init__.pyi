"""Transformations of data, which the modeller declares and the pod applies.

Data is prepared on the pod, but a task can't run a script there for this purpose.
Instead, it declares transformations by name, and each pod applies them to its own rows.
There are four kinds:

| Kind | Works on | Module |
|---|---|---|
| unary | one column | `atoll.transformations.unary_operations` |
| binary | two columns | `atoll.transformations.binary_operations` |
| dataset | whole columns | `atoll.transformations.dataset_operations` |
| batch | images, each time they are loaded | `atoll.transformations.batch_operations` and `atoll.transformations.torchio_batch_operations` |

Declare them in `DataStructure.dataset_transforms` and `DataStructure.batch_transforms`,
in the corresponding keys of a task file, or in a separate file that the task names.

Examples:
    >>> from atoll import DataStructure
    >>> structure = DataStructure(
    ...     target="worse",
    ...     dataset_transforms=[
    ...         {"clean": {"cols": "all"}},
    ...         {"add": {"name": "fluid", "arg1": "col:irf", "arg2": "col:srf"}},
    ...         {
    ...             "compare": {
    ...                 "name": "worse",
    ...                 "arg1": "tran:fluid",
    ...                 "arg2": "col:fluid_before",
    ...                 "output": True,
    ...             }
    ...         },
    ...     ],
    ... )
"""

from .base_transformation import (
    MultiColumnOutputTransformation as MultiColumnOutputTransformation,
)
from .base_transformation import Transformation as Transformation
from .base_transformation import TransformationSpec as TransformationSpec
from .batch_operations import (
    AlbumentationsImageTransformation as AlbumentationsImageTransformation,
)
from .batch_operations import BatchTimeOperation as BatchTimeOperation
from .batch_operations import ImageTransformationSpec as ImageTransformationSpec
from .binary_operations import AdditionTransformation as AdditionTransformation
from .binary_operations import BinaryOperation as BinaryOperation
from .binary_operations import ComparisonTransformation as ComparisonTransformation
from .binary_operations import DivisionTransformation as DivisionTransformation
from .binary_operations import (
    MultiplicationTransformation as MultiplicationTransformation,
)
from .binary_operations import SubtractionTransformation as SubtractionTransformation
from .dataset_operations import (
    AverageColumnsTransformation as AverageColumnsTransformation,
)
from .dataset_operations import CleanDataTransformation as CleanDataTransformation
from .dataset_operations import DatasetOperation as DatasetOperation
from .dataset_operations import DropColumnsTransformation as DropColumnsTransformation
from .dataset_operations import (
    NormalizeDataTransformation as NormalizeDataTransformation,
)
from .dataset_operations import (
    ScalarAdditionDataTransformation as ScalarAdditionDataTransformation,
)
from .dataset_operations import (
    ScalarMultiplicationDataTransformation as ScalarMultiplicationDataTransformation,
)
from .exceptions import IncorrectReferenceError as IncorrectReferenceError
from .exceptions import (
    InvalidBatchTransformationError as InvalidBatchTransformationError,
)
from .exceptions import MissingColumnReferenceError as MissingColumnReferenceError
from .exceptions import NotColumnReferenceError as NotColumnReferenceError
from .exceptions import (
    NotTransformationReferenceError as NotTransformationReferenceError,
)
from .exceptions import TransformationApplicationError as TransformationApplicationError
from .exceptions import TransformationError as TransformationError
from .exceptions import TransformationParsingError as TransformationParsingError
from .exceptions import TransformationProcessorError as TransformationProcessorError
from .exceptions import TransformationRegistryError as TransformationRegistryError
from .parser import TransformationsParser as TransformationsParser
from .processor import TransformationProcessor as TransformationProcessor
from .torchio_batch_operations import (
    TorchIOImageTransformation as TorchIOImageTransformation,
)
from .unary_operations import InclusionTransformation as InclusionTransformation
from .unary_operations import (
    OneHotEncodingTransformation as OneHotEncodingTransformation,
)
from .unary_operations import StringUnaryOperation as StringUnaryOperation
from .unary_operations import UnaryOperation as UnaryOperation

__all__ = [
    "AdditionTransformation",
    "AlbumentationsImageTransformation",
    "AverageColumnsTransformation",
    "BatchTimeOperation",
    "BinaryOperation",
    "CleanDataTransformation",
    "ComparisonTransformation",
    "DatasetOperation",
    "DivisionTransformation",
    "DropColumnsTransformation",
    "ImageTransformationSpec",
    "InclusionTransformation",
    "IncorrectReferenceError",
    "InvalidBatchTransformationError",
    "MissingColumnReferenceError",
    "MultiColumnOutputTransformation",
    "MultiplicationTransformation",
    "NormalizeDataTransformation",
    "NotColumnReferenceError",
    "NotTransformationReferenceError",
    "OneHotEncodingTransformation",
    "ScalarAdditionDataTransformation",
    "ScalarMultiplicationDataTransformation",
    "StringUnaryOperation",
    "SubtractionTransformation",
    "TorchIOImageTransformation",
    "Transformation",
    "TransformationApplicationError",
    "TransformationError",
    "TransformationParsingError",
    "TransformationProcessor",
    "TransformationProcessorError",
    "TransformationRegistryError",
    "TransformationSpec",
    "TransformationsParser",
    "UnaryOperation",
]
