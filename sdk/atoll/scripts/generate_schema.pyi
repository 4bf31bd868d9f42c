"""The command `generate_schema`: a schema file from a CSV file.

Examples:
    On the command line:

    ```console
    $ atoll generate_schema census_income.csv --name=census --ignore_cols=fnlwgt
    Wrote census.yaml: 14 columns, 32561 rows.
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

    Use it to look at what a pod would register before you connect the data, or to correct
    a schema by hand and give it to the pod under `schema`.

    Args:
        path: Path or URL of the CSV file.
        output_path: File to write, ending in `.yaml` or `.json`. `None` writes
            `<name>.yaml` to the folder that `ATOLL_OUTPUT_DIR` names.
        name: Name of the schema; that of the CSV file without its extension if `None`.
        ignore_cols: Columns to leave out. On the command line separate them by commas.
        force_stypes: Columns whose semantic type is to be different from the detected
            one, as lists under `categorical`, `continuous`, `image` and `text`.
        full: Whether to read all rows. If not, a sample is read, and categories that it
            lacks are missing from the schema.

    Returns:
        Absolute path of the schema file.

    Raises:
        DataNotAvailableError: If the CSV file cannot be opened.
        SchemaError: If a column in `ignore_cols` or `force_stypes` does not exist.
        ValueError: If `output_path` has another extension.
        FileExistsError: If the schema file exists already.

    Warning:
        The file contains all values of categorical columns. Read it before you pass it
        on.

    Examples:
        >>> from atoll.scripts.generate_schema import gen_schema
        >>> schema_file = gen_schema(
        ...     "census_income.csv", force_stypes={"categorical": ["TARGET"]}
        ... )
    """
