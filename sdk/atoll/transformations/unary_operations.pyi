"""Transformations of one column."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pandas as pd

from atoll.transformations.base_transformation import (
    MultiColumnOutputTransformation,
    Transformation,
)

__all__ = [
    "InclusionTransformation",
    "OneHotEncodingTransformation",
    "StringUnaryOperation",
    "UnaryOperation",
]

@dataclass(kw_only=True)
class UnaryOperation(Transformation):
    """Base class of transformations of one column.

    Attributes:
        arg: The column, as `col:<name>` or `tran:<name>`.
    """

    arg: str

@dataclass(kw_only=True)
class StringUnaryOperation(UnaryOperation):
    """Base class of transformations of one text column.

    Numbers are compared as text; missing values never match.
    """

@dataclass(kw_only=True)
class InclusionTransformation(StringUnaryOperation):
    """Marks the rows whose text contains a given string.

    The result is a column of booleans. The search is case-sensitive, and `in_str` isn't
    a pattern.

    Attributes:
        registry_name: `inclusion`.
        in_str: The text to look for.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import InclusionTransformation
        >>> notes = pd.DataFrame({"note": ["mild oedema", "no finding"]})
        >>> has_oedema = InclusionTransformation(
        ...     name="oedema", arg="col:note", in_str="oedema"
        ... )
        >>> has_oedema.apply(notes)["oedema"].tolist()
        [True, False]
    """

    registry_name: ClassVar[str] = "inclusion"
    in_str: str

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of booleans.

        Args:
            data: Rows with the column that `arg` refers to.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If the column is missing.
        """

@dataclass(kw_only=True)
class OneHotEncodingTransformation(UnaryOperation, MultiColumnOutputTransformation):
    """Converts a categorical column to one column of zeros and ones per category.

    Categorical columns are one-hot encoded for models automatically, in the order of
    the schema. Use this transformation to set the categories yourself, for example
    because a pre-trained model expects a certain order.

    Attributes:
        registry_name: `one_hot_encode`.
        values: The categories, in the order of the columns.
        unknown_suffix: Suffix of an additional column that marks rows with any other
            value. With `None`, such rows have only zeros.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import OneHotEncodingTransformation
        >>> encode = OneHotEncodingTransformation(
        ...     name="eye", arg="col:laterality", values=["L", "R"]
        ... )
        >>> encode.output_columns
        ['eye_L', 'eye_R', 'eye_unknown']
        >>> encoded = encode.apply(pd.DataFrame({"laterality": ["R", "?"]}))
        >>> encoded[encode.output_columns].to_numpy().tolist()
        [[0, 1, 0], [0, 0, 1]]
    """

    registry_name: ClassVar[str] = "one_hot_encode"
    values: Sequence[str]
    unknown_suffix: str | None = "unknown"

    @property
    def output_columns(self) -> list[str]:
        """The result's name with each category, then with `unknown_suffix`."""

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add the one-hot columns.

        Args:
            data: Rows with the column that `arg` refers to.

        Returns:
            The rows with the additional columns `output_columns`.

        Raises:
            MissingColumnReferenceError: If the column is missing.
        """
