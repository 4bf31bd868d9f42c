import type {ClassMember} from '../../src/model';
import {printExpression} from '../../src/print-expression';
import type {Evidence, Explanation} from './evidence';
import {factoryCall, fieldDefault} from './fields';
import {field, parsed, string} from './read-difference';
import {agreesWithStub} from './syntax-tree';

const bare = (text: string): string =>
  text
    .replace(/None: |None=/g, '')
    .replace(/\bu(?=['"])/g, '')
    .replace(/[\s"'\\*(){}]/g, '')
    .replace(/Ellipsis/g, '...');

/** Whether a dataclass uses the constructor of its base. */
const makesNoInit = ({decorators}: ClassMember): boolean =>
  decorators.some(({expression}) =>
    /\binit=False\b/.test(printExpression(expression)),
  );

/** Whether the reader's additional parameters are fields of bases. */
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

/** Explanations for values, types, parameters and docstrings of definitions. */
export const CONTENT_EXPLANATIONS: Explanation[] = [
  {
    because:
      'a value that `__init__` computes for a declared attribute is not a default, so the reader shows only the declaration, or the first of several assignments',
    holds: (one) =>
      field(one, /^value$/) && one.sites.some(({node}) => node === 'self'),
  },
  {
    because:
      'the reader shows the default in `field(…)` or `Field(…)`, griffe the call',
    holds: (one) =>
      field(one, /^(?:value|default of .*)$/) &&
      [fieldDefault, factoryCall].some(
        (read) =>
          read(string(one.difference.theirs)) === parsed(one.difference.ours),
      ),
  },
  {
    because:
      'the reader removes calls such as `Field(…)` from a type, and shows their content with the attribute',
    holds: (one) =>
      field(one, /^annotation/) &&
      /\b(?:Field|Doc|Meta)\(/.test(one.difference.theirs) &&
      string(one.difference.theirs).includes(
        `Annotated[${string(one.difference.ours)}, `,
      ),
  },
  {
    because:
      'the reader takes signatures from the stub, griffe from the source',
    holds: (one) =>
      field(one, /^(?:decorators|bases|returns|parameters|annotation)/) &&
      agreesWithStub(one),
  },
  {
    because:
      'griffe gives `@dataclass(init=False)` a constructor, and leaves its fields out of the constructors of its subclasses',
    holds: (one) =>
      one.name === '__init__' &&
      one.owner?.kind === 'class' &&
      ((field(one, /^missing$/) && makesNoInit(one.owner)) ||
        (field(one, /^parameters$/) && hasInheritedFields(one, one.owner))),
  },
  {
    because: 'griffe does not list functions that have only overloads',
    holds: (one) =>
      field(one, /^extra$/) &&
      (one.member?.kind === 'method' || one.member?.kind === 'function') &&
      one.member.signature === null &&
      one.member.overloads.length > 0,
  },
  {
    because: '`self.x = x` gets the type of the argument `x`',
    holds: (one) =>
      field(one, /^annotation$/) &&
      one.difference.theirs === 'null' &&
      one.sites.some(({node}) => node === 'self'),
  },
  {
    because:
      '`Final`, `ClassVar`, `InitVar` and `TypeAlias` are flags in the reader, but part of the type in griffe',
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
    because: 'griffe treats an empty docstring as none',
    holds: (one) => field(one, /^docstring$/) && one.difference.ours === '""',
  },
  {
    because: 'values of more than 4,000 characters are truncated',
    holds: (one) =>
      field(one, /^(?:value|decorators)$/) &&
      /…"[,\]]?/.test(one.difference.ours),
  },
  {
    because:
      'griffe loses stars, quotes, prefixes and parentheses when it formats an expression (`(1,)` becomes `1`)',
    holds: (one) =>
      field(one, /^(?:value|bases|default of|annotation|decorators)/) &&
      bare(one.difference.ours).replace(/,/g, '') ===
        bare(one.difference.theirs).replace(/,/g, ''),
  },
  {
    because: 'griffe cannot format some expressions and leaves them out',
    holds: (one) =>
      field(one, /^(?:value|default of)/) &&
      ['null', '""'].includes(one.difference.theirs),
  },
  {
    because:
      'griffe loses lambda parameters with stars or defaults, or parts of an f-string',
    holds: (one) =>
      field(one, /^(?:value|default of)/) &&
      /lambda|f'|f\\?"/.test(one.difference.ours),
  },
  {
    because:
      'griffe does not support two leading underscores, which marked positional-only parameters before `/` (PEP 484)',
    holds: (one) =>
      field(one, /^parameters$/) &&
      one.difference.ours.replace(/\(positional-only\)/g, '') ===
        one.difference.theirs.replace(
          /(__\w+ )\(positional or keyword\)/g,
          '$1',
        ),
  },
];
