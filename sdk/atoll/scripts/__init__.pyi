"""The commands of the `atoll` program, as functions.

| Command | Function |
|---|---|
| `atoll run_pod` | `atoll.scripts.run_pod.run` |
| `atoll run_modeller` | `atoll.scripts.run_modeller.run` |
| `atoll generate_schema` | `atoll.scripts.generate_schema.gen_schema` |
| `atoll generate_yaml_specs` | `atoll.scripts.generate_yaml_specs.generate_yaml_specs` |
| `atoll run_testing` | `atoll.scripts.run_testing.evaluate_model` |

Every parameter of a function is an option of its command, with hyphens or underscores:
`atoll generate_schema data.csv --name=census` calls `gen_schema("data.csv",
name="census")`. `atoll --version` prints the version.
"""

from .generate_schema import gen_schema as gen_schema
from .generate_yaml_specs import generate_yaml_specs as generate_yaml_specs
from .run_testing import evaluate_model as evaluate_model
from .script_runner import main as main

__all__ = ["evaluate_model", "gen_schema", "generate_yaml_specs", "main"]
