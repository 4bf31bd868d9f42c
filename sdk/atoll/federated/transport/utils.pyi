__all__ = ["compute_backoff"]

def compute_backoff(
    retry_count: int, max_backoff: float = 32.0, *, jitter: bool = True
) -> float: ...
