deterministic: bool
benchmark: bool
