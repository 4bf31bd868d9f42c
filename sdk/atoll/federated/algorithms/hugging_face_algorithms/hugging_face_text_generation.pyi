"""Text generation with a published language model."""

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
"""Number format in which a model's weights are loaded.

The 16-bit formats need half the memory of `float32`. `float16` requires a GPU, whereas
`bfloat16` also works on recent CPUs.
"""

class HuggingFaceTextGenerationInference(BaseNonModelAlgorithmFactory[pd.DataFrame]):
    """Generates a text for each record with a language model.

    The record's text is the prompt, either on its own or inserted into `prompt_format`.
    The result of a pod is a DataFrame with one row per record and the column
    `generated_text`, which contains the generated text without the prompt.

    Attributes:
        model_id: The model that is run.

    Warning:
        A language model can repeat its prompt. With `ResultsOnly`, generated texts
        leave the pod and can contain parts of records. Use `InferenceAndCSVReport` if
        that isn't acceptable.

    Examples:
        Summarise reports and keep the summaries on the pod:

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
        """Choose the model, the prompt and the generation settings.

        Args:
            model_id: Id of a text generation model.
            datastructure: Structure that selects exactly one text column.
            prompt_format: Template of the prompt, in which `{context}` is replaced by
                the record's text. By default the prompt is the record's text alone.
            max_length: Maximum number of tokens of prompt and answer together. Increase
                it for long prompts, because the answer gets what the prompt leaves.
            min_new_tokens: Minimum number of generated tokens.
            num_beams: Number of beams of the beam search; 1 always takes the most
                likely token. Time and memory grow with it.
            repetition_penalty: Values above 1.0 make tokens that were used before less
                likely; 1.0 has no effect.
            torch_dtype: Number format of the weights.
            seed: Seed of the backend's random numbers.

        Raises:
            DataStructureError: If more or fewer than one column is selected.
            ValueError: If `prompt_format` lacks `{context}`, if `num_beams` or
                `min_new_tokens` is below 1, if `max_length` isn't greater than
                `min_new_tokens`, or if `repetition_penalty` isn't positive.
        """

    def modeller(self, *, context: TaskContext) -> BaseModellerAlgorithm[pd.DataFrame]:
        """Create the modeller side, which collects the generated texts.

        Args:
            context: The task; its pods set the order of the DataFrames.

        Returns:
            A modeller side whose `run` returns one DataFrame per pod.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> BaseWorkerAlgorithm[pd.DataFrame]:
        """Create the worker side, which downloads the model and generates texts.

        `initialise` raises `AlgorithmError` if the model can't be loaded or doesn't
        generate text. `run` raises `DataProcessingError` if a prompt alone is longer
        than `max_length`.

        Args:
            context: The task, which says whether records are processed in batches.
            hub: Not used, because the model isn't stored on the hub.

        Returns:
            A worker side whose `run` takes no argument and returns the texts.

        Raises:
            EngineError: If the pod has no PyTorch backend.
        """
