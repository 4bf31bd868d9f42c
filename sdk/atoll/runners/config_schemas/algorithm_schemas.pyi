"""Keys `algorithm` and `aggregator` of a task file, with one class per algorithm.

An algorithm has a `name`, `arguments` and, if required, a `model`. The name of a
built-in algorithm begins with `atoll.`; any other name is the name of a plug-in. The
arguments are those of the Python class of the same name, except the data structure,
which is part of the task under `data_structure`.

Examples:
    One algorithm with a model:

    ```yaml
    algorithm:
      name: atoll.ModelTrainingAndEvaluation
      model:
        model_reference: {model_ref: models/relapse_model.py}
        hyperparameters: {epochs: 10, batch_size: 64}
    ```

    Several algorithms, which run in this order:

    ```yaml
    algorithm:
      - name: atoll.RecordFilterAlgorithm
        arguments:
          filters:
            - {column: age, operator: ">=", value: 18}
      - name: atoll.TIMMInference
        arguments:
          model_id: resnet50.a1_in1k
          num_classes: 2
          class_outputs: [healthy, diseased]
      - name: atoll.CSVReportAlgorithm
    ```
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from atoll.federated.algorithms.hugging_face_algorithms.hugging_face_text_classification import (
    FunctionToApply,
)
from atoll.federated.algorithms.hugging_face_algorithms.hugging_face_text_generation import (
    TorchDType,
)
from atoll.federated.algorithms.hugging_face_algorithms.utils import TIMMTrainingConfig
from atoll.federated.algorithms.ophthalmology.csv_report_generation_ophth_algorithm import (
    DFSortType,
)
from atoll.federated.algorithms.ophthalmology.ophth_algo_types import (
    ColumnFilter,
    FluidSegmentationLabel,
)
from atoll.federated.algorithms.private_sql_query import ColumnRange
from atoll.federated.privacy.differential import DPModellerConfig
from atoll.models.base_models import (
    ActivationName,
    EarlyStopping,
    LoggerConfig,
    Optimizer,
    Scheduler,
)
from atoll.runners.config_schemas.common_schemas import (
    FilePath,
    ModelReference,
    TemplatedOrTyped,
)
from atoll.transformations.base_transformation import TransformationSpec
from atoll.types import JSONValue, UsedForConfigSchemas

__all__ = [
    "AggregatorConfig",
    "AlgorithmConfig",
    "AnyAlgorithmConfig",
    "CSVReportAlgorithmConfig",
    "CSVReportArgumentsConfig",
    "CSVReportGeneratorOphthalmologyAlgorithmConfig",
    "CSVReportGeneratorOphthalmologyArgumentsConfig",
    "ETDRSAlgorithmConfig",
    "ETDRSArgumentsConfig",
    "FederatedModelTrainingAlgorithmConfig",
    "FederatedModelTrainingArgumentsConfig",
    "FluidVolumeCalculationAlgorithmConfig",
    "FluidVolumeCalculationArgumentsConfig",
    "FoveaCoordinatesAlgorithmConfig",
    "FoveaCoordinatesArgumentsConfig",
    "GenericAlgorithmConfig",
    "HuggingFaceImageClassificationAlgorithmConfig",
    "HuggingFaceImageClassificationArgumentsConfig",
    "HuggingFaceImageSegmentationAlgorithmConfig",
    "HuggingFaceImageSegmentationArgumentsConfig",
    "HuggingFaceTextClassificationAlgorithmConfig",
    "HuggingFaceTextClassificationArgumentsConfig",
    "HuggingFaceTextGenerationAlgorithmConfig",
    "HuggingFaceTextGenerationArgumentsConfig",
    "MatchPatientVisitConfig",
    "ModelAlgorithmConfig",
    "ModelConfig",
    "ModelEvaluationAlgorithmConfig",
    "ModelEvaluationArgumentsConfig",
    "ModelInferenceAlgorithmConfig",
    "ModelInferenceArgumentsConfig",
    "ModelReferenceConfig",
    "ModelStructureConfig",
    "ModelTrainingAndEvaluationAlgorithmConfig",
    "ModelTrainingAndEvaluationArgumentsConfig",
    "PrivateSqlQueryAlgorithmConfig",
    "PrivateSqlQueryArgumentsConfig",
    "RecordFilterAlgorithmConfig",
    "RecordFilterArgumentsConfig",
    "SqlQueryAlgorithmConfig",
    "SqlQueryArgumentsConfig",
    "TIMMFineTuningAlgorithmConfig",
    "TIMMFineTuningArgumentsConfig",
    "TIMMInferenceAlgorithmConfig",
    "TIMMInferenceArgumentsConfig",
]

@dataclass(frozen=True, kw_only=True)
class AggregatorConfig(UsedForConfigSchemas):
    """Key `aggregator`: how the updates of the pods are combined.

    Attributes:
        secure: Whether to use secure aggregation, so that the modeller doesn't see the
            updates of single pods. All pods have to be in each other's `approved_pods`.
        weights: Weight of each pod in the mean, by pod identifier. `None` uses equal
            weights. Not allowed with `secure`.

    Examples:
        ```yaml
        aggregator:
          weights: {alice/clinic-north: 0.7, bob/clinic-south: 0.3}
        ```
    """

    secure: bool = False
    weights: Mapping[str, float] | None = None

@dataclass(frozen=True, kw_only=True)
class ModelReferenceConfig(UsedForConfigSchemas):
    """Key `model_reference`: a custom model from a file or the hub.

    Attributes:
        model_ref: Path of the model's Python file, or its name on the hub. The file can
            have any name; the model is named after the class in it.
        username: Owner of the model on the hub. `None` means your own account.
        model_version: Version on the hub. `None` uses the latest. Approvals refer to a
            single version.
        private: Whether a model that is uploaded from a file is visible to you only.
        weights: File of weights to start from. It takes precedence over weights on the
            hub.

    Examples:
        ```yaml
        model_reference:
          model_ref: RelapseModel
          username: carol
          model_version: 3
        ```
    """

    model_ref: ModelReference
    username: str | None = None
    model_version: int | None = None
    private: bool = True
    weights: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class ModelStructureConfig(UsedForConfigSchemas):
    """Key `structure`: the layers of a model whose layers are configurable.

    The keys are those of `atoll.models.base_models.ModelStructure`. Models that define
    their layers in `create_model` ignore them.

    Attributes:
        hidden_layers: Number of units of each hidden layer, first to last.
        activation: Activation function after every hidden layer.
        dropout: Dropout rate, from 0 up to but not including 1.
        batch_norm: Whether batch normalisation follows every hidden layer.
    """

    hidden_layers: Sequence[int] = (50, 20)
    activation: ActivationName = "relu"
    dropout: float = 0.0
    batch_norm: bool = True

@dataclass(frozen=True, kw_only=True)
class ModelConfig(UsedForConfigSchemas):
    """Key `model`: the model and its hyperparameters.

    Give either `name` or `model_reference`.

    Attributes:
        name: Class name of a model in the plug-in folder.
        model_reference: A model from a file or the hub.
        hyperparameters: Keyword arguments of the model's constructor. Training needs
            `epochs` or `steps`; evaluation and inference need neither. Values can be
            placeholders of template parameters.
        structure: Layers, for models whose layers are configurable.
        optimizer: Optimiser, for models whose optimiser is configurable.
        scheduler: Learning-rate schedule, for the same models.
        early_stopping: When training on a pod ends before all epochs or steps are
            completed.
        logger_config: Where a pod logs the training.
        dp_config: Settings of differential privacy. A pod's caps apply.

    Examples:
        Train privately for 5 epochs. With a batch size of 64 on 26,000 rows this spends
        ε ≈ 0.9, which is within the budget:

        ```yaml
        model:
          model_reference: {model_ref: RelapseModel, model_version: 3}
          hyperparameters: {epochs: 5, batch_size: 64}
          dp_config: {epsilon: 2.0, noise_multiplier: 1.1}
        ```
    """

    name: str | None = None
    model_reference: ModelReferenceConfig | None = None
    hyperparameters: Mapping[str, TemplatedOrTyped[JSONValue]] = field(
        default_factory=dict[str, TemplatedOrTyped[JSONValue]]
    )
    structure: ModelStructureConfig | None = None
    optimizer: Optimizer | None = None
    scheduler: Scheduler | None = None
    early_stopping: EarlyStopping | None = None
    logger_config: LoggerConfig | None = None
    dp_config: DPModellerConfig | None = None

@dataclass(frozen=True, kw_only=True)
class AlgorithmConfig(UsedForConfigSchemas):
    """The keys that all algorithms have.

    Attributes:
        name: Class name of the algorithm, with the reserved prefix if it is built in.
    """

    name: str

@dataclass(frozen=True, kw_only=True)
class ModelAlgorithmConfig(AlgorithmConfig):
    """The keys of algorithms that train or run a custom model.

    Attributes:
        name: Class name of the algorithm.
        model: The model.
    """

    model: ModelConfig

@dataclass(frozen=True, kw_only=True)
class GenericAlgorithmConfig(AlgorithmConfig):
    """An algorithm from the plug-in folder.

    Warning:
        A mistyped built-in name, or one without its prefix, counts as the name of a
        plug-in. If your machine has no plug-in of that name, loading the file fails
        with `PlugInAlgorithmError`. A plug-in that only the pod lacks is refused by the
        pod.

    Attributes:
        name: Class name of the plug-in, without a prefix.
        arguments: Keyword arguments of its constructor.
        model: The model, if the plug-in takes one.

    Examples:
        ```yaml
        algorithm:
          name: Histogram
          arguments: {column: age, bins: 20}
        ```
    """

    name: str
    arguments: Mapping[str, JSONValue] = field(default_factory=dict[str, JSONValue])
    model: ModelConfig | None = None

@dataclass(frozen=True, kw_only=True)
class FederatedModelTrainingArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FederatedModelTraining`.

    Attributes:
        modeller_checkpointing: Whether the modeller side saves the averaged weights
            after every round.
        checkpoint_filename: Name of the checkpoint, without a folder or an extension.
            `None` uses the identifier of the task.
    """

    modeller_checkpointing: bool = True
    checkpoint_filename: str | None = None

@dataclass(frozen=True, kw_only=True)
class FederatedModelTrainingAlgorithmConfig(ModelAlgorithmConfig):
    """Training rounds on each pod, for `atoll.FederatedAveraging`.

    Attributes:
        name: The algorithm's name.
        model: Model to train.
        arguments: Options of `FederatedModelTraining`.

    Examples:
        ```yaml
        algorithm:
          name: atoll.FederatedModelTraining
          arguments: {checkpoint_filename: relapse}
          model:
            name: RelapseModel
            hyperparameters: {steps: 400}
        ```
    """

    name: Literal["atoll.FederatedModelTraining"] = "atoll.FederatedModelTraining"
    arguments: FederatedModelTrainingArgumentsConfig = FederatedModelTrainingArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class ModelTrainingAndEvaluationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.ModelTrainingAndEvaluation`, which takes none."""

@dataclass(frozen=True, kw_only=True)
class ModelTrainingAndEvaluationAlgorithmConfig(ModelAlgorithmConfig):
    """Training on each pod, then metrics on its test split.

    Attributes:
        name: The algorithm's name.
        model: Model to train and evaluate.
        arguments: Always empty.
    """

    name: Literal["atoll.ModelTrainingAndEvaluation"] = "atoll.ModelTrainingAndEvaluation"
    arguments: ModelTrainingAndEvaluationArgumentsConfig = (
        ModelTrainingAndEvaluationArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class ModelEvaluationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.ModelEvaluation`, which takes none."""

@dataclass(frozen=True, kw_only=True)
class ModelEvaluationAlgorithmConfig(ModelAlgorithmConfig):
    """Metrics of a trained model on each pod's test split.

    Attributes:
        name: The algorithm's name.
        model: Model to evaluate. It needs weights, from a file or the hub.
        arguments: Always empty.
    """

    name: Literal["atoll.ModelEvaluation"] = "atoll.ModelEvaluation"
    arguments: ModelEvaluationArgumentsConfig = ModelEvaluationArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class ModelInferenceArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.ModelInference`.

    Attributes:
        class_outputs: Names of the prediction columns, in the order of the model's
            outputs. `None` numbers them.
    """

    class_outputs: Sequence[str] | None = None

@dataclass(frozen=True, kw_only=True)
class ModelInferenceAlgorithmConfig(ModelAlgorithmConfig):
    """Predictions of a trained model for each pod's records.

    Attributes:
        name: The algorithm's name.
        model: Model to run. It needs weights, from a file or the hub.
        arguments: Options of `ModelInference`.
    """

    name: Literal["atoll.ModelInference"] = "atoll.ModelInference"
    arguments: ModelInferenceArgumentsConfig = ModelInferenceArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class SqlQueryArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.SqlQuery`.

    Attributes:
        query: One `SELECT` statement.
        table: Name of the table in the query. `None` uses the name of each pod's dataset.
    """

    query: str
    table: str | None = None

@dataclass(frozen=True, kw_only=True)
class SqlQueryAlgorithmConfig(AlgorithmConfig):
    """An exact SQL query. Pods with `private_sql_only` refuse it.

    Attributes:
        name: The algorithm's name.
        arguments: The query.

    Examples:
        ```yaml
        algorithm:
          name: atoll.SqlQuery
          arguments:
            query: SELECT ward, AVG(days) AS days FROM visits GROUP BY ward
            table: visits
        ```
    """

    name: Literal["atoll.SqlQuery"] = "atoll.SqlQuery"
    arguments: SqlQueryArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class PrivateSqlQueryArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.PrivateSqlQuery`.

    Attributes:
        query: One `SELECT` statement in which every column is grouped or aggregated,
            without joins.
        epsilon: Privacy budget of each column, greater than 0. A query over three
            columns may spend three times as much. A budget above the pod's cap is
            reduced to the cap.
        delta: Probability that the guarantee fails, well below one divided by the
            number of rows.
        column_ranges: Bounds of every numeric column that is aggregated, each with
            `lower` and `upper`.
        table: Name of the table in the query.
        db_schema: Database schema of the table, if there are several.
    """

    query: str
    epsilon: float
    delta: float = 1e-6
    column_ranges: Mapping[str, ColumnRange] | None = None
    table: str | None = None
    db_schema: str | None = None

@dataclass(frozen=True, kw_only=True)
class PrivateSqlQueryAlgorithmConfig(AlgorithmConfig):
    """An SQL query with differential privacy.

    Attributes:
        name: The algorithm's name.
        arguments: The query and its budget.

    Examples:
        ```yaml
        algorithm:
          name: atoll.PrivateSqlQuery
          arguments:
            query: SELECT ward, AVG(days) AS days FROM visits GROUP BY ward
            epsilon: 1.0
            column_ranges:
              days: {lower: 0, upper: 120}
            table: visits
        ```
    """

    name: Literal["atoll.PrivateSqlQuery"] = "atoll.PrivateSqlQuery"
    arguments: PrivateSqlQueryArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class CSVReportArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.CSVReportAlgorithm`.

    Attributes:
        save_path: Folder on the pod's machine for the report, relative to the output
            folder of the datasource. `None` uses the folder for task results.
        original_cols: Columns of the data to copy into the report. `None` copies all
            columns except images.
        filter: Conditions to check each row against. Rows that don't match are marked,
            not left out.
    """

    save_path: FilePath | None = None
    original_cols: Sequence[str] | None = None
    filter: Sequence[ColumnFilter] | None = None

@dataclass(frozen=True, kw_only=True)
class CSVReportAlgorithmConfig(AlgorithmConfig):
    """A CSV file with predictions, written on the pod.

    Attributes:
        name: The algorithm's name.
        arguments: Location and content of the file.

    Examples:
        ```yaml
        algorithm:
          - name: atoll.TIMMInference
            arguments: {model_id: resnet50.a1_in1k}
          - name: atoll.CSVReportAlgorithm
            arguments:
              save_path: reports
              original_cols: [Patient ID]
        ```
    """

    name: Literal["atoll.CSVReportAlgorithm"] = "atoll.CSVReportAlgorithm"
    arguments: CSVReportArgumentsConfig = CSVReportArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class RecordFilterArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.RecordFilterAlgorithm`.

    Attributes:
        filters: Conditions, each with `column`, `operator` and `value`. At least one.
        how: Whether a record has to meet all conditions (`"all"`) or one (`"any"`).
        keep_missing: Whether a record without a value in the column meets the
            condition.
    """

    filters: Sequence[ColumnFilter]
    how: Literal["all", "any"] = "all"
    keep_missing: bool = False

@dataclass(frozen=True, kw_only=True)
class RecordFilterAlgorithmConfig(AlgorithmConfig):
    """A filter for the records of the algorithms that follow.

    Attributes:
        name: The algorithm's name.
        arguments: The conditions.
    """

    name: Literal["atoll.RecordFilterAlgorithm"] = "atoll.RecordFilterAlgorithm"
    arguments: RecordFilterArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class HuggingFaceImageClassificationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.HuggingFaceImageClassificationInference`.

    Attributes:
        model_id: Identifier of the model, `organisation/name`.
        apply_softmax_to_predictions: Whether to convert scores to probabilities.
        batch_size: Number of images that the model processes at a time, at least 1.
        top_k: Number of most likely labels per image.
        seed: Seed of the backend's random numbers.
    """

    model_id: str
    apply_softmax_to_predictions: bool = True
    batch_size: int = 1
    top_k: int = 5
    seed: int = 42

@dataclass(frozen=True, kw_only=True)
class HuggingFaceImageClassificationAlgorithmConfig(AlgorithmConfig):
    """Image classification with a published model.

    Attributes:
        name: The algorithm's name.
        arguments: Model and options. The data structure has to select exactly one image
            column.
    """

    name: Literal["atoll.HuggingFaceImageClassificationInference"] = (
        "atoll.HuggingFaceImageClassificationInference"
    )
    arguments: HuggingFaceImageClassificationArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class HuggingFaceImageSegmentationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.HuggingFaceImageSegmentationInference`.

    `alpha` and the thresholds are between 0 and 1.

    Attributes:
        model_id: Identifier of the model, `organisation/name`.
        alpha: Opacity of the segments in the pictures; 1 hides the image.
        threshold: Minimum score of a segment.
        mask_threshold: Minimum probability of a pixel that is part of a segment.
        overlap_mask_area_threshold: Share of a segment's mask that has to remain
            visible under overlapping segments.
        save_path: Folder on the pod's machine for pictures of the segments. `None`
            writes none.
        batch_size: Number of images that the model processes at a time, at least 1.
        seed: Seed of the backend's random numbers.
    """

    model_id: str
    alpha: float = 0.3
    threshold: float = 0.9
    mask_threshold: float = 0.5
    overlap_mask_area_threshold: float = 0.5
    save_path: FilePath | None = None
    batch_size: int = 1
    seed: int = 42

@dataclass(frozen=True, kw_only=True)
class HuggingFaceImageSegmentationAlgorithmConfig(AlgorithmConfig):
    """Image segmentation with a published model.

    Attributes:
        name: The algorithm's name.
        arguments: Model and thresholds. The data structure has to select exactly one
            image column.
    """

    name: Literal["atoll.HuggingFaceImageSegmentationInference"] = (
        "atoll.HuggingFaceImageSegmentationInference"
    )
    arguments: HuggingFaceImageSegmentationArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class HuggingFaceTextClassificationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.HuggingFaceTextClassificationInference`.

    Attributes:
        model_id: Identifier of the model, `organisation/name`.
        function_to_apply: How scores are converted to probabilities. `None` uses the
            model's own settings.
        top_k: Number of most likely labels per text.
        batch_size: Number of texts that the model processes at a time, at least 1.
        seed: Seed of the backend's random numbers.
    """

    model_id: str
    function_to_apply: FunctionToApply | None = None
    top_k: int = 1
    batch_size: int = 1
    seed: int = 42

@dataclass(frozen=True, kw_only=True)
class HuggingFaceTextClassificationAlgorithmConfig(AlgorithmConfig):
    """Text classification with a published model.

    Attributes:
        name: The algorithm's name.
        arguments: Model and options. The data structure has to select exactly one text
            column.
    """

    name: Literal["atoll.HuggingFaceTextClassificationInference"] = (
        "atoll.HuggingFaceTextClassificationInference"
    )
    arguments: HuggingFaceTextClassificationArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class HuggingFaceTextGenerationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.HuggingFaceTextGenerationInference`.

    Attributes:
        model_id: Identifier of the model, `organisation/name`.
        prompt_format: Template of the prompt, in which `{context}` is replaced by the
            value of each row. `None` uses the value alone.
        max_length: Maximum number of tokens of prompt and answer together.
        min_new_tokens: Minimum number of generated tokens.
        num_beams: Number of beams of the beam search; 1 is a greedy search.
        repetition_penalty: Penalty on repeated tokens; 1.0 means no penalty.
        torch_dtype: Number format of the weights; the 16-bit formats need less memory.
        seed: Seed of the backend's random numbers.
    """

    model_id: str
    prompt_format: str | None = None
    max_length: int = 50
    min_new_tokens: int = 1
    num_beams: int = 1
    repetition_penalty: float = 1.0
    torch_dtype: TorchDType = "float32"
    seed: int = 42

@dataclass(frozen=True, kw_only=True)
class HuggingFaceTextGenerationAlgorithmConfig(AlgorithmConfig):
    """Text generation with a published language model.

    Attributes:
        name: The algorithm's name.
        arguments: Model and options. The data structure has to select exactly one text
            column.
    """

    name: Literal["atoll.HuggingFaceTextGenerationInference"] = (
        "atoll.HuggingFaceTextGenerationInference"
    )
    arguments: HuggingFaceTextGenerationArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class TIMMFineTuningArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.TIMMFineTuning`.

    Attributes:
        model_id: Name of the pre-trained image model.
        labels: Classes in the order of the outputs. `None` uses the target's categories
            in the schema.
        args: Training options. `None` uses the defaults.
        batch_transformations: Image transformations instead of the model's own.
        return_weights: Whether to send the fine-tuned weights to the modeller.
        save_path: Folder on the pod's machine for the checkpoint. `None` uses the
            folder for task results.
    """

    model_id: str
    labels: Sequence[str] | None = None
    args: TIMMTrainingConfig | None = None
    batch_transformations: Sequence[TransformationSpec] | None = None
    return_weights: bool = False
    save_path: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class TIMMFineTuningAlgorithmConfig(AlgorithmConfig):
    """Fine-tuning of a published image model on a pod's labelled images.

    Attributes:
        name: The algorithm's name.
        arguments: Model and training options.

    Examples:
        ```yaml
        algorithm:
          name: atoll.TIMMFineTuning
          arguments:
            model_id: resnet50.a1_in1k
            args: {epochs: 20, batch_size: 8, lr: 0.0005}
            save_path: checkpoints
        ```
    """

    name: Literal["atoll.TIMMFineTuning"] = "atoll.TIMMFineTuning"
    arguments: TIMMFineTuningArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class TIMMInferenceArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.TIMMInference`.

    Attributes:
        model_id: Name of the image model.
        num_classes: Number of outputs. `None` uses the length of `class_outputs`, or
            the number of the published model.
        checkpoint_path: File of fine-tuned weights on the pod, or its address. `None`
            uses the published weights.
        class_outputs: Names of the prediction columns, in the order of the outputs.
    """

    model_id: str
    num_classes: int | None = None
    checkpoint_path: FilePath | None = None
    class_outputs: Sequence[str] | None = None

@dataclass(frozen=True, kw_only=True)
class TIMMInferenceAlgorithmConfig(AlgorithmConfig):
    """Predictions of a published or fine-tuned image model.

    Attributes:
        name: The algorithm's name.
        arguments: Model and options.
    """

    name: Literal["atoll.TIMMInference"] = "atoll.TIMMInference"
    arguments: TIMMInferenceArgumentsConfig

@dataclass(frozen=True, kw_only=True)
class MatchPatientVisitConfig(UsedForConfigSchemas):
    """Key `match_patient_visit`: which rows belong to one visit of one patient.

    The keys are the arguments of `MatchPatientVisit`.

    Attributes:
        columns: Columns that are equal in the rows of a visit, at least one.
        divergent_col: Column that distinguishes the rows of a visit.
    """

    columns: Sequence[str]
    divergent_col: str = "Laterality"

@dataclass(frozen=True, kw_only=True)
class CSVReportGeneratorOphthalmologyArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.CSVReportGeneratorOphthalmologyAlgorithm`.

    Attributes:
        save_path: Folder on the pod's machine for the report.
        original_cols: Columns of the data to copy. `None` copies patient, eye, date and
            file name, if the source has them.
        rename_columns: New column names by original name.
        filter: Conditions to check each row against. Rows that don't match are marked.
        match_patient_visit: How to join the two eyes of a visit in one row. `None`
            keeps one row per scan.
        matched_csv_path: Folder on the pod's machine with an earlier report, to match
            its visits with those of this task.
        produce_matched_only: Whether visits that lack one of their rows are left out.
        sorting_columns: Columns to sort by, most important first, each with `asc` or
            `desc`.
        decimal_places: Number of decimal places. `None` doesn't round.
    """

    save_path: FilePath | None = None
    original_cols: Sequence[str] | None = None
    rename_columns: Mapping[str, str] | None = None
    filter: Sequence[ColumnFilter] | None = None
    match_patient_visit: MatchPatientVisitConfig | None = None
    matched_csv_path: FilePath | None = None
    produce_matched_only: bool = True
    sorting_columns: Mapping[str, DFSortType] | None = None
    decimal_places: int | None = None

@dataclass(frozen=True, kw_only=True)
class CSVReportGeneratorOphthalmologyAlgorithmConfig(AlgorithmConfig):
    """A table of eye measurements for clinicians, written on the pod.

    Attributes:
        name: The algorithm's name.
        arguments: Content and location of the report.
    """

    name: Literal["atoll.CSVReportGeneratorOphthalmologyAlgorithm"] = (
        "atoll.CSVReportGeneratorOphthalmologyAlgorithm"
    )
    arguments: CSVReportGeneratorOphthalmologyArgumentsConfig = (
        CSVReportGeneratorOphthalmologyArgumentsConfig()
    )

@dataclass(frozen=True, kw_only=True)
class ETDRSArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.ETDRSAlgorithm`.

    Attributes:
        laterality_column: Column with the scanned eye.
        slo_mm_width: Width of the area that an SLO image shows, in millimetres.
        slo_mm_height: Height of that area, in millimetres.
        threshold: Minimum probability of a pixel that is part of the finding, from 0 to
            1.
        calculate_on_oct: Whether to place the grid on the projection of the OCT volume
            instead of the SLO image, for scans without one.
        slo_image_column: Column of the SLO image. `None` uses the first one of the
            source.
        results_path: Folder on the pod's machine for pictures of the grid. `None` draws
            none.
    """

    laterality_column: str = "Laterality"
    slo_mm_width: float = 8.8
    slo_mm_height: float = 8.8
    threshold: float = 0.7
    calculate_on_oct: bool = False
    slo_image_column: str | None = None
    results_path: FilePath | None = None

@dataclass(frozen=True, kw_only=True)
class ETDRSAlgorithmConfig(AlgorithmConfig):
    """Measurements in the nine fields of the ETDRS grid around the fovea.

    Attributes:
        name: The algorithm's name.
        arguments: Geometry and thresholds.
    """

    name: Literal["atoll.ETDRSAlgorithm"] = "atoll.ETDRSAlgorithm"
    arguments: ETDRSArgumentsConfig = ETDRSArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class FluidVolumeCalculationArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FluidVolumeCalculationAlgorithm`.

    Attributes:
        segmentation_labels: Kinds of fluid to measure. `None` measures all.
        threshold: Minimum probability of a pixel that is part of fluid, from 0 to 1.
        max_fluid_volume: Volume in nanolitres above which the segmentation counts as
            failed and the scan gets no volume. `None` sets no limit.
    """

    segmentation_labels: Sequence[FluidSegmentationLabel] | None = None
    threshold: float = 0.5
    max_fluid_volume: float | None = None

@dataclass(frozen=True, kw_only=True)
class FluidVolumeCalculationAlgorithmConfig(AlgorithmConfig):
    """Fluid volumes in eye scans, from the segmentation of each slice.

    Attributes:
        name: The algorithm's name.
        arguments: Kinds of fluid and thresholds.
    """

    name: Literal["atoll.FluidVolumeCalculationAlgorithm"] = (
        "atoll.FluidVolumeCalculationAlgorithm"
    )
    arguments: FluidVolumeCalculationArgumentsConfig = FluidVolumeCalculationArgumentsConfig()

@dataclass(frozen=True, kw_only=True)
class FoveaCoordinatesArgumentsConfig(UsedForConfigSchemas):
    """Key `arguments` of `atoll.FoveaCoordinatesAlgorithm`.

    Attributes:
        fovea_labels: The model's labels for start, middle and end of the fovea.
        location: Which of the three points is reported.
    """

    fovea_labels: tuple[str, str, str] = ("fovea_start", "fovea_middle", "fovea_end")
    location: Literal["start", "middle", "end"] = "middle"

@dataclass(frozen=True, kw_only=True)
class FoveaCoordinatesAlgorithmConfig(AlgorithmConfig):
    """Location of the fovea in a volume.

    Attributes:
        name: The algorithm's name.
        arguments: Labels, and which point is reported.
    """

    name: Literal["atoll.FoveaCoordinatesAlgorithm"] = "atoll.FoveaCoordinatesAlgorithm"
    arguments: FoveaCoordinatesArgumentsConfig = FoveaCoordinatesArgumentsConfig()

AnyAlgorithmConfig: TypeAlias = (
    FederatedModelTrainingAlgorithmConfig
    | ModelTrainingAndEvaluationAlgorithmConfig
    | ModelEvaluationAlgorithmConfig
    | ModelInferenceAlgorithmConfig
    | SqlQueryAlgorithmConfig
    | PrivateSqlQueryAlgorithmConfig
    | CSVReportAlgorithmConfig
    | RecordFilterAlgorithmConfig
    | HuggingFaceImageClassificationAlgorithmConfig
    | HuggingFaceImageSegmentationAlgorithmConfig
    | HuggingFaceTextClassificationAlgorithmConfig
    | HuggingFaceTextGenerationAlgorithmConfig
    | TIMMFineTuningAlgorithmConfig
    | TIMMInferenceAlgorithmConfig
    | CSVReportGeneratorOphthalmologyAlgorithmConfig
    | ETDRSAlgorithmConfig
    | FluidVolumeCalculationAlgorithmConfig
    | FoveaCoordinatesAlgorithmConfig
    | GenericAlgorithmConfig
)
"""Any algorithm of a task file, distinguished by its `name`."""
