"""Transformations of whole columns, before the rows are split.

They change columns in place, except `AverageColumnsTransformation`, which adds one, and
`DropColumnsTransformation`, which removes some. Each pod computes them from its own
rows only, and the computed statistics stay on the pod. As they are applied before the
split, statistics such as the mean include the test rows.

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
    """Base class of transformations that change columns in place.

    Attributes:
        cols: Names of the columns, without the `col:` of a reference. `all` means every
            column that the operation supports.
        output: Whether the columns are kept in the table; true by default.
    """

    cols: Sequence[str] | Literal["all"] = "all"
    output: bool = True

@dataclass(kw_only=True)
class CleanDataTransformation(DatasetOperation):
    """Replaces missing and infinite values.

    In numeric columns, missing and infinite values become 0. In other columns, missing
    values become the text `nan`, which is a separate category.

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
        """Replace the missing values.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows without missing or infinite values in these columns.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
        """

@dataclass(kw_only=True)
class NormalizeDataTransformation(DatasetOperation):
    """Scales numeric columns to mean 0 and standard deviation 1.

    A column with equal values becomes 0. With `all`, other columns aren't changed.

    Attributes:
        registry_name: `normalize`.

    Warning:
        Each pod uses its own mean and standard deviation. If the populations of the
        pods differ, the same value is scaled differently. In this case, use the scalar
        transformations with the same constants on all pods. The statistics include the
        validation and test rows, which leaks information into an evaluation; constants
        avoid this too.

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
        """Scale the columns.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            Rows with these columns as floating-point numbers.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If a named column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class DropColumnsTransformation(Transformation):
    """Removes columns that only earlier transformations need.

    To exclude columns from the input of a model, list them in
    `DataStructure.ignore_cols` instead. To exclude them from every task, the custodian
    lists them in the source's `ignore_cols`.

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
            The rows without these columns.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
        """

@dataclass(kw_only=True)
class AverageColumnsTransformation(DatasetOperation):
    """Adds the mean of several columns for each row.

    Missing values are ignored; the mean is missing only if all values are. With `all`,
    all numeric columns are averaged.

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
        """Add a column of means.

        Args:
            data: Rows with the columns in `cols`.

        Returns:
            The rows with an additional column `output_name`.

        Raises:
            MissingColumnReferenceError: If one of the columns is missing.
            TransformationApplicationError: If a named column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class ScalarAdditionDataTransformation(DatasetOperation):
    """Adds a constant to numeric columns.

    Use a negative constant to subtract. Together with
    `ScalarMultiplicationDataTransformation`, it converts units in the same way on every
    pod.

    Attributes:
        registry_name: `scalar_add`.
        scalar: The constant for all columns, or one per column by name. Columns without
            an entry aren't changed.

    Examples:
        Convert kelvin to degrees Celsius:

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
                missing.
            TransformationApplicationError: If a named column doesn't contain numbers.
        """

@dataclass(kw_only=True)
class ScalarMultiplicationDataTransformation(DatasetOperation):
    """Multiplies numeric columns by a constant.

    For example, a factor of 0.001 converts milligrams to grams.

    Attributes:
        registry_name: `scalar_multiply`.
        scalar: The factor for all columns, or one per column by name. Columns without
            an entry aren't changed.

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
                missing.
            TransformationApplicationError: If a named column doesn't contain numbers.
        """
