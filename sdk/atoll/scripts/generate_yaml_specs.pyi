"""The command `generate_yaml_specs`: a formal description of both YAML files.

Examples:
    On the command line:

    ```console
    $ atoll generate_yaml_specs specs
    Wrote specs/pod.schema.json and specs/task.schema.json.
    ```

    Then have your editor check a file by a comment in its first line:

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
"""Languages in which the formats can be described."""

def generate_yaml_specs(
    output_dir: str | PathLike[str] = ".",
    *,
    format: SpecFormat = "json-schema",
    include_plugins: bool = False,
) -> list[Path]:
    """Describe the pod file and the task file for editors and other programs.

    The description is derived from `atoll.runners.config_schemas`, so it always matches
    the installed version.

    Args:
        output_dir: Folder to write to; it is made if missing.
        format: `"json-schema"` writes one JSON Schema (draft 2020-12) for each file,
            `"openapi"` a single OpenAPI 3.1 document with the schemas of both.
        include_plugins: Whether algorithms and protocols of the plug-in folder are
            described too. Their code is imported for this.

    Returns:
        Absolute paths of the files. Existing ones are replaced.

    Raises:
        OSError: If the folder cannot be written to.
        PlugInError: If a file of the plug-in folder fails to import, or has a class that is
            neither an algorithm nor a protocol.

    Examples:
        >>> from atoll.scripts.generate_yaml_specs import generate_yaml_specs
        >>> pod_spec, task_spec = generate_yaml_specs("specs")
        >>> task_spec.name
        'task.schema.json'
    """
