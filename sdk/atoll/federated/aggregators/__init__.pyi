"""How the pods' updates become one.

In `FederatedAveraging` every pod sends what its training changed in the
model's parameters. An aggregator combines these updates into the one that is
applied:

- `Aggregator` takes the mean, with a weight for each pod if you give them. The
  modeller side sees each pod's update.
- `SecureAggregator` takes the mean of secret shares. The modeller side sees
  the mean and nothing else. It has no weights.

The remaining classes are the bases that an aggregator of your own derives
from.

Examples:
    >>> from pathlib import Path
    >>> from atoll import (
    ...     FederatedAveraging,
    ...     FederatedModelTraining,
    ...     ModelReference,
    ...     SecureAggregator,
    ... )
    >>> training = FederatedModelTraining(ModelReference(Path("IncomeModel.py")))
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
