"""Protocols around models: training across pods, and inference that stays put.

`FederatedAveraging` trains one model on the data of several pods.
`InferenceAndCSVReport` predicts and leaves the predictions where the data is;
`InferenceAndReturnCSVReport` also sends them.
"""

from .federated_averaging import FederatedAveraging as FederatedAveraging
from .inference_csv_report import InferenceAndCSVReport as InferenceAndCSVReport
from .inference_csv_report import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport

__all__ = ["FederatedAveraging", "InferenceAndCSVReport", "InferenceAndReturnCSVReport"]
