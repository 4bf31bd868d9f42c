"""The command `generate_schema`, which creates a schema file from a CSV file.

Examples:
    On the command line:

    ```console
    $ atoll generate_schema census_income.csv --name=census --ignore-cols=fnlwgt
    Wrote census.yaml: 7 columns, 2000 rows.
    ```
"""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from atoll.data.types import SchemaOverrideMapping

__all__ = ["gen_schema"]

def gen_schema(
    path: str | PathLike[str],
    output_path: str | PathLike[str] | None = None,
    *,
    name: str | None = None,
    ignore_cols: Sequence[str] = (),
    force_stypes: SchemaOverrideMapping | None = None,
    full: bool = True,
) -> Path:
    """Write the schema of a CSV file to a YAML file.

    Use it to check what a pod would register before you connect the data, or to correct
    a schema and pass it to the pod under `schema`.

    Args:
        path: Path or URL of the CSV file.
        output_path: File to write, ending in `.yaml` or `.json`. `None` writes
            `<name>.yaml` in the folder that `ATOLL_OUTPUT_DIR` names.
        name: Name of the schema; `None` uses the name of the CSV file without its
            extension.
        ignore_cols: Columns to leave out, separated by commas on the command line.
        force_stypes: Semantic types to use instead of the inferred ones, as lists of
            columns under `categorical`, `continuous`, `image` and `text`.
        full: Whether to read all rows. Otherwise a sample is read, and the schema lacks
            categories that don't occur in it.

    Returns:
        Absolute path of the schema file.

    Raises:
        DataNotAvailableError: If the CSV file can't be opened.
        SchemaError: If a column in `ignore_cols` or `force_stypes` doesn't exist.
        ValueError: If `output_path` has another extension.
        FileExistsError: If the schema file already exists.

    Warning:
        The file contains all values of categorical columns. Review it before you share
        it.

    Examples:
        >>> from atoll.scripts.generate_schema import gen_schema
        >>> schema_file = gen_schema(
        ...     "census_income.csv", force_stypes={"categorical": ["TARGET"]}
        ... )
    """
