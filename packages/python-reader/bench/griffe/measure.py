"""Times griffe on a tree of modules and prints the result as JSON.

The tree is copied into one package with every stub renamed to ".py" first,
because griffe supports neither stubs without a source nor a tree of packages.
That is not part of the measured time.
"""

import json
import logging
import resource
import shutil
import sys
import tempfile
import time
from pathlib import Path

from griffe.loader import GriffeLoader


def main():
    root = Path(sys.argv[1])
    logging.disable(logging.CRITICAL)
    sys.setrecursionlimit(10_000)
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "measured"
        for source in root.rglob("*.pyi"):
            target = package / source.relative_to(root).with_suffix(".py")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
            (target.parent / "__init__.py").touch()
        (package / "__init__.py").touch()
        wall, processor = time.perf_counter(), time.process_time()
        loader = GriffeLoader(search_paths=[folder], allow_inspection=False)
        module = loader.load_module("measured", try_relative_path=False)
        loader.resolve_aliases(implicit=True, external=False)
        result = {
            "modules": count(module) - 1,
            "seconds": time.perf_counter() - wall,
            "processorSeconds": time.process_time() - processor,
            "peakMegabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        }
    json.dump(result, sys.stdout)


def count(module):
    inner = (one for one in module.members.values() if not one.is_alias)
    return 1 + sum(count(one) for one in inner if one.kind.value == "module")


main()
