"""Types for handling data: semantic types, splits, sources and column records.

A semantic type describes what the values of a column *mean*, which determines how they
are passed to a model. A storage type such as `int64` can't distinguish a postcode from
a price, but a semantic type can. The record classes contain what a `DataSchema` knows
about one column, and `DataSplit` names the three splits.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypedDict, TypeVar

__all__ = [
    "CategoricalRecord",
    "ContinuousRecord",
    "DataPathModifiers",
    "DataSourceType",
    "DataSplit",
    "FeatureRecord",
    "ImageRecord",
    "SchemaOverrideMapping",
    "SemanticType",
    "SingleOrMulti",
    "TextRecord",
]

_T = TypeVar("_T")

SingleOrMulti: TypeAlias = _T | Sequence[_T]
"""One value, or a sequence of values of the same type.

A single value is treated as a sequence of length one, so `ignore_cols="id"` and
`ignore_cols=["id"]` are equivalent. A string counts as one value and not as a sequence
of characters.
"""

class SemanticType(str, Enum):
    """What the values of a column mean, which determines how they are passed to a
    model.

    The type is inferred when a schema is generated. Floating-point columns become
    continuous, integer and boolean columns with few distinct values become categorical,
    and strings become categorical or text, depending on how often they repeat. Columns
    of image paths can't be inferred. Correct the types with a `SchemaOverrideMapping`.

    Attributes:
        CATEGORICAL: One of a known set of values, such as a diagnosis code. Passed to
            the model as a one-hot vector in the order of the categories in the schema.
        CONTINUOUS: A number on a scale, such as age or blood pressure. Passed to the
            model as one `float32`.
        IMAGE: An image or volume, given as pixels or as the path of an image file.
            Passed to the model after the transformations of the `DataStructure`, which
            resize it.
        TEXT: Free text. Passed only to models and algorithms that take strings.

    Examples:
        >>> from atoll.data.types import SemanticType
        >>> SemanticType("image") is SemanticType.IMAGE
        True
    """

    CATEGORICAL = "categorical"
    CONTINUOUS = "continuous"
    IMAGE = "image"
    TEXT = "text"

class DataSplit(str, Enum):
    """The split that a row is assigned to.

    A `DatasetSplitter` assigns the rows.

    Attributes:
        TRAIN: Rows for training a model's parameters.
        VALIDATION: Rows for decisions during training, such as early stopping. Not used
            to compute gradients.
        TEST: Rows for the final evaluation and, in inference tasks, for predictions.
    """

    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"

class DataSourceType(str, Enum):
    """Names of the built-in datasources in pod files.

    The value is the name of the source's class. A `DataStructure` lists the sources
    that it can use with these members.

    Attributes:
        CSV: `CSVSource`, one table read from a file or a URL.
        DICOM: `DICOMSource`, medical images of any modality.
        DICOM_OPHTHALMOLOGY: `DICOMOphthalmologySource`, eye scans stored as DICOM.
        FDA: `FDASource`, eye scans stored as `.fda` volumes.
        IMAGE: `ImageSource`, a folder of photographs or other flat images.
        NULL: `NullSource`, no data at all.
        SDB: `SDBSource`, eye scans stored as `.sdb` volumes.
    """

    CSV = "CSVSource"
    DICOM = "DICOMSource"
    DICOM_OPHTHALMOLOGY = "DICOMOphthalmologySource"
    FDA = "FDASource"
    IMAGE = "ImageSource"
    NULL = "NullSource"
    SDB = "SDBSource"

class DataPathModifiers(TypedDict, total=False):
    """Text to add before and after every value of a column with file paths.

    Use it if a table stores image paths relative to a folder, or without their
    extension. Both keys are optional.

    Attributes:
        prefix: Text before each value. A folder needs its trailing separator, as in
            `"/mnt/scans/"`.
        suffix: Text after each value, as in `".png"`.

    Examples:
        With these modifiers the value `0001` in the column `scan` is read as
        `/mnt/scans/0001.png`:

        >>> from atoll import CSVSource
        >>> source = CSVSource(
        ...     "patients.csv",
        ...     modifiers={"scan": {"prefix": "/mnt/scans/", "suffix": ".png"}},
        ... )
    """

    prefix: str
    suffix: str

class SchemaOverrideMapping(TypedDict, total=False):
    """Columns whose semantic type you set instead of having it inferred.

    Each key takes column names. A column can appear under one key only, and has to
    exist in the data.

    Attributes:
        categorical: Columns to treat as categories, such as numeric codes.
        continuous: Columns to treat as numbers on a scale, such as integer scores that
            repeat often.
        image: Columns with pixels or paths of image files.
        image_prefix: Prefixes of column names. Every column with one of these prefixes
            is an image, for sources with one column per frame (`"Pixel Data"` covers
            `Pixel Data 0`, `Pixel Data 1` and so on).
        text: Columns to treat as free text.

    Examples:
        >>> from atoll import CSVSource, DataSchema
        >>> source = CSVSource("screening.csv")
        >>> schema = DataSchema("screening").generate_full_schema(
        ...     source,
        ...     force_stypes={"categorical": ["site_code"], "image": ["scan_path"]},
        ... )
    """

    categorical: Sequence[str]
    continuous: Sequence[str]
    image: Sequence[str]
    image_prefix: Sequence[str]
    text: Sequence[str]

@dataclass
class FeatureRecord:
    """What a schema knows about one column, whatever its semantic type.

    Records describe columns and contain no values of individual rows. The only
    exceptions are the category names of a `CategoricalRecord`, which are uploaded to
    the hub with the schema.

    Attributes:
        feature_name: The column's name, exactly as in the data.
        dtype: The storage type in pandas notation, such as `int64` or `object`.
        description: The custodian's description, shown on the dataset's page; `None` if
            there is none.
        nullable: Whether the column had missing values when the schema was generated.
    """

    feature_name: str
    dtype: str
    description: str | None = None
    nullable: bool = False

    @property
    def semantic_type(self) -> SemanticType:
        """The semantic type of the column, which is fixed for every subclass."""

@dataclass
class CategoricalRecord(FeatureRecord):
    """A column with values from a known set.

    The order of the categories is part of the record, because it determines the
    position of each category in a one-hot vector and the index that a classifier
    predicts. When schemas are merged, unknown categories are added at the end, so that
    existing indices keep their meaning.

    Attributes:
        categories: All values, in encoding order. They leave the pod with the schema.

    Warning:
        Users with a role on the pod, and projects that the dataset is linked to, can
        read the category names. Don't declare a column categorical if its values
        identify people.

    Examples:
        >>> from atoll.data.types import CategoricalRecord
        >>> smoker = CategoricalRecord("smoker", "object", categories=("no", "yes"))
        >>> smoker.encode("yes")
        1
        >>> smoker.decode(0)
        'no'
    """

    categories: tuple[str, ...] = ()

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.CATEGORICAL`."""

    @property
    def size(self) -> int:
        """The number of categories, which is the length of the one-hot vector."""

    def encode(self, value: str) -> int:
        """Return the index of a category.

        Args:
            value: The category as in the data. Numbers are compared as text, so `"3"`
                matches the integer 3.

        Returns:
            The index, from 0 to `size` - 1.

        Raises:
            SchemaError: If `value` isn't one of the categories.
        """

    def decode(self, index: int) -> str:
        """Return the category at an index, for example one that a classifier predicted.

        Args:
            index: The index, from 0 to `size` - 1.

        Returns:
            The category's name.

        Raises:
            IndexError: If `index` is out of range.
        """

@dataclass
class ContinuousRecord(FeatureRecord):
    """A column of numbers on a scale.

    The schema doesn't store the minimum, maximum or mean of numeric columns.
    """

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.CONTINUOUS`."""

@dataclass
class ImageRecord(FeatureRecord):
    """A column of images or volumes, given as pixels or as paths.

    Attributes:
        dimensions: The shape of all images, as (height, width) or (height, width,
            channels), or (frames, height, width) for volumes. `None` if the images
            differ in shape or haven't been opened.
    """

    dimensions: tuple[int, ...] | None = None

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.IMAGE`."""

@dataclass
class TextRecord(FeatureRecord):
    """A column of free text.

    Unlike the values of a `CategoricalRecord`, the texts aren't part of the schema.
    """

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.TEXT`."""
