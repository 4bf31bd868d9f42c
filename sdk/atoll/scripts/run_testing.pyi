"""The command `run_testing`: judge a model on data of your own, without any pod.

It is a rehearsal for `ModelEvaluation`: the same code runs, and the same metrics come out,
on this machine.

Examples:
    On the command line:

    ```console
    $ atoll run_testing income_model.py census_sample.csv --target=TARGET \\
        --weights=income_model.pt
    accuracy: 0.84
    f1: 0.78
    ```
"""

from collections.abc import Mapping, Sequence
from os import PathLike

from atoll.types import JSONValue

__all__ = ["evaluate_model"]

def evaluate_model(
    path_to_model: str | PathLike[str],
    path_to_data: str | PathLike[str],
    *,
    target: str,
    weights: str | PathLike[str] | None = None,
    schema: str | PathLike[str] | None = None,
    ignore_cols: Sequence[str] = (),
    hyperparameters: Mapping[str, JSONValue] | None = None,
    test_percentage: int = 100,
) -> dict[str, float]:
    """Load a model, test it on a CSV file, and score the predictions.

    Args:
        path_to_model: Python file with exactly one model class.
        path_to_data: Path or URL of the CSV file.
        target: Column that the model predicts.
        weights: File of weights. `None` trains on the part of the rows that is not used
            for testing.
        schema: Schema file. `None` generates a schema from the CSV file; give one if the
            model was trained with categories that this file lacks.
        ignore_cols: Columns the model does not use.
        hyperparameters: Keyword arguments of the model's constructor.
        test_percentage: Share of the rows to test on, 1 to 100. Must be below 100 if there
            are no weights.

    Returns:
        Metrics by name, those that `MetricCollection.from_model` chooses.

    Raises:
        FileNotFoundError: If the model, its weights or the schema is not there.
        DataNotAvailableError: If the CSV file cannot be opened.
        ModelValidationError: If the Python file has no model class or more than one.
        SchemaError: If the target is not in the schema.
        ValueError: If the weights do not fit the model, or no rows are left to train on.

    Examples:
        >>> from atoll.scripts.run_testing import evaluate_model
        >>> scores = evaluate_model(
        ...     "income_model.py",
        ...     "census_sample.csv",
        ...     target="TARGET",
        ...     weights="income_model.pt",
        ...     hyperparameters={"epochs": 1},
        ... )
    """
