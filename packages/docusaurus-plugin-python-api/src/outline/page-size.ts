import type {Entry} from './types';

/** How much space something takes on a page. */
export interface Weight {
  symbols: number;
  /** Estimated characters of HTML, before the page is written. */
  size: number;
}

/** Heading, facts and signature of a symbol with its own section. */
const SECTION = 400;

/**
 * HTML per character of the model. Measured on NVFlare and Pydantic AI: 0.5 for
 * functions and 0.66 for classes, plus the links of parameters.
 */
const RATIO = 0.7;

/**
 * Additional HTML per character of a session, in which every word is an element: up
 * to 5 with the highlighting of Docusaurus, less without inline styles.
 */
const SESSION_RATIO = 3;

/** A session in a JSON string, up to a blank line or the end of the string. */
const SESSION = />>> .*?(?:\\n\\n|(?<!\\)")/g;

const SECTIONS: readonly Entry['member']['kind'][] = [
  'class',
  'function',
  'method',
  'property',
];

export const NOTHING: Weight = {symbols: 0, size: 0};

export function add(one: Weight, other: Weight): Weight {
  return {
    symbols: one.symbols + other.symbols,
    size: one.size + other.size,
  };
}

export function fits(weight: Weight, most: Weight): boolean {
  return weight.symbols <= most.symbols && weight.size <= most.size;
}

/** The weight of an entry without its children. */
function weighAlone({member}: Entry): Weight {
  const own =
    member.kind === 'class'
      ? {...member, members: undefined, inherited: undefined}
      : member;
  const section = SECTIONS.includes(member.kind) ? SECTION : 0;
  const json = JSON.stringify(own);
  // The search for sessions is slower than the serialization.
  const sessions = json.includes('>>> ')
    ? (json.match(SESSION)?.join('') ?? '')
    : '';
  const size = section + json.length * RATIO + sessions.length * SESSION_RATIO;
  return {symbols: 1, size};
}

/** The weight of an entry with its children. */
export function weigh(entry: Entry): Weight {
  return entry.children.map(weigh).reduce(add, weighAlone(entry));
}
