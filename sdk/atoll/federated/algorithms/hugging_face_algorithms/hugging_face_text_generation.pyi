from typing import Literal, TypeAlias

import pandas as pd

from atoll.data.datastructure import DataStructure
from atoll.federated.algorithms.base import (
    BaseModellerAlgorithm,
    BaseNonModelAlgorithmFactory,
    BaseWorkerAlgorithm,
)
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient

__all__ = ["HuggingFaceTextGenerationInference", "TorchDType"]

TorchDType: TypeAlias = Literal["bfloat16", "float16", "float32", "float64"]

class HuggingFaceTextGenerationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    model_id: str
    def __init__(
        self,
        model_id: str,
        datastructure: DataStructure,
        *,
        prompt_format: str | None = None,
        max_length: int = 50,
        min_new_tokens: int = 1,
        num_beams: int = 1,
        repetition_penalty: float = 1.0,
        torch_dtype: TorchDType = "float32",
        seed: int = 42,
    ) -> None: ...
    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]: ...
    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]: ...
