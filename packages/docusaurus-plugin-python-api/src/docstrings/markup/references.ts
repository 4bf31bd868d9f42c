import {indentOf, isBlank} from './lines';

/** What explicit markup of a docstring defines for the rest of it. */
export interface References {
  /** `|name|` and what takes its place. */
  substitutions: Map<string, string>;
  /** `.. _name: address`, by the name in lower case. */
  targets: Map<string, string>;
}

const SUBSTITUTION = /^ *\.\. \|([^|]+)\| (?:replace|unicode)::\s*(.*)$/;
const TARGET = /^( *)\.\. _(`[^`]+`|[^:]+): *(\S.*)?$/;

function normalize(name: string): string {
  return name.replace(/^`|`$/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Finds what a docstring defines, wherever it stands. */
export function collectReferences(lines: readonly string[]): References {
  const substitutions = new Map<string, string>();
  const targets = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [, name, text = ''] = SUBSTITUTION.exec(line) ?? [];
    if (name !== undefined) {
      substitutions.set(name, text);
    }
    const [, indent = '', target, inLine] = TARGET.exec(line) ?? [];
    const next = lines[index + 1] ?? '';
    // A long address stands on the line below its name.
    const isBelow = inLine === undefined && indentOf(next) > indent.length;
    const url = inLine ?? (isBelow ? next.trim() : '');
    if (target !== undefined && /^https?:/.test(url)) {
      targets.set(normalize(target), url.trim());
    }
  }
  return {substitutions, targets};
}

/** Explicit markup that shows nothing: comments, targets, substitutions. */
export function isSilent(line: string): boolean {
  return (
    /^ *\.\.(?: _[^:]*(?::|`:)| \|[^|]+\| \w+::| *$| (?!\[)(?![\w:.-]+::))/.test(
      line,
    ) || /^ *__ https?:\S+$/.test(line)
  );
}

/** `.. [1] text` and `.. [Smith90] text`. */
export const FOOTNOTE = /^( *)\.\. \[([^\]]+)\]\s?(.*)$/;

const CODE = /(`+)(?:(?!\1)[\s\S])+?\1(?!`)_{0,2}/g;

/** Converts the inline markup outside of code on one line. */
export function convertInline(line: string, references: References): string {
  let converted = '';
  let position = 0;
  for (const match of line.matchAll(CODE)) {
    converted += convertText(line.slice(position, match.index), references);
    converted += convertCode(match[0], match[1] ?? '`', references);
    position = match.index + match[0].length;
  }
  return converted + convertText(line.slice(position), references);
}

/** `` `text`_ `` is a reference, everything else is code. */
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

/** TeX between dollars, which money and variables of a shell are not. */
const DOLLARS = /(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\w$])/g;

function isTex(text: string): boolean {
  return /[\\^_{}=<>]|^[A-Za-z]'?$|^[A-Za-z] ?[-+*/|,] ?[A-Za-z\d]/.test(text);
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
 * Links whose text and address stand together, also over two lines. A page that
 * lies beside the original isn't here, but a name in the text may lead to its own.
 */
export function convertLinks(text: string): string {
  return text.replace(
    /`([^`<>]+?)\s*<([^<>\s]+)>`__?/g,
    (_, words: string, url: string) => {
      const label = words.replace(/\s+/g, ' ');
      if (/^(?:https?|mailto):/.test(url)) {
        return `[${label}](${url})`;
      }
      return /^\w+(?:\.\w+)+$/.test(label) ? `\`${label}\`` : label;
    },
  );
}

/** Where an indented block below a line ends. */
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
