from .aggregator import Aggregator as Aggregator
from .aggregator import BaseAggregatorFactory as BaseAggregatorFactory
from .aggregator import BaseModellerAggregator as BaseModellerAggregator
from .aggregator import BaseWorkerAggregator as BaseWorkerAggregator
from .secure import SecureAggregator as SecureAggregator

__all__ = [
    "Aggregator",
    "BaseAggregatorFactory",
    "BaseModellerAggregator",
    "BaseWorkerAggregator",
    "SecureAggregator",
]
