"""What can go wrong between a YAML file and the object it describes.

```text
SdkError
├── ConfigError
└── PlugInError
    ├── PlugInAlgorithmError
    └── PlugInProtocolError
```

Examples:
    Report all faults of a file at once:

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
    """A pod file or task file says something that cannot be understood.

    Reading goes on after the first fault, so that you can mend all of them before you try
    again. Usual causes: an unknown or misspelt key, a missing one, a value of the wrong
    kind, both `datasource` and `datasources`, or an environment variable that is not set.

    Attributes:
        faults: One sentence per fault, each with the line it was found in.
    """

    faults: list[str]

    def __init__(self, faults: Sequence[str], *, path: str | None = None) -> None:
        """Join the faults to one message.

        Args:
            faults: One sentence per fault, at least one.
            path: File they were found in, for the first line of the message.
        """

class PlugInError(SdkError):
    """A class from the plug-in folder cannot be used.

    Common base of the two exceptions below. The folder is the one that
    `ATOLL_PLUGIN_PATH` names.
    """

class PlugInAlgorithmError(PlugInError):
    """A task file names an algorithm that is neither built in nor a usable plug-in.

    Check the spelling first: a built-in name needs its prefix, as in `atoll.SqlQuery`. A
    plug-in must be in the folder, import without errors, and derive from
    `BaseAlgorithmFactory`.
    """

class PlugInProtocolError(PlugInError):
    """A task file names a protocol that is neither built in nor a usable plug-in.

    Check the spelling first: a built-in name needs its prefix, as in `atoll.ResultsOnly`.
    A plug-in must be in the folder, import without errors, and derive from
    `BaseProtocolFactory`.
    """
