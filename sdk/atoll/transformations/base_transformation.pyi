"""What every transformation of data has in common."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import pandas as pd

from atoll.types import JSONValue

__all__ = ["MultiColumnOutputTransformation", "Transformation", "TransformationSpec"]

TransformationSpec: TypeAlias = Mapping[str, Mapping[str, JSONValue]]
"""One transformation as it is declared: its registry name, and its arguments by name.

For instance `{"add": {"name": "total", "arg1": "col:a", "arg2": "col:b", "output": True}}`.
"""

@dataclass(kw_only=True)
class Transformation(ABC):
    """A step that derives new values from the columns of a table.

    Transformations are declared by the modeller and applied on the pod. So they hold
    nothing but names and constants, and can be written as YAML.

    To add one, derive from this class or from one of the bases for one column
    (`UnaryOperation`), two columns (`BinaryOperation`), the table (`DatasetOperation`) or
    images (`BatchTimeOperation`), make it a dataclass, and set `registry_name`. A class
    outside the SDK is found if it is in the pod's plug-in folder.

    Attributes:
        registry_name: The name by which declarations refer to the class.
        name: The name of the result, and of the column it becomes. Other
            transformations refer to it as `tran:<name>`. Made up from the class and a
            number if `None`.
        output: Whether the result stays in the table. Results that only serve later
            transformations are dropped at the end.

    Examples:
        A transformation of your own:

        >>> from dataclasses import dataclass
        >>> from typing import ClassVar
        >>> import numpy as np
        >>> import pandas as pd
        >>> from atoll.transformations import UnaryOperation
        >>> @dataclass(kw_only=True)
        ... class LogarithmTransformation(UnaryOperation):
        ...     registry_name: ClassVar[str] = "log"
        ...     def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        ...         column = self.get_column(data, self.arg)
        ...         return data.assign(**{self.output_name: np.log(column.to_numpy())})
    """

    registry_name: ClassVar[str]
    name: str | None = None
    output: bool = False

    @classmethod
    def get_class(cls, registry_name: str) -> type[Transformation]:
        """Find a transformation by the name declarations use.

        Args:
            registry_name: A name such as `add` or `one_hot_encode`.

        Returns:
            The class.

        Raises:
            TransformationRegistryError: If no class has this name.

        Examples:
            >>> from atoll.transformations import Transformation
            >>> Transformation.get_class("add").__name__
            'AdditionTransformation'
        """

    @property
    def output_name(self) -> str:
        """The column the result is written to: `name`, or the one made up for it."""

    def get_references(self) -> list[str]:
        """List the references among the arguments, such as `col:age` and `tran:total`.

        Returns:
            The references in the order of the arguments.
        """

    def get_column(self, data: pd.DataFrame, reference: str) -> pd.Series[float]:
        """Fetch the column a reference points to.

        Args:
            data: The table.
            reference: `col:<name>` for a column of the data, `tran:<name>` for the result
                of an earlier transformation.

        Returns:
            The column's values.

        Raises:
            IncorrectReferenceError: If `reference` has neither form.
            MissingColumnReferenceError: If the table has no such column.
        """

    @abstractmethod
    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Compute the result for all rows.

        Args:
            data: The table, with the results of earlier transformations.

        Returns:
            The table with the result in it; `data` itself is unchanged.

        Raises:
            TransformationApplicationError: If the values do not allow the computation.
        """

@dataclass(kw_only=True)
class MultiColumnOutputTransformation(Transformation):
    """Base of transformations whose result takes several columns.

    No other transformation can refer to the result, since it would not be clear which
    column is meant.
    """

    @property
    @abstractmethod
    def output_columns(self) -> list[str]:
        """Names of the columns that are added, known before any data is seen."""
