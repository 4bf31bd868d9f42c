import type {Entry} from './types';

/** How much space something takes on a page. */
export interface PageSize {
  symbols: number;
  /** Estimated characters of HTML, before the page is written. */
  html: number;
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

export const NOTHING: PageSize = {symbols: 0, html: 0};

/** Returns how much space two things take together. */
export function add(one: PageSize, other: PageSize): PageSize {
  return {
    symbols: one.symbols + other.symbols,
    html: one.html + other.html,
  };
}

/** Whether something takes no more space than there is. */
export function fits(size: PageSize, most: PageSize): boolean {
  return size.symbols <= most.symbols && size.html <= most.html;
}

/** The size of an entry without its children. */
function sizeAlone({member}: Entry): PageSize {
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
  const html = section + json.length * RATIO + sessions.length * SESSION_RATIO;
  return {symbols: 1, html};
}

/** The size of an entry with its children. */
export function sizeOf(entry: Entry): PageSize {
  return entry.children.map(sizeOf).reduce(add, sizeAlone(entry));
}
