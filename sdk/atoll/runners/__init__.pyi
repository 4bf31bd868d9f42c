"""Pods and tasks from YAML files.

You can configure pods and tasks in YAML files instead of in Python. This suits pods
that run as a service or in a container, and tasks that are run repeatedly. The
functions in this package read such a file and create the same objects as in Python.

The commands `atoll run_pod pod.yaml` and `atoll run_modeller task.yaml` call these
functions.

Examples:
    Run a task from a file and collect the results:

    >>> from atoll.runners import run_modeller, setup_modeller_from_config_file
    >>> setup = setup_modeller_from_config_file("task.yaml")
    >>> results = run_modeller(
    ...     setup.modeller,
    ...     setup.pod_identifiers,
    ...     project_id=setup.project_id,
    ...     run_on_new_data_only=setup.run_on_new_data_only,
    ...     batched_execution=setup.batched_execution,
    ... )
"""

from .exceptions import ConfigError as ConfigError
from .exceptions import PlugInAlgorithmError as PlugInAlgorithmError
from .exceptions import PlugInError as PlugInError
from .exceptions import PlugInProtocolError as PlugInProtocolError
from .modeller_runner import ModellerSetup as ModellerSetup
from .modeller_runner import run_modeller as run_modeller
from .modeller_runner import setup_modeller_from_config as setup_modeller_from_config
from .modeller_runner import setup_modeller_from_config_file as setup_modeller_from_config_file
from .pod_runner import setup_pod_from_config as setup_pod_from_config
from .pod_runner import setup_pod_from_config_file as setup_pod_from_config_file

__all__ = [
    "ConfigError",
    "ModellerSetup",
    "PlugInAlgorithmError",
    "PlugInError",
    "PlugInProtocolError",
    "run_modeller",
    "setup_modeller_from_config",
    "setup_modeller_from_config_file",
    "setup_pod_from_config",
    "setup_pod_from_config_file",
]
