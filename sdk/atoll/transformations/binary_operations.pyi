"""Transformations that combine two columns row by row.

Each transformation takes two references and adds one column. To combine a column with a
constant, use `ScalarAdditionDataTransformation` or
`ScalarMultiplicationDataTransformation`.

You can use results in further transformations:

```yaml
transform:
  dataset:
    - subtract: {name: pulse_pressure, arg1: col:systolic, arg2: col:diastolic}
    - divide:
        name: pressure_ratio
        arg1: tran:pulse_pressure
        arg2: col:systolic
        output: true
```
"""

from dataclasses import dataclass
from typing import ClassVar

import pandas as pd

from atoll.transformations.base_transformation import Transformation

__all__ = [
    "AdditionTransformation",
    "BinaryOperation",
    "ComparisonTransformation",
    "DivisionTransformation",
    "MultiplicationTransformation",
    "SubtractionTransformation",
]

@dataclass(kw_only=True)
class BinaryOperation(Transformation):
    """Base class of transformations of two columns.

    If a value is missing, so is the result.

    Attributes:
        arg1: The first column, as `col:<name>` or `tran:<name>`.
        arg2: The second column, in the same form.
    """

    arg1: str
    arg2: str

@dataclass(kw_only=True)
class AdditionTransformation(BinaryOperation):
    """Adds two columns of numbers.

    Attributes:
        registry_name: `add`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import AdditionTransformation
        >>> volumes = pd.DataFrame({"intraretinal": [0.1, 0.0], "subretinal": [0.3, 0.2]})
        >>> total = AdditionTransformation(
        ...     name="fluid", arg1="col:intraretinal", arg2="col:subretinal", output=True
        ... )
        >>> total.apply(volumes)["fluid"].tolist()
        [0.4, 0.2]
    """

    registry_name: ClassVar[str] = "add"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of sums.

        Args:
            data: Rows with the two columns.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If a column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class SubtractionTransformation(BinaryOperation):
    """Subtracts the second column from the first.

    Columns of dates are also supported; the result is the difference in days.

    Attributes:
        registry_name: `subtract`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import SubtractionTransformation
        >>> pressure = pd.DataFrame({"systolic": [120, 140], "diastolic": [80, 85]})
        >>> pulse = SubtractionTransformation(
        ...     name="pulse", arg1="col:systolic", arg2="col:diastolic"
        ... )
        >>> pulse.apply(pressure)["pulse"].tolist()
        [40, 55]
    """

    registry_name: ClassVar[str] = "subtract"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of differences.

        Args:
            data: Rows with the two columns.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If the columns aren't both numbers or both
                dates.
        """

@dataclass(kw_only=True)
class MultiplicationTransformation(BinaryOperation):
    """Multiplies two columns of numbers.

    Use it for interactions, or to mask values with a column of zeros and ones.

    Attributes:
        registry_name: `multiply`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import MultiplicationTransformation
        >>> shifts = pd.DataFrame({"hours": [8, 6], "is_paid": [1, 0]})
        >>> paid = MultiplicationTransformation(
        ...     name="paid_hours", arg1="col:hours", arg2="col:is_paid"
        ... )
        >>> paid.apply(shifts)["paid_hours"].tolist()
        [8, 0]
    """

    registry_name: ClassVar[str] = "multiply"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of products.

        Args:
            data: Rows with the two columns.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If a column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class DivisionTransformation(BinaryOperation):
    """Divides the first column by the second.

    Division by zero gives a missing value instead of an infinite one, so that later
    averages are finite.

    Attributes:
        registry_name: `divide`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import DivisionTransformation
        >>> visits = pd.DataFrame({"cost": [300.0, 50.0], "days": [4, 0]})
        >>> per_day = DivisionTransformation(
        ...     name="cost_per_day", arg1="col:cost", arg2="col:days"
        ... )
        >>> per_day.apply(visits)["cost_per_day"].tolist()
        [75.0, nan]
    """

    registry_name: ClassVar[str] = "divide"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of quotients.

        Args:
            data: Rows with the two columns.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If a column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class ComparisonTransformation(BinaryOperation):
    """Compares two columns.

    The result is -1 where the first value is smaller, 0 where they are equal, and 1
    where the first is greater. Both columns have to contain numbers, dates or text.

    Attributes:
        registry_name: `compare`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import ComparisonTransformation
        >>> acuity = pd.DataFrame({"before": [55, 70, 62], "after": [60, 70, 50]})
        >>> change = ComparisonTransformation(
        ...     name="improved", arg1="col:after", arg2="col:before"
        ... )
        >>> change.apply(acuity)["improved"].tolist()
        [1, 0, -1]
    """

    registry_name: ClassVar[str] = "compare"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add a column of -1, 0 and 1.

        Args:
            data: Rows with the two columns.

        Returns:
            The rows with one additional column.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If the columns contain values of different
                types.
        """
