"""Backends: computing libraries for models.

Datasources, schemas, SQL queries, messaging and the hub work without a deep learning
library. A backend adds models. The SDK includes one backend, `atoll.backends.pytorch`.

The active backend is determined when the package is first imported:

- `ATOLL_ENGINE=pytorch` requires the PyTorch backend; importing the package fails with
  `EngineError` if PyTorch isn't installed.
- `ATOLL_ENGINE=basic` doesn't load it, which makes start-up faster on machines that
  only run SQL queries.
- Without the variable, the backend is used if PyTorch is installed.

`atoll.config.ENGINE` contains the result.

Examples:
    Import the classes of a backend only if it is active:

    >>> from atoll.config import ENGINE
    >>> if ENGINE == "pytorch":
    ...     from atoll.backends.pytorch import autodetect_gpu
    ...     print(autodetect_gpu().accelerator)
"""

from . import pytorch as pytorch

__all__ = ["pytorch"]
