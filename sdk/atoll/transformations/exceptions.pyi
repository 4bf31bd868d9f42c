"""Errors in declaring and applying transformations.

Errors in a declaration are found before any data is read, and derive from
`TransformationParsingError`. Errors that depend on the data derive from
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
    """Base class of all errors of transformations."""

class TransformationParsingError(TransformationError):
    """A declaration of transformations is invalid.

    Message: `Transformation 2 (add): the argument 'arg2' is missing.`

    Cause: An argument is missing or unknown, or two transformations have the same name.
    The number in the message counts from 1.

    Fix: Correct the declaration. The page of the transformation's class lists its
    arguments.
    """

class TransformationRegistryError(TransformationParsingError):
    """A declaration names a transformation that doesn't exist.

    Message: `There is no transformation 'subtraction'. Did you mean 'subtract'?`

    Cause: The name is mistyped, or your own transformation isn't in the plug-in folder.

    Fix: Correct the name. Put the file of your own transformation into the plug-in
    folder of your machine and of every pod.
    """

class IncorrectReferenceError(TransformationParsingError):
    """An argument isn't a valid reference to a column or a result.

    Message: `Transformation 1 (add): 'age' isn't a reference. Use 'col:age' or
    'tran:age'.`

    Cause: The prefix of the reference is missing, or the reference names a
    transformation that produces several columns.

    Fix: Write `col:<name>` for a column of the data and `tran:<name>` for the result of
    an earlier transformation.
    """

class NotColumnReferenceError(IncorrectReferenceError):
    """A result was referenced where only a column of the data is allowed.

    Message: `'tran:resized' isn't a column: image transformations take 'col:<name>'.`

    Cause: Images are loaded from a column while batches are made, so they can't be the
    result of another transformation.

    Fix: Refer to the image column with `col:<name>`, and list all operations in one
    transformation.
    """

class NotTransformationReferenceError(IncorrectReferenceError):
    """A `tran:<name>` reference doesn't name an earlier transformation.

    Message: `'tran:total' doesn't name an earlier transformation.`

    Cause: No transformation has this name, or it is declared further down.

    Fix: Correct the name, or move the transformation in front of those that use it.
    """

class InvalidBatchTransformationError(TransformationParsingError):
    """An image operation is declared incorrectly, or isn't an image operation.

    Message: `'Resizing' isn't an image operation.`

    Cause: The operation is mistyped or has unknown arguments, the `step` doesn't exist,
    or a table transformation is listed in `batch_transforms`.

    Fix: Use a name from `IMAGE_TRANSFORMATIONS` or `TORCHIO_IMAGE_TRANSFORMATIONS`,
    with the arguments of the library's operation.
    """

class TransformationProcessorError(TransformationError):
    """Transformations that are valid on their own can't be applied together.

    Message: `Two transformations add the column 'total'.`

    Cause: Two steps produce a column of the same name.

    Fix: Give each transformation its own `name`.
    """

class MissingColumnReferenceError(TransformationProcessorError):
    """A transformation names a column that the data doesn't have.

    Message: `Column 'Age' doesn't exist.`

    Cause: The name is mistyped, or the custodian ignores the column.

    Fix: Compare the name with the dataset's schema. Case and spaces matter.
    """

class TransformationApplicationError(TransformationProcessorError):
    """A transformation failed on the values of the data.

    The message names the transformation and the column, but never a value.

    Message: `normalize failed on column 'age': the column doesn't contain numbers.`

    Cause: A column contains text instead of numbers, or an image has a shape that the
    operation doesn't support.

    Fix: Clean the column first (`CleanDataTransformation`), select other columns, or
    resize images before the operation.
    """
