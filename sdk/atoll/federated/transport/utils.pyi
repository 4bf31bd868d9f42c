"""Delays between attempts to reach the message service."""

__all__ = ["compute_backoff"]

def compute_backoff(
    retry_count: int, max_backoff: float = 32.0, *, jitter: bool = True
) -> float:
    """Compute the delay before the next attempt.

    The delay doubles with every attempt, from one second up to `max_backoff`. Jitter
    shortens it at random, so that pods that lost the connection at the same time don't
    all reconnect at the same time.

    Args:
        retry_count: How many attempts have failed so far; 0 before the first retry.
        max_backoff: Maximum delay in seconds.
        jitter: Whether to shorten the delay at random, to between 50 and 100 %.

    Returns:
        The delay in seconds, at most `min(2 ** retry_count, max_backoff)`.

    Raises:
        ValueError: If `retry_count` is negative or `max_backoff` isn't positive.

    Examples:
        >>> from atoll.federated.transport.utils import compute_backoff
        >>> [compute_backoff(n, jitter=False) for n in range(4)]
        [1.0, 2.0, 4.0, 8.0]
        >>> compute_backoff(12, jitter=False)
        32.0
    """
