"""Protocols for screening eye scans on the pod.

They lead a chain of models, measures and reports, such as those in
`atoll.federated.algorithms.ophthalmology`. Predictions, measures and reports stay on
the pod.
"""

from .fluid_volume_screening_protocol import (
    FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol,
)

__all__ = ["FluidVolumeScreeningProtocol"]
