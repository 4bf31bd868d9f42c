"""The command `generate_yaml_specs`, which writes schemas of both YAML files.

Examples:
    On the command line:

    ```console
    $ atoll generate_yaml_specs specs
    Wrote specs/pod.schema.json and specs/task.schema.json.
    ```

    Refer to the schema in the first line of a file, so that your editor validates it:

    ```yaml
    # yaml-language-server: $schema=specs/pod.schema.json
    name: clinic-north
    ```
"""

from os import PathLike
from pathlib import Path
from typing import Literal, TypeAlias

__all__ = ["SpecFormat", "generate_yaml_specs"]

SpecFormat: TypeAlias = Literal["json-schema", "openapi"]
"""Formats of the schemas."""

def generate_yaml_specs(
    output_dir: str | PathLike[str] = ".",
    *,
    format: SpecFormat = "json-schema",
    include_plugins: bool = False,
) -> list[Path]:
    """Write schemas of the pod file and the task file for editors and other programs.

    The schemas are generated from `atoll.runners.config_schemas`, so they match the
    installed version.

    Args:
        output_dir: Folder for the schemas, created if necessary.
        format: `"json-schema"` writes one JSON Schema (draft 2020-12) for each file,
            `"openapi"` a single OpenAPI 3.1 document with the schemas of both.
        include_plugins: Whether to include the algorithms and protocols of the plug-in
            folder, whose code is imported for this.

    Returns:
        Absolute paths of the files. Existing files are replaced.

    Raises:
        OSError: If the files can't be written.
        PlugInError: If a file of the plug-in folder can't be imported. Datasources and
            models in the folder are left out.

    Examples:
        >>> from atoll.scripts.generate_yaml_specs import generate_yaml_specs
        >>> pod_spec, task_spec = generate_yaml_specs("specs")
        >>> task_spec.name
        'task.schema.json'
    """
