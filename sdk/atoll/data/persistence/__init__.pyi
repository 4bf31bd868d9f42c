from .base import BulkResult as BulkResult
from .base import CacheClearResult as CacheClearResult
from .base import DataPersister as DataPersister
from .sqlite import SQLiteDataPersister as SQLiteDataPersister

__all__ = ["BulkResult", "CacheClearResult", "DataPersister", "SQLiteDataPersister"]
