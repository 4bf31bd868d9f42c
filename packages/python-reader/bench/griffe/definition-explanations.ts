import type {Evidence, Explanation} from './evidence';
import {field, string} from './read-difference';
import type {Site} from './run-griffe';
import {
  isAlways,
  isOfChosenParent,
  isRightChoice,
  isWitnessed,
  siteOf,
} from './witness';

/** Several definitions, some of them in branches, loops or handlers. */
const isBranched = ({sites}: Evidence): boolean =>
  sites.length > 1 && sites.some((site) => !isAlways(site));

/** One of the names that an assignment binds at once. */
const isOneOfSeveral = ({how}: Site): boolean => /^(?:tuple|chain)$/.test(how);

const isImport = (site: Site | undefined): boolean =>
  site !== undefined && /^Import/.test(site.node);

/** Branches that the newest Python never takes, or that only a run takes. */
const isDead = ({guards}: Site): boolean =>
  guards.some(
    (guard) =>
      /^If\.body (?:.* and )?(?:__name__ == '__main__'|sys\.version_info(?:\[0\])? <)/.test(
        guard,
      ) || /^If\.orelse sys\.version_info(?:\[0\])? >/.test(guard),
  );

/** Which definitions there are, and what each of them is. */
export const DEFINITION_EXPLANATIONS: Explanation[] = [
  {
    because:
      'griffe lists the machinery of a module (`__all__`, `__getattr__`) as members; the reader uses it and leaves it out',
    holds: (one) =>
      field(one, /^missing$/) &&
      /^__(?:all|getattr|dir|path)__$/.test(one.name),
  },
  {
    because:
      'griffe reads branches that never run: `__main__` blocks and Pythons that are older than the newest',
    holds: (one) =>
      [one.sites, one.parentSites].some(
        (sites) => sites.length > 0 && sites.some(isDead),
      ),
  },
  {
    because:
      'a case that `@….register` adds (mostly named `_`) is none of the module’s functions: the reader keeps the first, griffe the last',
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
      'griffe takes the last of several definitions in branches, and with a class all of its members; the reader the one that is certain, or else the first',
    holds: (one) =>
      field(one, /^(?:extra|missing|parameters|docstring|returns)$/) &&
      one.parentSites.length > 1 &&
      one.parentSites.some((site) => !isAlways(site)) &&
      isOfChosenParent(one),
  },
  {
    because:
      'griffe takes the last of several definitions in branches, the reader the one that is certain, or else the first',
    holds: (one) =>
      isBranched(one) &&
      !field(one, /section/) &&
      isRightChoice(one) &&
      (isImport(siteOf(one)) || isWitnessed(one)),
  },
  {
    because:
      'a file that no `import` statement can spell (`0001_initial.py`) is no module to the reader',
    holds: (one) =>
      field(one, /^missing$/) &&
      one.difference.path.split('.').some((part) => /^\d|-/.test(part)),
  },
  {
    because:
      'griffe does not follow an `__all__` that is imported under another name, so a star that depends on it brings less, or more',
    holds: (one) =>
      one.sites.length === 0 &&
      ((field(one, /^extra$/) && one.member?.kind === 'alias') ||
        (field(one, /^missing$/) && one.difference.theirs === 'alias')),
  },
  {
    because: 'what `del` removes is no member',
    holds: (one) =>
      field(one, /^missing$/) && one.sites.some(({node}) => node === 'Delete'),
  },
  {
    because: 'griffe takes private names from a star import, Python does not',
    holds: (one) =>
      field(one, /^missing$/) &&
      one.name.startsWith('_') &&
      one.difference.theirs === 'alias' &&
      one.sites.length === 0,
  },
  {
    because:
      'griffe names a member after the star import that it cannot expand',
    holds: (one) => field(one, /^missing$/) && one.name.includes('/'),
  },
  {
    because:
      'griffe could not expand the stars of this package, because one of them leads to a compiled module',
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
    because:
      'griffe takes `import a.b` for an import of `a.b`, but it binds `a`',
    holds: (one) =>
      field(one, /^target$/) &&
      string(one.difference.theirs).startsWith(
        `${string(one.difference.ours)}.`,
      ),
  },
  {
    because:
      'griffe does not unpack tuples and chains of assignments, nor assignments to `self` among them',
    holds: (one) =>
      field(one, /^(?:extra|kind|value)$/) &&
      one.ours?.kind === 'attribute' &&
      one.sites.some(isOneOfSeveral) &&
      isWitnessed(one),
  },
  {
    because:
      'griffe knows the first argument of `__init__` only if it is named `self`',
    holds: (one) =>
      field(one, /^extra$/) &&
      siteOf(one)?.guards.some((guard) =>
        /__init__\((?!self\))/.test(guard),
      ) === true &&
      isWitnessed(one),
  },
  {
    because:
      'griffe knows no package without an `__init__` file below another one',
    holds: (one) =>
      field(one, /^extra$/) &&
      one.difference.ours === 'module' &&
      one.isNamespace,
  },
  {
    because:
      'the fields of a named tuple that a call makes are no symbols to griffe',
    holds: (one) =>
      field(one, /^extra$/) && one.member?.flags.includes('field') === true,
  },
  {
    because:
      'griffe takes `namedtuple(…)`, `TypedDict(…)` or `Enum(…)` for a value, not for a class',
    holds: (one) =>
      field(one, /^(?:kind|extra)$/) &&
      one.member?.kind === 'class' &&
      one.sites.every(({node}) => node === 'Assign'),
  },
  {
    because:
      'griffe knows only `@property` and `@cached_property`, the reader every decorator that is named a property, and setters of inherited ones',
    holds: (one) => field(one, /^kind$/) && one.member?.kind === 'property',
  },
  {
    because:
      '`name = wrap(name)` decorates the function to the reader, and replaces it by a value to griffe',
    holds: (one) =>
      field(one, /^kind$/) &&
      one.sites.length > 1 &&
      one.sites.at(-1)?.node === 'Assign' &&
      (one.member?.decorators.length ?? 0) > 0,
  },
  {
    because:
      '`x = property(get)` is a property with the docstring and type of `get`, to griffe a plain value',
    holds: (one) =>
      one.member?.kind === 'property' &&
      one.sites.some(({node}) => node === 'Assign') &&
      field(one, /^(?:value|docstring|annotation)$/),
  },
];
