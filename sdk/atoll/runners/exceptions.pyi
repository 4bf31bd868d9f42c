"""Errors of YAML files and of the plug-ins that they name.

```text
SdkError
├── ConfigError
└── PlugInError
    ├── PlugInAlgorithmError
    └── PlugInProtocolError
```

Examples:
    Print all errors of a file:

    >>> from atoll.runners import setup_pod_from_config_file
    >>> from atoll.runners.exceptions import ConfigError
    >>> try:
    ...     pod = setup_pod_from_config_file("pod.yaml")
    ... except ConfigError as error:
    ...     for fault in error.faults:
    ...         print(fault)
"""

from collections.abc import Sequence

from atoll.exceptions import SdkError

__all__ = ["ConfigError", "PlugInAlgorithmError", "PlugInError", "PlugInProtocolError"]

class ConfigError(SdkError, ValueError):
    """A pod file or task file is invalid.

    All errors of a file are collected, so that you can fix them together.

    Message: `pod.yaml: line 4: unknown key 'data_source'. Did you mean 'datasource'?`

    Cause: A key is mistyped, or is at the wrong level of the file.

    Fix: Correct the key. Your editor can complete keys with the schema that `atoll
    generate_yaml_specs` writes.

    Message: `pod.yaml: give either datasource or datasources, not both.`

    Cause: The pod file describes its data in two ways.

    Fix: Keep the list `datasources`, or the single `datasource` with `data_config`.

    Message: `pod.yaml: line 5: the environment variable CLINIC_KEY isn't set.`

    Cause: The file contains `${CLINIC_KEY}`, and the variable has no value.

    Fix: Set the variable before you start.

    Message: `task.yaml: template parameter 'occupation' has no value.`

    Cause: The file is a template, and a parameter without a default was left out.

    Fix: Pass the value in `template_values`.

    Attributes:
        faults: One sentence per error, each with its line number.
    """

    faults: list[str]

    def __init__(self, faults: Sequence[str], *, path: str | None = None) -> None:
        """Join the errors into one message.

        Args:
            faults: One sentence per error, at least one.
            path: File that contains the errors, for the first line of the message.
        """

class PlugInError(SdkError):
    """A file in the plug-in folder can't be used.

    It is also the base class of the two exceptions below. `ATOLL_PLUGIN_PATH` sets the
    folder.

    Message: `Histogram.py could not be imported: No module named 'seaborn'.`

    Cause: A plug-in imports a package that isn't installed, or contains an error.

    Fix: Install the package on every machine that uses the plug-in, or correct the
    file.
    """

class PlugInAlgorithmError(PlugInError):
    """A task file names an algorithm that is neither built in nor an available plug-in.

    Message: `There is no plug-in algorithm 'atoll.SqlQueries'.`

    Cause: A built-in name is mistyped or lacks its prefix, so it counts as the name of
    a plug-in, and no plug-in of that name is on your machine.

    Fix: Correct the spelling. Built-in names have a prefix, as in `atoll.SqlQuery`.

    Message: `Histogram isn't an algorithm: it doesn't derive from
    BaseAlgorithmFactory.`

    Cause: The plug-in folder has a class of that name, but it isn't an algorithm
    factory.

    Fix: Derive the class from `BaseNonModelAlgorithmFactory` or
    `BaseModelAlgorithmFactory`.
    """

class PlugInProtocolError(PlugInError):
    """A task file names a protocol that is neither built in nor an available plug-in.

    Message: `There is no plug-in protocol 'atoll.ResultOnly'.`

    Cause: A built-in name is mistyped or lacks its prefix, so it counts as the name of
    a plug-in, and no plug-in of that name is on your machine.

    Fix: Correct the spelling. Built-in names have a prefix, as in `atoll.ResultsOnly`.

    Message: `RoundRobin isn't a protocol: it doesn't derive from BaseProtocolFactory.`

    Cause: The plug-in folder has a class of that name, but it isn't a protocol factory.

    Fix: Derive the class from `BaseProtocolFactory`.
    """
