import type {Evidence, Explanation} from './evidence';
import {field, string} from './read-difference';
import type {Site} from './run-griffe';
import {
  isAlways,
  isOfChosenParent,
  isRightChoice,
  agreesWithTree,
  siteOf,
} from './syntax-tree';

/** Several definitions, some of them in branches, loops or handlers. */
const isBranched = ({sites}: Evidence): boolean =>
  sites.length > 1 && sites.some((site) => !isAlways(site));

/** One of the names that an assignment binds at once. */
const isOneOfSeveral = ({how}: Site): boolean => /^(?:tuple|chain)$/.test(how);

const isImport = (site: Site | undefined): boolean =>
  site !== undefined && /^Import/.test(site.node);

/** Branches that the newest Python never takes, or only when run as a script. */
const isDead = ({guards}: Site): boolean =>
  guards.some(
    (guard) =>
      /^If\.body (?:.* and )?(?:__name__ == '__main__'|sys\.version_info(?:\[0\])? <)/.test(
        guard,
      ) || /^If\.orelse sys\.version_info(?:\[0\])? >/.test(guard),
  );

/** Explanations for the existence and the kind of definitions. */
export const DEFINITION_EXPLANATIONS: Explanation[] = [
  {
    because:
      'griffe lists special names of a module (`__all__`, `__getattr__`) as members; the reader evaluates them and leaves them out',
    holds: (one) =>
      field(one, /^missing$/) &&
      /^__(?:all|getattr|dir|path)__$/.test(one.name),
  },
  {
    because:
      'griffe reads branches that never run: `__main__` blocks, and those for older versions of Python',
    holds: (one) =>
      [one.sites, one.parentSites].some(
        (sites) => sites.length > 0 && sites.some(isDead),
      ),
  },
  {
    because:
      'of several cases that `@….register` adds by one name (usually `_`), the reader keeps the first, griffe the last',
    holds: (one) =>
      one.sites.length > 1 &&
      one.member?.decorators.some(({expression}) =>
        expression.some(
          (piece) => piece.kind === 'name' && /\.register$/.test(piece.text),
        ),
      ) === true,
  },
  {
    because:
      'griffe takes the last of several definitions in branches, and all members of a class; the reader takes the unconditional one, or else the first',
    holds: (one) =>
      field(one, /^(?:extra|missing|parameters|docstring|returns)$/) &&
      one.parentSites.length > 1 &&
      one.parentSites.some((site) => !isAlways(site)) &&
      isOfChosenParent(one),
  },
  {
    because:
      'griffe takes the last of several definitions in branches, the reader the unconditional one, or else the first',
    holds: (one) =>
      isBranched(one) &&
      !field(one, /section/) &&
      isRightChoice(one) &&
      (isImport(siteOf(one)) || agreesWithTree(one)),
  },
  {
    because:
      'the reader leaves out files that cannot be imported by name (`0001_initial.py`)',
    holds: (one) =>
      field(one, /^missing$/) &&
      one.difference.path.split('.').some((part) => /^\d|-/.test(part)),
  },
  {
    because:
      'griffe does not follow an `__all__` that is imported under another name, so star imports that depend on it add fewer or more names',
    holds: (one) =>
      one.sites.length === 0 &&
      ((field(one, /^extra$/) && one.member?.kind === 'alias') ||
        (field(one, /^missing$/) && one.difference.theirs === 'alias')),
  },
  {
    because: 'the reader leaves out names that `del` removes',
    holds: (one) =>
      field(one, /^missing$/) && one.sites.some(({node}) => node === 'Delete'),
  },
  {
    because: 'griffe includes private names in star imports, unlike Python',
    holds: (one) =>
      field(one, /^missing$/) &&
      one.name.startsWith('_') &&
      one.difference.theirs === 'alias' &&
      one.sites.length === 0,
  },
  {
    because: 'griffe lists a star import that it cannot expand as a member',
    holds: (one) => field(one, /^missing$/) && one.name.includes('/'),
  },
  {
    because:
      'griffe could not expand the star imports of this package, because one of them imports a compiled module',
    holds: (one) =>
      one.hasFailedStars && field(one, /^extra$/) && one.sites.length === 0,
  },
  {
    because: 'griffe leaves out `from . import name`',
    holds: (one) =>
      field(one, /^extra$/) &&
      one.sites.some(({node}) => node === 'ImportFrom'),
  },
  {
    because: 'griffe treats `import a.b` as binding `a.b`, but it binds `a`',
    holds: (one) =>
      field(one, /^target$/) &&
      string(one.difference.theirs).startsWith(
        `${string(one.difference.ours)}.`,
      ),
  },
  {
    because:
      'griffe does not unpack tuples and chained assignments, including those to `self`',
    holds: (one) =>
      field(one, /^(?:extra|kind|value)$/) &&
      one.ours?.kind === 'attribute' &&
      one.sites.some(isOneOfSeveral) &&
      agreesWithTree(one),
  },
  {
    because:
      'griffe recognizes the first argument of `__init__` only if it is named `self`',
    holds: (one) =>
      field(one, /^extra$/) &&
      siteOf(one)?.guards.some((guard) =>
        /__init__\((?!self\))/.test(guard),
      ) === true &&
      agreesWithTree(one),
  },
  {
    because:
      'griffe does not support packages without an `__init__` file inside another package',
    holds: (one) =>
      field(one, /^extra$/) &&
      one.difference.ours === 'module' &&
      one.isNamespace,
  },
  {
    because:
      'griffe does not list the fields of a named tuple that a call creates',
    holds: (one) =>
      field(one, /^extra$/) && one.member?.flags.includes('field') === true,
  },
  {
    because:
      'griffe treats `namedtuple(…)`, `TypedDict(…)` and `Enum(…)` as values rather than classes',
    holds: (one) =>
      field(one, /^(?:kind|extra)$/) &&
      one.member?.kind === 'class' &&
      one.sites.every(({node}) => node === 'Assign'),
  },
  {
    because:
      'griffe supports only `@property` and `@cached_property`, the reader all decorators named like a property, and setters of inherited ones',
    holds: (one) => field(one, /^kind$/) && one.member?.kind === 'property',
  },
  {
    because:
      '`name = wrap(name)` decorates the function in the reader, but replaces it by a value in griffe',
    holds: (one) =>
      field(one, /^kind$/) &&
      one.sites.length > 1 &&
      one.sites.at(-1)?.node === 'Assign' &&
      (one.member?.decorators.length ?? 0) > 0,
  },
  {
    because:
      '`x = property(get)` is a property with the docstring and type of `get` in the reader, but a plain value in griffe',
    holds: (one) =>
      one.member?.kind === 'property' &&
      one.sites.some(({node}) => node === 'Assign') &&
      field(one, /^(?:value|docstring|annotation)$/),
  },
];
