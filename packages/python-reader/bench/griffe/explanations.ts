import type {ClassMember} from '../../src/model';
import type {Evidence, Explanation} from './evidence';
import {factoryCall, fieldDefault} from './fields';
import type {Site} from './run-griffe';
import {
  isAlways,
  isOfChosenParent,
  isRightChoice,
  isWitnessed,
  isWitnessedByStub,
  siteOf,
} from './witness';

const parsed = (text: string): unknown => {
  const value: unknown = JSON.parse(text === '' ? 'null' : text);
  return value;
};

const string = (text: string): string => {
  const value = parsed(text);
  return typeof value === 'string' ? value : '';
};

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

const bare = (text: string): string =>
  text
    .replace(/None: |None=/g, '')
    .replace(/\bu(?=['"])/g, '')
    .replace(/[\s"'\\*(){}]/g, '')
    .replace(/Ellipsis/g, '...');

const field = ({difference}: Evidence, pattern: RegExp): boolean =>
  pattern.test(difference.field);

/** Python calls the constructor of a base then. */
const makesNoInit = ({decorators}: ClassMember): boolean =>
  decorators.some(({expression}) =>
    /\binit=False\b/.test(expression.map(({text}) => text).join('')),
  );

/** The reader's parameters are those of griffe, and fields of bases. */
const hasInheritedFields = (
  {difference}: Evidence,
  {inherited}: ClassMember,
): boolean => {
  const [ours, theirs] = [difference.ours, difference.theirs].map(
    (text): string[] => JSON.parse(text) as string[],
  );
  const names = new Set(inherited.map(({name}) => name));
  const isOfBase = (parameter: string): boolean =>
    names.has(parameter.split(' ')[0] ?? '');
  return (
    ours?.filter((one) => !isOfBase(one)).join() ===
    theirs?.filter((one) => !isOfBase(one)).join()
  );
};

/** In order: the first that holds is the reason. Sections: see there. */
export const EXPLANATIONS: Explanation[] = [
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
    because: 'the readers chose different definitions of what it stands in',
    holds: ({isParentDisputed}) => isParentDisputed,
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
  {
    because:
      'a value that `__init__` computes for a declared attribute is no default, so the reader shows the declaration alone, or the first of several assignments',
    holds: (one) =>
      field(one, /^value$/) && one.sites.some(({node}) => node === 'self'),
  },
  {
    because:
      'the reader shows the default that `field(…)` or `Field(…)` states, griffe the call',
    holds: (one) =>
      field(one, /^(?:value|default of .*)$/) &&
      [fieldDefault, factoryCall].some(
        (read) =>
          read(string(one.difference.theirs)) === parsed(one.difference.ours),
      ),
  },
  {
    because:
      'the reader takes `Field(…)` and the like off a type, and shows what they say with the attribute',
    holds: (one) =>
      field(one, /^annotation/) &&
      /\b(?:Field|Doc|Meta)\(/.test(one.difference.theirs) &&
      string(one.difference.theirs).includes(
        `Annotated[${string(one.difference.ours)}, `,
      ),
  },
  {
    because:
      'the reader takes from a stub what it says of a signature, griffe from the source',
    holds: (one) =>
      field(one, /^(?:decorators|bases|returns|parameters|annotation)/) &&
      isWitnessedByStub(one),
  },
  {
    because:
      'griffe gives `@dataclass(init=False)` a constructor, and leaves its fields out of those of its subclasses',
    holds: (one) =>
      one.name === '__init__' &&
      one.owner?.kind === 'class' &&
      ((field(one, /^missing$/) && makesNoInit(one.owner)) ||
        (field(one, /^parameters$/) && hasInheritedFields(one, one.owner))),
  },
  {
    because: 'griffe lists no function that has overloads alone',
    holds: (one) =>
      field(one, /^extra$/) &&
      (one.member?.kind === 'method' || one.member?.kind === 'function') &&
      one.member.signature === null &&
      one.member.overloads.length > 0,
  },
  {
    because: '`self.x = x` takes the type of the argument `x`',
    holds: (one) =>
      field(one, /^annotation$/) &&
      one.difference.theirs === 'null' &&
      one.sites.some(({node}) => node === 'self'),
  },
  {
    because:
      '`Final`, `ClassVar`, `InitVar` and `TypeAlias` are flags to the reader, part of the type to griffe',
    holds: (one) =>
      field(one, /^annotation/) &&
      /\b(?:Final|ClassVar|InitVar|TypeAlias|Required|NotRequired|ReadOnly)\b/.test(
        one.difference.theirs,
      ),
  },
  {
    because: 'the reader reads `#:` comments, griffe does not',
    holds: (one) =>
      field(one, /^docstring$/) &&
      one.difference.theirs === 'null' &&
      one.difference.ours !== '""',
  },
  {
    because: 'griffe takes an empty docstring for none',
    holds: (one) => field(one, /^docstring$/) && one.difference.ours === '""',
  },
  {
    because: 'values of more than 4,000 characters are cut',
    holds: (one) =>
      field(one, /^(?:value|decorators)$/) &&
      /…"[,\]]?/.test(one.difference.ours),
  },
  {
    because:
      'griffe loses stars, quotes, prefixes and parentheses when it writes an expression (`(1,)` becomes `1`)',
    holds: (one) =>
      field(one, /^(?:value|bases|default of|annotation|decorators)/) &&
      bare(one.difference.ours).replace(/,/g, '') ===
        bare(one.difference.theirs).replace(/,/g, ''),
  },
  {
    because: 'griffe cannot write some expressions and leaves them out',
    holds: (one) =>
      field(one, /^(?:value|default of)/) &&
      ['null', '""'].includes(one.difference.theirs),
  },
  {
    because:
      'griffe loses the parameters of lambdas that have stars or defaults, or parts of an f-string',
    holds: (one) =>
      field(one, /^(?:value|default of)/) &&
      /lambda|f'|f\\?"/.test(one.difference.ours),
  },
  {
    because:
      'two leading underscores meant “by position only” before there was `/` (PEP 484), which griffe does not know',
    holds: (one) =>
      field(one, /^parameters$/) &&
      one.difference.ours.replace(/\(positional-only\)/g, '') ===
        one.difference.theirs.replace(
          /(__\w+ )\(positional or keyword\)/g,
          '$1',
        ),
  },
];
