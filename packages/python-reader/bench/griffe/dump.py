"""Prints griffe's view of a package as JSON, to compare it with the reader's.

Reads a JSON object from standard input:

    search: folder that contains the package
    package: its name
    style: docstring style, "google", "numpy" or "sphinx"
    annotations, values: expressions of the reader, to convert to the same
        normal form as griffe's

and writes one to standard output: "symbols" by path, "sites" (the definitions
of each path in Python's own syntax tree, with the statements around them and
their content), "normal" (the normal form of every expression), and
"hasFailedStars".
"""

import ast
import inspect
import json
import logging
import re
import sys
from pathlib import Path

try:  # griffe 1 and later
    from griffe import GriffeLoader, Parser
except ImportError:
    try:
        from griffe.docstrings.parsers import Parser
        from griffe.loader import GriffeLoader
    except ImportError as error:
        sys.exit(
            f"{sys.executable} can't import griffe ({error}). Install it, or "
            "pass --python or --path (see --help)."
        )


def main():
    request = json.load(sys.stdin)
    logging.disable(logging.CRITICAL)
    sys.setrecursionlimit(10_000)
    search = Path(request["search"])
    loader = GriffeLoader(search_paths=[search], allow_inspection=False)
    load = getattr(loader, "load_module", loader.load)
    package = load(request["package"], try_relative_path=False)
    has_failed_stars = False
    try:
        loader.resolve_aliases(implicit=True, external=False)
    except KeyError:
        has_failed_stars = True  # A star leads to a compiled module.
    dump = Dump(Parser(request["style"]))
    dump.add(package)
    normal = {
        "annotation": {text: normalise(text, True) for text in request["annotations"]},
        "value": {text: normalise(text, False) for text in request["values"]},
    }
    sites = {}
    for path in sorted((search / request["package"]).rglob("*.py*")):
        if path.suffix in (".py", ".pyi"):
            parts = path.relative_to(search).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            add_sites(path, name, sites)
    answer = {
        "symbols": dump.symbols,
        "sites": sites,
        "normal": normal,
        "hasFailedStars": has_failed_stars,
    }
    json.dump(answer, sys.stdout)


class Dump:
    def __init__(self, parser):
        self.parser = parser
        self.symbols = {}

    def add(self, item):
        if item.is_alias:
            self.symbols.setdefault(item.path, []).append(
                {"kind": "alias", "line": item.alias_lineno, "target": item.target_path}
            )
            return
        record = {
            "kind": item.kind.value,
            "line": item.lineno,
            "docstring": self.docstring(item),
            "sections": self.sections(item),
            "labels": sorted(item.labels),
            "decorators": decorators(item),
        }
        getattr(self, item.kind.value)(item, record)
        self.symbols.setdefault(item.path, []).append(record)
        if item.kind.value in ("module", "class"):
            for member in list(item.members.values()):
                self.add(member)

    def module(self, item, record):
        record["exports"] = sorted(map(str, item.exports or []))

    def function(self, item, record):
        record["parameters"] = parameters(item)
        record["returns"] = text(item.returns, True)
        record["overloads"] = [parameters(one) for one in item.overloads or []]

    def attribute(self, item, record):
        record["value"] = text(item.value, False)
        record["annotation"] = text(item.annotation, True)

    def __getattr__(self, name):
        if name == "class":
            return self.class_
        raise AttributeError(name)

    def class_(self, item, record):
        record["bases"] = [text(base, True) for base in item.bases]

    @staticmethod
    def docstring(item):
        return item.docstring.value if item.docstring else None

    def sections(self, item):
        if not item.docstring:
            return []
        try:
            parsed = item.docstring.parse(self.parser)
        except Exception as error:  # The parser itself fails on some input.
            return [{"kind": "failure", "entries": [], "text": repr(error)}]
        return [section(one) for one in parsed]


def section(one):
    kind = one.kind.value
    if isinstance(one.value, str):
        return {"kind": kind, "text": one.value, "entries": []}
    if kind == "examples":
        said = "\n".join(str(part[1]) for part in one.value)
        return {"kind": kind, "text": said, "entries": []}
    if kind == "deprecated":
        return {"kind": kind, "text": one.value.description, "entries": []}
    if kind == "admonition":
        said = one.value.contents
        return {"kind": kind, "text": said, "entries": [], "title": one.value.kind}
    entries = [
        {
            "name": str(entry.annotation)
            if kind in ("raises", "warns")
            else getattr(entry, "name", None),
            "annotation": str(entry.annotation) if entry.annotation else None,
            "description": entry.description,
        }
        for entry in one.value
    ]
    return {"kind": kind, "text": "", "entries": entries}


def decorators(item):
    """The decorators of a definition, including their arguments."""
    found = getattr(item, "decorators", None) or []
    return [text(one.value, False) for one in found]


def parameters(function):
    return [
        {
            "name": one.name,
            "kind": one.kind.value,
            "annotation": text(one.annotation, True),
            "default": None if "variadic" in one.kind.value else text(one.default, False),
        }
        for one in function.parameters
    ]


def text(expression, is_annotation):
    return None if expression is None else normalise(str(expression), is_annotation)


class Normal(ast.NodeTransformer):
    """Unquotes types, and replaces "Ellipsis" by three dots."""

    def __init__(self, is_annotation):
        self.is_annotation = is_annotation

    def visit_Name(self, node):
        return ast.Constant(...) if node.id == "Ellipsis" else node

    def visit_Subscript(self, node):
        name = ast.unparse(node.value).split(".")[-1]
        if name == "Literal":
            return node
        if name == "Annotated" and isinstance(node.slice, ast.Tuple):
            node.slice.elts[0] = self.visit(node.slice.elts[0])
            return node
        return self.generic_visit(node)

    def visit_Constant(self, node):
        if self.is_annotation and isinstance(node.value, str):
            try:
                return ast.parse(node.value.strip(), mode="eval").body
            except SyntaxError:
                return node
        return node


def normalise(source, is_annotation):
    try:
        tree = ast.parse(f"({source}\n)", mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        try:
            tree = ast.parse(f"f({source}\n)", mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return re.sub(r"\s+", " ", source)
    return ast.unparse(Normal(is_annotation).visit(tree))


def add_sites(path, name, sites):
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        sites.setdefault(name, []).append({"line": 1, "endLine": 1, "node": "SyntaxError", "guards": [], "how": "", "facts": None})
        return
    visit(tree.body, name, [], sites, path.suffix)


def visit(body, scope, guards, sites, suffix):
    for node, following in zip(body, [*body[1:], None]):
        kind = type(node).__name__

        def add(name, facts=None, how="plain"):
            sites.setdefault(f"{scope}.{name}", []).append(
                {
                    "line": node.lineno,
                    "endLine": node.end_lineno,
                    "node": kind,
                    "guards": guards,
                    "suffix": suffix,
                    "how": how,
                    "facts": facts,
                }
            )

        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            add(node.name, function_facts(node))
            if node.name == "__init__" and node.args.args:
                receiver = node.args.args[0].arg
                add_instance(node.body, receiver, scope, guards, sites, suffix)
        elif isinstance(node, ast.ClassDef):
            add(node.name, class_facts(node))
            visit(node.body, f"{scope}.{node.name}", [], sites, suffix)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for one in node.names:
                add(one.asname or one.name.split(".")[0])
        elif isinstance(node, ASSIGNMENTS):
            for target, facts, how in bindings(node, following):
                if isinstance(target, ast.Name):
                    add(target.id, facts, how)
        elif isinstance(node, (ast.For, ast.Delete)):
            targets = [node.target] if isinstance(node, ast.For) else node.targets
            for one in (name for target in targets for name in ast.walk(target)):
                if isinstance(one, ast.Name):
                    add(one.id, how=kind)
        for guard, inner in branches(node, kind):
            visit(inner, scope, [*guards, guard], sites, suffix)


def branches(node, kind):
    """The blocks of a statement that doesn't open a scope."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return
    for field in ("body", "orelse", "finalbody"):
        inner = getattr(node, field, None)
        if isinstance(inner, list):
            guard = f"{kind}.{field}"
            if isinstance(node, ast.If):
                guard += f" {ast.unparse(node.test)}"
            yield guard, inner
    for handler in getattr(node, "handlers", []):
        yield "except", handler.body
    for case in getattr(node, "cases", []):
        yield "case", case.body


def add_instance(body, receiver, scope, guards, sites, suffix):
    """Assignments to `self` in `__init__`, including those in inner blocks."""
    for node, following in zip(body, [*body[1:], None]):
        if isinstance(node, ASSIGNMENTS):
            for target, facts, how in bindings(node, following):
                if (
                    isinstance(target, ast.Attribute)
                    and isinstance(target.value, ast.Name)
                    and target.value.id == receiver
                ):
                    sites.setdefault(f"{scope}.{target.attr}", []).append(
                        {
                            "line": node.lineno,
                            "endLine": node.end_lineno,
                            "node": "self",
                            "guards": [*guards, f"FunctionDef __init__({receiver})"],
                            "suffix": suffix,
                            "how": how,
                            "facts": facts,
                        }
                    )
        for _, inner in branches(node, ""):
            add_instance(inner, receiver, scope, guards, sites, suffix)


ASSIGNMENTS = (ast.Assign, ast.AnnAssign, ast.AugAssign)


def bindings(node, following):
    """Each target of an assignment with its value and kind of assignment."""
    docstring = None
    if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
        if isinstance(following.value.value, str):
            docstring = inspect.cleandoc(following.value.value)
    annotation = getattr(node, "annotation", None)
    if isinstance(node, ast.Assign):
        how = "chain" if len(node.targets) > 1 else "plain"
        pairs = [
            pair for target in node.targets for pair in unpack(target, node.value, how)
        ]
    else:
        is_augmented = isinstance(node, ast.AugAssign)
        pairs = [(node.target, node.value, "augmented" if is_augmented else "plain")]
    for target, value, how in pairs:
        facts = {
            "kind": "attribute",
            "value": unparsed(value, False),
            "annotation": unparsed(annotation, True),
            "docstring": docstring,
        }
        yield target, facts, how


def unpack(target, value, how):
    if isinstance(target, ast.Starred):
        target, value = target.value, None
    if not isinstance(target, (ast.Tuple, ast.List)):
        return [(target, value, how)]
    values = value.elts if isinstance(value, (ast.Tuple, ast.List)) else []
    is_parallel = len(values) == len(target.elts) and not any(
        isinstance(one, ast.Starred) for one in [*values, *target.elts]
    )
    return [
        pair
        for index, inner in enumerate(target.elts)
        for pair in unpack(inner, values[index] if is_parallel else None, "tuple")
    ]


def class_facts(node):
    return {
        "kind": "class",
        "bases": [unparsed(base, True) for base in node.bases],
        "docstring": ast.get_docstring(node),
        "decorators": [unparsed(one, False) for one in node.decorator_list],
    }


def function_facts(node):
    args = node.args
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + args.defaults
    kinds = ["positional-only"] * len(args.posonlyargs)
    kinds += ["positional or keyword"] * len(args.args)
    listed = list(zip(plain, kinds, defaults))
    if args.vararg:
        listed.append((args.vararg, "variadic positional", None))
    listed += [(one, "keyword-only", default) for one, default in zip(args.kwonlyargs, args.kw_defaults)]
    if args.kwarg:
        listed.append((args.kwarg, "variadic keyword", None))
    return {
        "kind": "function",
        "returns": unparsed(node.returns, True),
        "docstring": ast.get_docstring(node),
        "decorators": [unparsed(one, False) for one in node.decorator_list],
        "parameters": [
            {
                "name": one.arg,
                "kind": kind,
                "annotation": unparsed(one.annotation, True),
                "default": unparsed(default, False),
            }
            for one, kind, default in listed
        ],
    }


def unparsed(node, is_annotation):
    return None if node is None else normalise(ast.unparse(node), is_annotation)


main()
