import type {Evidence, Explanation} from './evidence';

/** Values of the two readers, white space and JSON taken off. */
interface Sides {
  ours: string[];
  theirs: string[];
}

function sidesOf({difference}: Evidence): Sides {
  return {ours: listOf(difference.ours), theirs: listOf(difference.theirs)};
}

function listOf(text: string): string[] {
  const value: unknown = JSON.parse(text || 'null');
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => (typeof one === 'string' ? one : ''));
}

/** A section's names, types or descriptions, of the kinds given. */
function about(
  {difference}: Evidence,
  what: 'names' | 'types' | 'descriptions',
  kinds = '\\w+',
): boolean {
  return new RegExp(`^(?:${kinds}) section: ${what}$`).test(difference.field);
}

function pairwise(
  {ours, theirs}: Sides,
  agrees: (own: string, other: string) => boolean,
): boolean {
  return (
    ours.length === theirs.length &&
    ours.every(
      (own, index) => own === theirs[index] || agrees(own, theirs[index] ?? ''),
    )
  );
}

const RESULTS = 'returns|yields|receives';

/** What the signature says, white space and quotes taken off. */
function stated({theirs, constructor, memberTypes}: Evidence): Set<string> {
  const types = [
    ...memberTypes,
    theirs?.returns,
    theirs?.annotation,
    ...(theirs?.parameters ?? []).map(({annotation}) => annotation),
    ...(constructor?.parameters ?? []).map(({annotation}) => annotation),
  ];
  return new Set(
    types.flatMap((one) => (one ? [one.replace(/[\s"']/g, '')] : [])),
  );
}

const bare = (text: string): string =>
  text.replace(/[`\s"'()\\~*{}]/g, '').replace(/,$/, '');

/** A name without the marks that people put around it. */
const unmarked = (name: string): string =>
  name
    .replace(/[\s,]+$/, '')
    .replace(/\s*(?:\[[^\][]*\]|\([^()]*\))$/, '')
    .replace(/^(`+)(.*)\1$/, '$2')
    .replace(/(?<=\w)\*$/, '');

const HEADING = /^(?:Returns?|Raises|Yields?|Examples?|Notes?)$/;

export const SECTION_EXPLANATIONS: Explanation[] = [
  {
    because:
      'a result that the docstring does not name has a name with griffe: an empty one, or the type before the colon',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      pairwise(sidesOf(one), (own) => own === ''),
  },
  {
    because:
      'griffe takes the type from the signature, where the docstring states none or another one; the reader keeps what the docstring says',
    holds: (one) => {
      const known = stated(one);
      return (
        about(one, 'types') &&
        pairwise(
          sidesOf(one),
          (_, other) =>
            known.has(other.replace(/["']/g, '')) || isResultOf(other, known),
        )
      );
    },
  },
  {
    because:
      'griffe gives an attribute without a type that of the one above it',
    holds: (one) => {
      const types = (one.ours?.sections ?? [])
        .filter(({kind}) => kind === 'attributes')
        .flatMap(({entries}) => entries.map(({annotation}) => annotation));
      return (
        about(one, 'types', 'attributes') &&
        pairwise(
          sidesOf(one),
          (own, other) => own === '' && types.includes(other),
        )
      );
    },
  },
  {
    because:
      'griffe leaves the type, or a part of it, in front of the description',
    holds: (one) =>
      about(one, 'descriptions') &&
      pairwise(sidesOf(one), (own, other) => other.endsWith(own)),
  },
  {
    because:
      'griffe drops lines of a section that it cannot read; the reader adds them to the entry above, or keeps them as a description',
    holds: (one) =>
      (about(one, 'descriptions') &&
        pairwise(sidesOf(one), (own, other) => own.startsWith(other))) ||
      (about(one, 'names') && isSubsequence(sidesOf(one))),
  },
  {
    because:
      'griffe takes directives and paragraphs after a field, which stand outside of it, for its description',
    holds: (one) =>
      about(one, 'descriptions') &&
      pairwise(sidesOf(one), (own, other) => other.startsWith(own)),
  },
  {
    because: 'griffe leaves `optional` and `default` in the type',
    holds: (one) =>
      about(one, 'types') &&
      pairwise(sidesOf(one), (own, other) =>
        /^,?\(?(?:optional|default|bydefault)/.test(other.replace(own, '')),
      ),
  },
  {
    because: 'griffe keeps the choices in `{…}` apart and states no type',
    holds: (one) =>
      about(one, 'types') &&
      pairwise(
        sidesOf(one),
        (own, other) => own.startsWith('{') && other === '',
      ),
  },
  {
    because:
      'backticks, roles and parentheses around a type: the reader takes them off, or griffe does',
    holds: (one) =>
      about(one, 'types') &&
      pairwise(
        sidesOf(one),
        (own, other) =>
          bare(own) === bare(other.replace(/:(?:\w+:)?\w+:(?=`)/g, '')),
      ),
  },
  {
    because:
      'griffe leaves out a type that is no Python expression, or what follows its first words',
    holds: (one) =>
      about(one, 'types') &&
      pairwise(sidesOf(one), (own, other) =>
        bare(own).startsWith(
          bare(other.replace(/,(?:default|optional).*$/, '')),
        ),
      ),
  },
  {
    because:
      'a sentence where a type or a title could stand is a description to the reader, a type, a name or nothing to griffe',
    holds: (one) =>
      ((about(one, 'types', RESULTS) || about(one, 'names')) &&
        pairwise(sidesOf(one), (own) => own === '')) ||
      (about(one, 'types') &&
        pairwise(
          sidesOf(one),
          (own, other) => own === '' && opensDescription(one, other),
        )) ||
      (about(one, 'descriptions') &&
        pairwise(
          sidesOf(one),
          (own, other) => other !== '' && own.endsWith(other),
        )),
  },
  {
    because: 'griffe reads no list of names in a result',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      pairwise(sidesOf(one), (_, other) => other === ''),
  },
  {
    because:
      'griffe makes every line of a result an entry, the reader only if each of them opens with a type',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      sidesOf(one).theirs.length > sidesOf(one).ours.length,
  },
  {
    because:
      'griffe does not see that an underlined heading ends a section without an empty line before it',
    holds: (one) =>
      about(one, 'names') &&
      sidesOf(one).theirs.some((name) => /^-{3,}$/.test(name)) &&
      startsWith(sidesOf(one)),
  },
  {
    because: 'griffe keeps the colon behind the name of an exception',
    holds: (one) =>
      about(one, 'names', 'raises|warns') &&
      pairwise(sidesOf(one), (own, other) => other === `${own}:`),
  },
  {
    because:
      'griffe takes any word before a colon for a name, `.x` and bullets too, the reader only what Python could take for one',
    holds: (one) =>
      about(one, 'names') &&
      sidesOf(one).ours.join() === '' &&
      sidesOf(one).theirs.every((name) => /^(?:\.\w+|[-*])$/.test(name)),
  },
  {
    because:
      'griffe leaves marks in a name: a star behind it, backticks, `[ optional ]`',
    holds: (one) =>
      about(one, 'names') &&
      pairwise(sidesOf(one), (own, other) => own === unmarked(other)),
  },
  {
    because:
      'griffe takes a heading that is one space too deep for a name, and any words before a colon too',
    holds: (one) => about(one, 'names') && isWithoutProse(sidesOf(one)),
  },
  {
    because: 'griffe takes the colon that opens a role for that of a type',
    holds: (one) =>
      about(one, 'descriptions', RESULTS) &&
      pairwise(sidesOf(one), (own, other) => own === `:${other}`),
  },
  {
    because: 'griffe ends a name at the first colon, even inside brackets',
    holds: (one) =>
      about(one, 'names') &&
      pairwise(sidesOf(one), (own, other) => other.startsWith(`${own}(`)),
  },
  {
    because:
      'griffe leaves the default or a backslash in the name of a parameter',
    holds: (one) =>
      about(one, 'names') &&
      pairwise(
        sidesOf(one),
        (own, other) => own === other.replace(/=.*$/s, '').replaceAll('\\', ''),
      ),
  },
  {
    because:
      'one entry for `x, y` with griffe is one for each name with the reader',
    holds: (one) => {
      if (!about(one, 'names')) {
        return false;
      }
      const {ours, theirs} = sidesOf(one);
      const split = theirs.flatMap((name) =>
        name
          .replaceAll('\\', '')
          .split(/\s*[,/]\s*|\s+or\s+/)
          .filter((part) => part !== ''),
      );
      return (
        ours.join() === split.join() || isSubsequence({ours, theirs: split})
      );
    },
  },
];

/** Whether the reader has words at the beginning of a description. */
function opensDescription({ours}: Evidence, words: string): boolean {
  return (ours?.sections ?? []).some(({entries}) =>
    entries.some(({description}) =>
      description.replace(/\s+/g, '').replace(/"/g, "'").startsWith(words),
    ),
  );
}

/** The type of what a generator gives is inside its return type. */
function isResultOf(type: string, known: Set<string>): boolean {
  return type !== '' && [...known].some((one) => one.includes(type));
}

/** Ours are those of theirs that are one word, and no heading. */
function isWithoutProse({ours, theirs}: Sides): boolean {
  const names = theirs.filter(
    (name) => !HEADING.test(name) && !/\s/.test(name.trim()),
  );
  return ours.join() === names.join();
}

/** Theirs are ours and more. */
function startsWith({ours, theirs}: Sides): boolean {
  return ours.every((name, index) => name === theirs[index]);
}

/** Theirs are some of ours, in order. */
function isSubsequence({ours, theirs}: Sides): boolean {
  let at = 0;
  for (const name of ours) {
    at += name === theirs[at] ? 1 : 0;
  }
  return at === theirs.length && theirs.length < ours.length;
}
