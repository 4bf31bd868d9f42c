from datetime import datetime
from http.server import HTTPServer
from typing import Final, TypedDict

__all__ = [
    "MAX_TASK_EXECUTION_TIME",
    "PodHealth",
    "PodVitals",
    "start_vitals_server",
]

MAX_TASK_EXECUTION_TIME: Final = 3600

class PodHealth(TypedDict):
    healthy: bool
    ready: bool
    message: str

class PodVitals:
    def __init__(self, *, max_task_execution_time: float = MAX_TASK_EXECUTION_TIME) -> None: ...
    @property
    def last_task_started_at(self) -> datetime | None: ...
    @property
    def is_running_task(self) -> bool: ...
    def mark_ready(self) -> None: ...
    def task_started(self, task_id: str) -> None: ...
    def task_finished(self, task_id: str) -> None: ...
    def is_healthy(self) -> bool: ...
    def is_ready(self) -> bool: ...
    def report(self) -> PodHealth: ...

def start_vitals_server(
    vitals: PodVitals, *, host: str = "127.0.0.1", port: int = 29209
) -> HTTPServer: ...
