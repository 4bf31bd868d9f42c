import type {Evidence, Explanation} from './evidence';
import {
  isSubsequence,
  isWithoutProse,
  pairwise,
  sidesOf,
  startsWith,
} from './sides';

/** Names, types or descriptions in sections of the given kinds. */
function about(
  {difference}: Evidence,
  what: 'names' | 'types' | 'descriptions',
  kinds = '\\w+',
): boolean {
  return new RegExp(`^(?:${kinds}) section: ${what}$`).test(difference.field);
}

const RESULTS = 'returns|yields|receives';

/** The types in the signature, without white space and quotes. */
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

/** A name without markup around it. */
const unmarked = (name: string): string =>
  name
    .replace(/[\s,]+$/, '')
    .replace(/\s*(?:\[[^\][]*\]|\([^()]*\))$/, '')
    .replace(/^(`+)(.*)\1$/, '$2')
    .replace(/(?<=\w)\*$/, '');

export const SECTION_EXPLANATIONS: Explanation[] = [
  {
    because:
      'griffe gives unnamed results a name: an empty one, or the type before the colon',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      pairwise(sidesOf(one), (own) => own === ''),
  },
  {
    because:
      'griffe uses the type in the signature if the docstring states none or a different one; the reader keeps what the docstring states',
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
      'griffe gives an attribute without a type the type of the attribute above it',
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
      'griffe leaves the type, or a part of it, at the start of the description',
    holds: (one) =>
      about(one, 'descriptions') &&
      pairwise(sidesOf(one), (own, other) => other.endsWith(own)),
  },
  {
    because:
      'griffe drops lines of a section that it cannot parse; the reader adds them to the entry above, or keeps them as a description',
    holds: (one) =>
      (about(one, 'descriptions') &&
        pairwise(sidesOf(one), (own, other) => own.startsWith(other))) ||
      (about(one, 'names') && isSubsequence(sidesOf(one))),
  },
  {
    because:
      'griffe adds directives and paragraphs that follow a field to its description',
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
    because: 'griffe stores the choices in `{…}` separately and states no type',
    holds: (one) =>
      about(one, 'types') &&
      pairwise(
        sidesOf(one),
        (own, other) => own.startsWith('{') && other === '',
      ),
  },
  {
    because:
      'backticks, roles and parentheses around a type are removed by only one of the readers',
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
      'griffe leaves out a type that is not a Python expression, or the text after its first words',
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
      'the reader treats a sentence in place of a type or title as a description, griffe as a type or a name, or it drops it',
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
    because: 'griffe does not read lists of names in a result',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      pairwise(sidesOf(one), (_, other) => other === ''),
  },
  {
    because:
      'griffe makes every line of a result an entry, the reader only if each of them starts with a type',
    holds: (one) =>
      about(one, 'names', RESULTS) &&
      sidesOf(one).theirs.length > sidesOf(one).ours.length,
  },
  {
    because:
      'griffe needs an empty line before an underlined heading to end a section',
    holds: (one) =>
      about(one, 'names') &&
      sidesOf(one).theirs.some((name) => /^-{3,}$/.test(name)) &&
      startsWith(sidesOf(one)),
  },
  {
    because: 'griffe keeps the colon after the name of an exception',
    holds: (one) =>
      about(one, 'names', 'raises|warns') &&
      pairwise(sidesOf(one), (own, other) => other === `${own}:`),
  },
  {
    because:
      'griffe treats any word before a colon as a name, even `.x` and bullets, the reader only valid Python names',
    holds: (one) =>
      about(one, 'names') &&
      sidesOf(one).ours.join() === '' &&
      sidesOf(one).theirs.every((name) => /^(?:\.\w+|[-*])$/.test(name)),
  },
  {
    because:
      'griffe leaves markup in a name: a star after it, backticks, `[ optional ]`',
    holds: (one) =>
      about(one, 'names') &&
      pairwise(sidesOf(one), (own, other) => own === unmarked(other)),
  },
  {
    because:
      'griffe treats a heading that is indented by one space too many as a name, and so any words before a colon',
    holds: (one) => about(one, 'names') && isWithoutProse(sidesOf(one)),
  },
  {
    because:
      'griffe treats the colon that starts a role as the one after a type',
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
    because: 'griffe has one entry for `x, y`, the reader one for each name',
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

/** Whether one of the reader's descriptions starts with the text. */
function opensDescription({ours}: Evidence, words: string): boolean {
  return (ours?.sections ?? []).some(({entries}) =>
    entries.some(({description}) =>
      description.replace(/\s+/g, '').replace(/"/g, "'").startsWith(words),
    ),
  );
}

/** Whether a type is part of a known one, as with the return type of a generator. */
function isResultOf(type: string, known: Set<string>): boolean {
  return type !== '' && [...known].some((one) => one.includes(type));
}
