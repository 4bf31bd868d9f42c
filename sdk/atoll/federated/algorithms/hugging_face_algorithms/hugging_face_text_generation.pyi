"""Continues or answers texts with a published language model."""

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
"""Number format that a model's weights are loaded in.

The 16-bit formats halve the memory of `float32`. `float16` needs a GPU;
`bfloat16` works on recent CPUs too.
"""

class HuggingFaceTextGenerationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Lets a language model write a text for each record.

    The record's text becomes the prompt, on its own or set into
    `prompt_format`. The result of a pod is a frame with one row a record and
    the column `generated_text`, which holds what the model wrote, without the
    prompt.

    Attributes:
        model_id: The model that is run.

    Warning:
        A language model may repeat its prompt. In `ResultsOnly` generated
        texts leave the pod and may carry parts of records with them; use
        `InferenceAndCSVReport` where that matters.

    Examples:
        Summarise reports and keep the summaries at the pod:

        >>> from atoll import (
        ...     CSVReportAlgorithm,
        ...     DataStructure,
        ...     HuggingFaceTextGenerationInference,
        ...     InferenceAndCSVReport,
        ... )
        >>> summary = HuggingFaceTextGenerationInference(
        ...     model_id="example/small-instruct",
        ...     datastructure=DataStructure(selected_cols=["report"]),
        ...     prompt_format="Summarise in one sentence: {context}",
        ...     max_length=512,
        ...     torch_dtype="bfloat16",
        ... )
        >>> protocol = InferenceAndCSVReport([summary, CSVReportAlgorithm()])
        >>> protocol.run(["alice/radiology-reports"])
    """

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
    ) -> None:
        """Choose the model, the prompt and how the model writes.

        Args:
            model_id: Id of a text generation model.
            datastructure: Structure that selects exactly one text column.
            prompt_format: Text around each record's text, which takes the
                place of `{context}`. By default the record's text alone is the
                prompt.
            max_length: Most tokens of prompt and answer together. Raise it for
                long prompts: what is left for the answer is the difference.
            min_new_tokens: Least number of tokens that the model writes.
            num_beams: Beams of the beam search; 1 takes the likeliest token
                each time. Time and memory grow with it.
            repetition_penalty: Above 1.0 the model avoids tokens that it has
                used before; 1.0 does not interfere.
            torch_dtype: Number format of the weights.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If not exactly one column is selected.
            ValueError: If `prompt_format` lacks `{context}`, if `num_beams` or
                `min_new_tokens` is below 1, if `max_length` is not greater than
                `min_new_tokens`, or if `repetition_penalty` is not positive.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Make the half that collects the generated texts.

        Args:
            context: The task; its pods give the frames their order.

        Returns:
            A half whose `run` returns one frame a pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Make the half that downloads the model and lets it write.

        `initialise` raises `AlgorithmError` when the model cannot be loaded or
        does not generate text. `run` raises `DataProcessingError` when a prompt
        alone is longer than `max_length`.

        Args:
            context: The task, which tells whether records come in batches.
            hub: Not used: the model is not one of the hub's.

        Returns:
            A half whose `run` takes no argument and returns the texts.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
