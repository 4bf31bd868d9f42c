import {indentOf, isBlank} from './lines';

/** Definitions in explicit markup, which apply to the whole docstring. */
export interface References {
  /** The replacement for each `|name|`. */
  substitutions: Map<string, string>;
  /** `.. _name: address`, by the name in lower case. */
  targets: Map<string, string>;
}

const SUBSTITUTION = /^ *\.\. +\|([^|]+)\| (?:replace|unicode) ?::\s*(.*)$/;
const TARGET = /^( *)\.\. +_(`[^`]+`|[^:]+): *(\S.*)?$/;
/** `` `text`_ `` or `text_` instead of an address: that of another name. */
const NAME = /^(?:`([^`]+)`|([\w.-]+))_$/;
const ANONYMOUS_TARGET = /^ *(?:\.\. +__:|__) +(https?:\S+)$/gm;
const ANONYMOUS =
  /`([^`<>]+)`__(?!_)|(?<![\w`])([A-Za-z][\w.-]*?)__(?![\w_`])/g;

function normalize(name: string): string {
  return name.replace(/^`|`$/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Collects the definitions in a docstring. */
export function collectReferences(text: string): References {
  const substitutions = new Map<string, string>();
  const targets = new Map<string, string>();
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, name, replacement = ''] = SUBSTITUTION.exec(line) ?? [];
    if (name !== undefined) {
      substitutions.set(name, replacement);
    }
    const [, indent = '', target, inLine = ''] = TARGET.exec(line) ?? [];
    if (target !== undefined) {
      const address = inLine + textOfBlock(lines, index + 1, indent.length);
      targets.set(normalize(target), address);
    }
  }
  collectAnonymous(text, targets);
  return {substitutions, targets: resolve(targets)};
}

/** The lines below a name, on which a long address can start or go on. */
function textOfBlock(
  lines: readonly string[],
  start: number,
  indent: number,
): string {
  const isOver = (line: string) => isBlank(line) || indentOf(line) <= indent;
  const rest = lines.slice(start);
  const end = rest.findIndex(isOver);
  const block = end === -1 ? rest : rest.slice(0, end);
  return block.map((line) => line.trim()).join('');
}

/** References such as `` `text`__ `` have the addresses without names, in order. */
function collectAnonymous(text: string, targets: Map<string, string>): void {
  const urls = [...text.matchAll(ANONYMOUS_TARGET)].map(([, url = '']) => url);
  const names = urls.length === 0 ? [] : convertLinks(text).matchAll(ANONYMOUS);
  let index = 0;
  for (const [, quoted, word = ''] of names) {
    const url = urls[index];
    index += 1;
    if (url !== undefined) {
      targets.set(normalize(quoted ?? word), url);
    }
  }
}

/** Only websites, also for names that stand for another name. */
function resolve(targets: ReadonlyMap<string, string>): Map<string, string> {
  const urlOf = (address: string, rest: number): string => {
    const [, quoted, word] = NAME.exec(address) ?? [];
    const name = quoted ?? word;
    return name === undefined || rest === 0
      ? address
      : urlOf(targets.get(normalize(name)) ?? '', rest - 1);
  };
  return new Map(
    [...targets]
      .map(([name, address]) => [name, urlOf(address, 5)] as const)
      .filter(([, url]) => /^https?:\S+$/.test(url)),
  );
}

/** References with the definitions of the whole docstring, which any part may use. */
export function mergeReferences(
  docstring: References,
  part: References,
): References {
  return {
    substitutions: new Map([...docstring.substitutions, ...part.substitutions]),
    targets: new Map([...docstring.targets, ...part.targets]),
  };
}

/**
 * Converts references whose name goes on in the next line. Others are read line by
 * line.
 */
export function convertLongNames(text: string, {targets}: References): string {
  return text.replace(
    /(?<![\w`:\\])`([^`\s](?:[^`\n]*\n(?![ \t]*\n))+[^`\n]*(?<!\s))`__?(?![\w`])/g,
    (_, name: string) => {
      const url = targets.get(normalize(name));
      return url === undefined ? name : `[${name}](${url})`;
    },
  );
}

/** Whether a line is invisible markup: a comment, target or substitution. */
export function isSilent(line: string): boolean {
  return (
    /^ *\.\.(?: +_[^:]*(?::|`:)| +\|[^|]+\| \w+::| *$| +(?! |\[|[\w:.-]+::))/.test(
      line,
    ) || /^ *__ https?:\S+$/.test(line)
  );
}

/** `.. [1] text` and `.. [Smith90] text`. */
export const FOOTNOTE = /^( *)\.\. +\[([^\]]+)\]\s?(.*)$/;

const CODE = /(`+)(?:(?!\1)[\s\S])+?\1(?!`)_{0,2}/g;

/** Converts the inline markup outside of code on one line. */
export function convertInline(line: string, references: References): string {
  let converted = '';
  let position = 0;
  const convert = (end: number): string => {
    const text = line.slice(position, end);
    const parts = [position > 0, end < line.length] as const;
    return convertText(withoutEscapes(text, ...parts), references);
  };
  for (const match of line.matchAll(CODE)) {
    converted += convert(match.index);
    converted += convertCode(match[0], match[1] ?? '`', references);
    position = match.index + match[0].length;
  }
  return converted + convert(line.length);
}

/**
 * Removes the backslashes that part markup from a word in reStructuredText, as in
 * `*n*\ th` and `` `Order`\s ``. Elsewhere, as in paths, a backslash may mean itself.
 */
function withoutEscapes(
  text: string,
  isAfterCode: boolean,
  isBeforeCode: boolean,
): string {
  if (!text.includes('\\')) {
    return text;
  }
  const joined = text.replace(/(?<=\*)\\ (?=\w)|(?<=\w)\\ (?=\*\w)/g, '');
  // A short word, since a backslash may also begin a folder.
  const opened = isAfterCode
    ? joined.replace(/^\\(?: (?=[\w*])|(?=[a-z]{1,3}\b))/, '')
    : joined;
  return isBeforeCode
    ? opened.replace(/(?<=\w)\\ (?=(?::[\w:.-]+:)?$)/, '')
    : opened;
}

/** Converts `` `text`_ ``, a reference; other code is kept. */
function convertCode(
  code: string,
  mark: string,
  {targets}: References,
): string {
  if (mark !== '`' || !code.endsWith('_')) {
    return code;
  }
  const text = code.replace(/^`|`_{1,2}$/g, '');
  const url = targets.get(normalize(text));
  return url === undefined ? text : `[${text}](${url})`;
}

/** TeX between dollar signs, as opposed to prices and shell variables. */
const DOLLARS = /(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\w$])/g;

/** A number, a short name, or a call, tuple or interval, as in `g(x)` and `[0, 1)`. */
const SHORT_TEX =
  /^(?:-?\d+(?:\.\d+)?|[A-Za-z]\d?'?|[A-Za-z]?[[(]-?[A-Za-z\d.]+(?:, ?-?[A-Za-z\d.]+)*[\])])$/;

function isTex(text: string): boolean {
  return (
    /[\\^_{}=<>]|^[A-Za-z] ?[-+*/|,] ?[A-Za-z\d]/.test(text) ||
    SHORT_TEX.test(text)
  );
}

function convertText(
  text: string,
  {substitutions, targets}: References,
): string {
  let converted = text.replace(DOLLARS, (whole, tex: string) =>
    isTex(tex) ? `:math:\`${tex}\`` : whole,
  );
  converted = converted.replace(
    /(?<=^|[\s(])\[(#?[\w-]+|\*)\]_(?![\w_])/g,
    (_, label: string) => `\\[${label.replace(/^#/, '')}\\]`,
  );
  if (substitutions.size > 0) {
    converted = converted.replace(
      /\|([^|\s](?:[^|]*[^|\s])?)\|_{0,2}/g,
      (whole, name: string) => substitutions.get(name) ?? whole,
    );
  }
  return targets.size === 0
    ? converted
    : converted.replace(
        /(?<![\w`])([A-Za-z][\w.-]*?)__?(?![\w_`])/g,
        (whole, name: string) => {
          const url = targets.get(normalize(name));
          return url === undefined ? whole : `[${name}](${url})`;
        },
      );
}

/**
 * Converts links with an embedded URL, which may span two lines. Relative URLs are
 * dropped, since those pages don't exist here, but a name in the text may be linked.
 */
export function convertLinks(text: string): string {
  return text.replace(
    /`([^`<>]+?)\s*<([^<>\s]+(?:\s+[^<>\s]+)*)>`__?/g,
    (whole, words: string, address: string) => {
      const label = words.replace(/\s+/g, ' ');
      const isWebsite = /^(?:https?|mailto):/.test(address);
      if (/\s/.test(address) && !isWebsite) {
        return whole;
      }
      const url = address.replace(/\s+/g, '');
      if (/^(?:https?|mailto):/.test(url)) {
        return `[${label}](${url})`;
      }
      return /^\w+(?:\.\w+)+$/.test(label) ? `\`${label}\`` : label;
    },
  );
}

/** The end of an indented block below a line. */
export function blockEnd(
  lines: readonly string[],
  start: number,
  indent: number,
): number {
  let end = start;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (!isBlank(line) && indentOf(line) <= indent) {
      break;
    }
    end += 1;
  }
  return end;
}
