"""The cache of processed rows that makes the second run of a pod fast.

Opening a scan and decoding its header takes far longer than reading a row of a table. So
what sources learn of each file is kept in a local database and reused as long as the file
does not change. Nothing in the cache leaves the pod.

Set `ATOLL_ENABLE_DATA_CACHE` to `false` to do without, and `ATOLL_CACHE_DIR` to move it.
"""

from .base import BulkResult as BulkResult
from .base import CacheClearResult as CacheClearResult
from .base import DataPersister as DataPersister
from .sqlite import SQLiteDataPersister as SQLiteDataPersister

__all__ = ["BulkResult", "CacheClearResult", "DataPersister", "SQLiteDataPersister"]
