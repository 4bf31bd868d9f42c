"""Base classes of all transformations."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import pandas as pd

from atoll.types import JSONValue

__all__ = ["MultiColumnOutputTransformation", "Transformation", "TransformationSpec"]

TransformationSpec: TypeAlias = Mapping[str, Mapping[str, JSONValue]]
"""The declaration of one transformation: its registry name, and its arguments by name.

For example, `{"add": {"name": "total", "arg1": "col:a", "arg2": "col:b", "output":
True}}`.
"""

@dataclass(kw_only=True)
class Transformation(ABC):
    """Base class of transformations, which compute new values from columns.

    The modeller declares transformations and the pod applies them, so they contain only
    names and constants, and can be written as YAML.

    To write your own, derive from this class or from the base class for one column
    (`UnaryOperation`), two columns (`BinaryOperation`), the table (`DatasetOperation`)
    or images (`BatchTimeOperation`), make it a dataclass, and set `registry_name`. The
    file has to be in the plug-in folder of your machine and of every pod.

    Attributes:
        registry_name: The name of the transformation in declarations.
        name: The name of the result and of its column. Other transformations refer to
            it as `tran:<name>`. `None` generates a name from the class and a number.
        output: Whether the result is kept in the table. Results that are only used by
            later transformations are dropped at the end.

    Examples:
        Define your own transformation:

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
        """Return the transformation class for a registry name.

        Args:
            registry_name: A name such as `add` or `one_hot_encode`.

        Returns:
            The class.

        Raises:
            TransformationRegistryError: If there is no transformation with this name.

        Examples:
            >>> from atoll.transformations import Transformation
            >>> Transformation.get_class("add").__name__
            'AdditionTransformation'
        """

    @property
    def output_name(self) -> str:
        """The column of the result: `name`, or the generated name."""

    def get_references(self) -> list[str]:
        """List the references among the arguments, such as `col:age` and `tran:total`.

        Returns:
            The references in the order of the arguments.
        """

    def get_column(self, data: pd.DataFrame, reference: str) -> pd.Series[float]:
        """Return the column that a reference names.

        Args:
            data: The table.
            reference: `col:<name>` for a column of the data, `tran:<name>` for the result
                of an earlier transformation.

        Returns:
            The column's values.

        Raises:
            IncorrectReferenceError: If `reference` has another form.
            MissingColumnReferenceError: If the table has no such column.
        """

    @abstractmethod
    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Compute the result for all rows.

        Args:
            data: The table, with the results of earlier transformations.

        Returns:
            The table with the result; `data` itself is unchanged.

        Raises:
            TransformationApplicationError: If the result can't be computed from the
                values.
        """

@dataclass(kw_only=True)
class MultiColumnOutputTransformation(Transformation):
    """Base class of transformations whose result has several columns.

    Other transformations can't refer to the result, because the column would be
    ambiguous.
    """

    @property
    @abstractmethod
    def output_columns(self) -> list[str]:
        """Names of the added columns, which don't depend on the data."""
