"""Transformations of whole columns, before the rows are split.

They change the named columns in place rather than adding new ones, except for
`AverageColumnsTransformation`. Those that depend on all rows (filling, normalising) are
computed on each pod from its own rows alone, and the numbers they use stay there.

In a task file:

```yaml
data_structure:
  transform:
    dataset:
      - clean: {cols: all}
      - normalize: {cols: [age, hours_per_week]}
      - drop_columns: {cols: [fnlwgt]}
```
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

import pandas as pd

from atoll.transformations.base_transformation import Transformation

__all__ = [
    "AverageColumnsTransformation",
    "CleanDataTransformation",
    "DatasetOperation",
    "DropColumnsTransformation",
    "NormalizeDataTransformation",
    "ScalarAdditionDataTransformation",
    "ScalarMultiplicationDataTransformation",
]

@dataclass(kw_only=True)
class DatasetOperation(Transformation):
    """Base of transformations that change columns in place.

    Attributes:
        cols: Names of the columns, without the `col:` of a reference. `all` stands for
            every column the operation can handle.
        output: Whether the columns stay in the table; true unless you say otherwise.
    """

    cols: Sequence[str] | Literal["all"] = "all"
    output: bool = True

@dataclass(kw_only=True)
class CleanDataTransformation(DatasetOperation):
    """Fills gaps, so that a model meets neither missing nor infinite values.

    In columns of numbers, infinite values count as missing, and missing ones become 0. In
    other columns they become the text `nan`, which is a category of its own.

    Attributes:
        registry_name: `clean`.

    Note:
        A custodian can clean the data for all tasks with `auto_tidy` in the pod's
        `data_config`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import CleanDataTransformation
        >>> measured = pd.DataFrame({"acuity": [0.8, float("nan")], "eye": ["L", None]})
        >>> CleanDataTransformation().apply(measured)["acuity"].tolist()
        [0.8, 0.0]
    """

    registry_name: ClassVar[str] = "clean"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Fill the gaps.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows without missing or infinite values in these columns.

        Raises:
            MissingColumnReferenceError: If one of the columns is absent.
        """

@dataclass(kw_only=True)
class NormalizeDataTransformation(DatasetOperation):
    """Brings columns of numbers to mean 0 and standard deviation 1.

    A column whose values are all equal becomes 0. With `all`, columns that do not hold
    numbers are left as they are.

    Attributes:
        registry_name: `normalize`.

    Warning:
        Each pod uses its own mean and deviation. If the populations of the pods differ,
        one number means different things to the model. Use the scalar transformations
        with constants you all agree on instead.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import NormalizeDataTransformation
        >>> patients = pd.DataFrame({"age": [40.0, 50.0, 60.0], "sex": ["f", "m", "f"]})
        >>> scaled = NormalizeDataTransformation(cols=["age"]).apply(patients)
        >>> scaled["age"].mean()
        0.0
    """

    registry_name: ClassVar[str] = "normalize"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Shift and scale the columns.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows with these columns as floating-point numbers.

        Raises:
            MissingColumnReferenceError: If one of the columns is absent.
            TransformationApplicationError: If a named column does not hold numbers.
        """

@dataclass(kw_only=True)
class DropColumnsTransformation(Transformation):
    """Removes columns that only served earlier transformations.

    To keep columns from a model there is no need to drop them: list them in
    `DataStructure.ignore_cols`. To keep them from every task, a custodian lists them in
    the source's `ignore_cols`.

    Attributes:
        registry_name: `drop_columns`.
        cols: Names of the columns to remove, without the `col:` of a reference.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import DropColumnsTransformation
        >>> table = pd.DataFrame({"age": [40], "row_number": [1]})
        >>> drop = DropColumnsTransformation(cols=["row_number"])
        >>> list(drop.apply(table).columns)
        ['age']
    """

    registry_name: ClassVar[str] = "drop_columns"
    cols: Sequence[str]

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Remove the columns.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            The rows without them.

        Raises:
            MissingColumnReferenceError: If one of the columns is absent.
        """

@dataclass(kw_only=True)
class AverageColumnsTransformation(DatasetOperation):
    """Adds the mean of several columns, row by row.

    Missing values are left out of the mean; it is missing itself only where all values
    are. With `all`, the columns that hold numbers are averaged.

    Attributes:
        registry_name: `average`.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import AverageColumnsTransformation
        >>> readings = pd.DataFrame({"first": [12.0, 15.0], "second": [14.0, 15.0]})
        >>> mean = AverageColumnsTransformation(name="pressure", cols=["first", "second"])
        >>> mean.apply(readings)["pressure"].tolist()
        [13.0, 15.0]
    """

    registry_name: ClassVar[str] = "average"

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add the column of means.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            The rows with one column more, named by `output_name`.

        Raises:
            MissingColumnReferenceError: If one of the columns is absent.
            TransformationApplicationError: If a named column does not hold numbers.
        """

@dataclass(kw_only=True)
class ScalarAdditionDataTransformation(DatasetOperation):
    """Adds a constant to columns of numbers.

    A negative constant subtracts. Together with
    `ScalarMultiplicationDataTransformation` it converts units in the same way on every
    pod.

    Attributes:
        registry_name: `scalar_add`.
        scalar: The constant for all columns, or one per column by name. Columns without
            an entry are left as they are.

    Examples:
        From kelvin to degrees Celsius:

        >>> import pandas as pd
        >>> from atoll.transformations import ScalarAdditionDataTransformation
        >>> samples = pd.DataFrame({"temperature": [293.15, 310.15]})
        >>> to_celsius = ScalarAdditionDataTransformation(
        ...     cols=["temperature"], scalar=-273.15
        ... )
        >>> to_celsius.apply(samples)["temperature"].tolist()
        [20.0, 37.0]
    """

    registry_name: ClassVar[str] = "scalar_add"
    scalar: float | Mapping[str, float]

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Add the constant.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows with changed columns.

        Raises:
            MissingColumnReferenceError: If one of the columns, or a key of `scalar`, is
                absent.
            TransformationApplicationError: If a named column does not hold numbers.
        """

@dataclass(kw_only=True)
class ScalarMultiplicationDataTransformation(DatasetOperation):
    """Multiplies columns of numbers by a constant.

    A constant below 1 divides: 0.001 turns milligrams into grams.

    Attributes:
        registry_name: `scalar_multiply`.
        scalar: The factor for all columns, or one per column by name. Columns without an
            entry are left as they are.

    Examples:
        >>> import pandas as pd
        >>> from atoll.transformations import ScalarMultiplicationDataTransformation
        >>> doses = pd.DataFrame({"dose": [500.0, 250.0], "weight": [70.0, 81.0]})
        >>> to_grams = ScalarMultiplicationDataTransformation(scalar={"dose": 0.001})
        >>> to_grams.apply(doses)["dose"].tolist()
        [0.5, 0.25]
    """

    registry_name: ClassVar[str] = "scalar_multiply"
    scalar: float | Mapping[str, float]

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Multiply by the factor.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows with changed columns, as floating-point numbers.

        Raises:
            MissingColumnReferenceError: If one of the columns, or a key of `scalar`, is
                absent.
            TransformationApplicationError: If a named column does not hold numbers.
        """
