"""How the pods' updates are combined.

With `FederatedAveraging`, every pod sends an update: the difference between its
parameters after and before the round. An aggregator combines these updates into one:

- `Aggregator` computes the mean, weighted if you set weights. The modeller side sees
  the update of each pod.
- `SecureAggregator` computes the mean from secret shares. The modeller side sees only
  the mean. It supports no weights.

The other classes are base classes for your own aggregators.

Examples:
    >>> from pathlib import Path
    >>> from atoll import (
    ...     FederatedAveraging,
    ...     FederatedModelTraining,
    ...     ModelReference,
    ...     SecureAggregator,
    ... )
    >>> training = FederatedModelTraining(ModelReference(Path("income_model.py")))
    >>> protocol = FederatedAveraging(training, aggregator=SecureAggregator())
"""

from .aggregator import Aggregator as Aggregator
from .secure import SecureAggregator as SecureAggregator
from .aggregator import BaseAggregatorFactory as BaseAggregatorFactory
from .aggregator import BaseModellerAggregator as BaseModellerAggregator
from .aggregator import BaseWorkerAggregator as BaseWorkerAggregator

__all__ = [
    "Aggregator",
    "SecureAggregator",
    "BaseAggregatorFactory",
    "BaseModellerAggregator",
    "BaseWorkerAggregator",
]
