"""Protocols for screening eye scans on the pod.

They run a sequence of models, measurements and reports, such as those in
`atoll.federated.algorithms.ophthalmology`. Predictions, measurements and reports stay
on the pod.
"""

from .fluid_volume_screening_protocol import (
    FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol,
)

__all__ = ["FluidVolumeScreeningProtocol"]
