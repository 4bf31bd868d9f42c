"""Protocols for models: federated training, and inference with reports.

`FederatedAveraging` trains one model on the data of several pods.
`InferenceAndCSVReport` predicts and keeps the predictions on the pods;
`InferenceAndReturnCSVReport` also sends them to the modeller.
"""

from .federated_averaging import FederatedAveraging as FederatedAveraging
from .inference_csv_report import InferenceAndCSVReport as InferenceAndCSVReport
from .inference_csv_report import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport

__all__ = ["FederatedAveraging", "InferenceAndCSVReport", "InferenceAndReturnCSVReport"]
