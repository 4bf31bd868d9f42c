from typing import Any

from atoll.federated.aggregators.aggregator import (
    BaseAggregatorFactory,
    BaseModellerAggregator,
    BaseWorkerAggregator,
)
from atoll.federated.secure import SecureShare
from atoll.federated.shim import BackendTensorShim

__all__ = ["SecureAggregator"]

class SecureAggregator(BaseAggregatorFactory):
    secure_share: SecureShare
    def __init__(self, secure_share: SecureShare | None = None) -> None: ...
    @property
    def is_secure(self) -> bool: ...
    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator: ...
    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator: ...
