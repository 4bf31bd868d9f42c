from .fluid_volume_screening_protocol import (
    FluidVolumeScreeningProtocol as FluidVolumeScreeningProtocol,
)

__all__ = ["FluidVolumeScreeningProtocol"]
