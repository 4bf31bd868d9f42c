"""Vocabulary shared by everything that handles data.

Semantic types say what the values of a column *mean*, which decides how a model sees
them. A storage type such as `int64` cannot tell a postcode from a price; a semantic type
can. The records below hold what a `DataSchema` knows of one column, and `DataSplit` names
the three parts into which rows are divided.
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

Arguments of this type treat a lone value as a sequence of length one, so
`ignore_cols="id"` and `ignore_cols=["id"]` mean the same. A string counts as one value,
never as a sequence of characters.
"""

class SemanticType(str, Enum):
    """What the values of a column mean, and so how they reach a model.

    The type is guessed when a schema is generated: floating-point columns become
    continuous, integer and boolean columns with few distinct values become categorical,
    and strings become categorical or text by how often they repeat. Columns that hold
    image paths cannot be guessed. Force what is guessed wrongly with a
    `SchemaOverrideMapping`.

    Attributes:
        CATEGORICAL: One of a known set of values, such as a diagnosis code. Reaches the
            model as a one-hot vector whose order is the order of the categories in the
            schema.
        CONTINUOUS: A number on a scale, such as age or blood pressure. Reaches the model
            as one `float32`.
        IMAGE: A picture or volume, given as pixels or as the path of an image file.
            Reaches the model resized by the transformations of the `DataStructure`.
        TEXT: Free text. Reaches only models and algorithms that take strings.

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
    """The part of a dataset a row is assigned to.

    Which row goes where is the business of a `DatasetSplitter`.

    Attributes:
        TRAIN: Rows whose errors drive the change of a model's parameters.
        VALIDATION: Rows that guide choices during training, such as when to stop. Never
            used to compute gradients.
        TEST: Rows kept aside for the final evaluation and, in inference tasks, the rows
            for which predictions are made.
    """

    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"

class DataSourceType(str, Enum):
    """Names of the built-in data sources, as a pod file spells them.

    The value is the name of the class that reads the data. A `DataStructure` lists the
    sources it can work with by these members.

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
    """Text put around every value of a column that holds file paths.

    Use it when a table names its images relative to some folder, or without their
    extension. Either key may be left out.

    Attributes:
        prefix: Put before each value. A folder needs its trailing separator, as in
            `"/mnt/scans/"`.
        suffix: Put after each value, as in `".png"`.

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
    """Columns whose semantic type you decide instead of leaving it to be guessed.

    Each key takes names of columns. A column may appear under one key only, and each name
    must exist in the data.

    Attributes:
        categorical: Columns to treat as one of a set of values, such as numeric codes.
        continuous: Columns to treat as numbers on a scale, such as whole-number scores
            that repeat often.
        image: Columns that hold pixels or paths of image files.
        image_prefix: Beginnings of column names. Every column that starts with one of
            them is an image, which suits sources that give each frame a column of its
            own (`"Pixel Data"` covers `Pixel Data 0`, `Pixel Data 1` and so on).
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
    """What a schema knows of one column, whatever its semantic type.

    Records describe columns; they hold no values of individual rows. The category names
    of a `CategoricalRecord` are the one exception, and they are shared with the hub
    together with the schema.

    Attributes:
        feature_name: The column's name, exactly as in the data.
        dtype: The storage type in pandas notation, such as `int64` or `object`.
        description: A sentence for readers of the dataset's page, written by the
            custodian. `None` when no description was given.
        nullable: Whether a missing value was met when the schema was generated.
    """

    feature_name: str
    dtype: str
    description: str | None = None
    nullable: bool = False

    @property
    def semantic_type(self) -> SemanticType:
        """The kind of record this is; every subclass has a fixed answer."""

@dataclass
class CategoricalRecord(FeatureRecord):
    """A column that takes one of a known set of values.

    The order of the categories is part of the record: it fixes the position of each
    category in a one-hot vector and the index a classifier predicts. Merging schemas adds
    unknown categories at the end, so that indices already in use keep their meaning.

    Attributes:
        categories: All values met, in encoding order. They leave the pod with the schema.

    Warning:
        Category names are visible to anyone who may see the dataset. Do not declare a
        column categorical when its values identify people.

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
        """The number of categories, which is the width of the one-hot vector."""

    def encode(self, value: str) -> int:
        """Look up the position of a category.

        Args:
            value: The category as it stands in the data. Numbers are compared by their
                text, so `"3"` finds the category of the integer 3.

        Returns:
            The index, from 0 to `size` - 1.

        Raises:
            SchemaError: If `value` is not one of the categories.
        """

    def decode(self, index: int) -> str:
        """Name the category at a position, for instance one a classifier predicted.

        Args:
            index: The position, from 0 to `size` - 1.

        Returns:
            The category's name.

        Raises:
            IndexError: If `index` is out of range.
        """

@dataclass
class ContinuousRecord(FeatureRecord):
    """A column of numbers on a scale.

    No minimum, maximum or mean is stored: statistics of the rows stay on the pod.
    """

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.CONTINUOUS`."""

@dataclass
class ImageRecord(FeatureRecord):
    """A column of pictures or volumes, given as pixels or as paths.

    Attributes:
        dimensions: The shape shared by all images met, as (height, width) or
            (height, width, channels), or (frames, height, width) for volumes. `None` when
            the images differ in shape or have not been opened.
    """

    dimensions: tuple[int, ...] | None = None

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.IMAGE`."""

@dataclass
class TextRecord(FeatureRecord):
    """A column of free text.

    Unlike the values of a `CategoricalRecord`, none of the texts enters the schema.
    """

    @property
    def semantic_type(self) -> SemanticType:
        """Always `SemanticType.TEXT`."""
