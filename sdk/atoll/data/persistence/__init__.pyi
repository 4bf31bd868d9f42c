"""The cache of processed rows, which makes later runs of a pod fast.

Opening a scan and decoding its header takes much longer than reading a row of a table.
The rows of each file are therefore stored in a local database and reused until the file
changes. The cache never leaves the pod.

Set `ATOLL_ENABLE_DATA_CACHE` to `false` to turn it off, and `ATOLL_CACHE_DIR` to change
its location.
"""

from .base import BulkResult as BulkResult
from .base import CacheClearResult as CacheClearResult
from .base import DataPersister as DataPersister
from .sqlite import SQLiteDataPersister as SQLiteDataPersister

__all__ = ["BulkResult", "CacheClearResult", "DataPersister", "SQLiteDataPersister"]
