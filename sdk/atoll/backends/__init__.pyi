"""Computing libraries that do the arithmetic of models, each in a package of its own.

Everything outside this package works without a deep learning library: sources, schemas,
SQL queries, messaging, and the hub. A backend adds models. One is shipped,
`atoll.backends.pytorch`.

Which one is active is decided once, when the package is first imported:

- `ATOLL_ENGINE=pytorch` demands the PyTorch backend; importing fails with `EngineError` if
  its libraries are not installed.
- `ATOLL_ENGINE=basic` leaves it out even if they are, which makes start-up faster on
  machines that only serve SQL queries.
- Without the variable the backend is used if its libraries can be imported.

`atoll.config.ENGINE` tells the outcome.

Examples:
    Import a backend's classes only where it is active:

    >>> from atoll.config import ENGINE
    >>> if ENGINE == "pytorch":
    ...     from atoll.backends.pytorch import autodetect_gpu
    ...     print(autodetect_gpu().accelerator)
"""

from . import pytorch as pytorch

__all__ = ["pytorch"]
