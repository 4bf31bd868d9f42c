"""The command `run_testing`, which evaluates a model locally, without a pod.

It runs the same code and returns the same metrics as `ModelEvaluation`, on your
machine.

Examples:
    On the command line:

    ```console
    $ atoll run_testing income_model.py census_sample.csv --target=TARGET \\
        --weights=income_model.pt
    accuracy: 0.84
    precision: 0.79
    recall: 0.77
    f1: 0.78
    roc_auc: 0.91
    average_precision: 0.86
    brier_score: 0.11
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
    """Load a model and evaluate it on a CSV file.

    Args:
        path_to_model: Python file with exactly one model class. The file can have any
            name.
        path_to_data: Path or URL of the CSV file.
        target: Column that the model predicts.
        weights: File of weights. `None` trains on the rows that aren't used for
            evaluation; `hyperparameters` then need `epochs` or `steps`.
        schema: Schema file. `None` generates a schema from the CSV file. Set it if the
            model was trained with categories that the CSV file lacks.
        ignore_cols: Columns that the model doesn't use.
        hyperparameters: Keyword arguments of the model's constructor.
        test_percentage: Percentage of the rows to evaluate on, 1 to 100. Has to be
            below 100 if there are no weights.

    Returns:
        Metrics by name, as chosen by `MetricCollection.from_model`.

    Raises:
        FileNotFoundError: If the model, its weights or the schema doesn't exist.
        DataNotAvailableError: If the CSV file can't be opened.
        ModelValidationError: If the Python file has no model class or more than one.
        SchemaError: If the target isn't in the schema.
        ValueError: If the weights don't match the model, or there are no rows to train
            on.

    Examples:
        >>> from atoll.scripts.run_testing import evaluate_model
        >>> scores = evaluate_model(
        ...     "income_model.py",
        ...     "census_sample.csv",
        ...     target="TARGET",
        ...     weights="income_model.pt",
        ... )
    """
