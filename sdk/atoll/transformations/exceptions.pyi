"""What can go wrong when transformations are declared and when they are applied.

Faults of a declaration are found before any data is touched and derive from
`TransformationParsingError`. Faults that only show on the data derive from
`TransformationProcessorError`.

```text
TransformationError
├── TransformationParsingError
│   ├── TransformationRegistryError
│   ├── InvalidBatchTransformationError
│   └── IncorrectReferenceError
│       ├── NotColumnReferenceError
│       └── NotTransformationReferenceError
└── TransformationProcessorError
    ├── MissingColumnReferenceError
    └── TransformationApplicationError
```
"""

from atoll.exceptions import SdkError

__all__ = [
    "IncorrectReferenceError",
    "InvalidBatchTransformationError",
    "MissingColumnReferenceError",
    "NotColumnReferenceError",
    "NotTransformationReferenceError",
    "TransformationApplicationError",
    "TransformationError",
    "TransformationParsingError",
    "TransformationProcessorError",
    "TransformationRegistryError",
]

class TransformationError(SdkError):
    """Common base: catch it to handle any fault of a transformation in one place."""

class TransformationParsingError(TransformationError):
    """A declaration cannot be understood.

    The message says which of the declarations is at fault, counted from 1, and which
    argument. Usual causes: an argument is missing or unknown, or a name is used twice.
    """

class TransformationRegistryError(TransformationParsingError):
    """A declaration names a transformation that does not exist.

    The message lists similar names. If it is one of your own, check that its file is in
    the plug-in folder of the pod as well as in yours.
    """

class IncorrectReferenceError(TransformationParsingError):
    """An argument that must be a reference is none, or refers to something unusable.

    References are written `col:<name>` or `tran:<name>`. A result of several columns
    cannot be referred to.
    """

class NotColumnReferenceError(IncorrectReferenceError):
    """A transformation's result was given where only a column of the data will do.

    Images are loaded column by column as batches are made, so their transformations take
    `col:<name>` alone.
    """

class NotTransformationReferenceError(IncorrectReferenceError):
    """A `tran:<name>` does not name an earlier transformation.

    Either there is none of this name, or it is declared further down. Put it before the
    one that needs it.
    """

class InvalidBatchTransformationError(TransformationParsingError):
    """An operation on images is declared wrongly, or is not one.

    Usual causes: an operation the imaging library does not have, arguments that it does
    not take, an unknown `step`, or a table transformation among `batch_transforms`.
    """

class TransformationProcessorError(TransformationError):
    """Transformations that are valid one by one cannot be applied to this data.

    Raised itself when batch and table transformations are mixed up in a processor.
    """

class MissingColumnReferenceError(TransformationProcessorError):
    """A `col:<name>` names a column the data does not have.

    Compare the name with the dataset's schema; case and spaces count.
    """

class TransformationApplicationError(TransformationProcessorError):
    """A transformation failed on the values it met.

    Usual causes: text in a column that should hold numbers, or an image whose shape the
    operation cannot handle. The message names the transformation and the column, never
    the value.
    """
