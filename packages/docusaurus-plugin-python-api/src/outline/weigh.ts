import type {Entry} from './types';

/** How much of a page something takes. */
export interface Weight {
  symbols: number;
  /** Characters of HTML, about: known before the page is written. */
  size: number;
}

/** Heading, facts and signature of what has a section of its own. */
const SECTION = 400;

/**
 * HTML for each character of the model, measured on NVFlare and Pydantic AI: 0.5
 * for functions and 0.66 for classes, with what links of parameters add.
 */
const RATIO = 0.7;

/**
 * And for each character of a session, where every word has an element: up to 5
 * with the highlighting of Docusaurus, less with one that adds no styles.
 */
const SESSION_RATIO = 3;

/** A session in a text of JSON, up to a blank line or the end of the text. */
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

/** What an entry takes without its children. */
function weighAlone({member}: Entry): Weight {
  const own =
    member.kind === 'class'
      ? {...member, members: undefined, inherited: undefined}
      : member;
  const section = SECTIONS.includes(member.kind) ? SECTION : 0;
  const json = JSON.stringify(own);
  // Looking for sessions takes longer than writing the text.
  const sessions = json.includes('>>> ')
    ? (json.match(SESSION)?.join('') ?? '')
    : '';
  const size = section + json.length * RATIO + sessions.length * SESSION_RATIO;
  return {symbols: 1, size};
}

/** What an entry takes with all that is in it. */
export function weigh(entry: Entry): Weight {
  return entry.children.map(weigh).reduce(add, weighAlone(entry));
}
