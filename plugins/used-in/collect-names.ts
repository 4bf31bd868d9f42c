import {fullNameOf} from 'docusaurus-plugin-page-exports/page';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

const IMPORT =
  /^[ \t]*from[ \t]+([\w.]+)[ \t]+import(?:[ \t]|\\\r?\n)+(?:\(((?:#.*\n|[^#)])*)\)|((?:\\\r?\n|[^\n\\#])*))/gm;

/** Matches what may stand between the names of an import. */
const BETWEEN = /#.*$|\\\r?$/gm;

/** A name that a program imports from another module. */
interface Import {
  /** With its module, such as `harbour.ships.Ship`. */
  name: string;
  /** The line of the name in the program, counted from 0. */
  line: number;
}

/** Lists the names that a program imports from other modules. */
export function listImports(code: string): Import[] {
  return [...code.matchAll(IMPORT)].flatMap((match) => {
    const [whole, module = '', inBrackets, onLine = ''] = match;
    const end = match.index + whole.length - (inBrackets === undefined ? 0 : 1);
    const names = (inBrackets ?? onLine).replaceAll(BETWEEN, (text) =>
      ' '.repeat(text.length),
    );
    return [...names.matchAll(/(?<=^|,)\s*(\w+)/g)].map((part) => {
      const [before, name = ''] = part;
      const at = end - names.length + part.index + before.length;
      return {
        name: `${module}.${name}`,
        line: code.slice(0, at).split('\n').length - 1,
      };
    });
  });
}

/** Whether code in this language is Python, under any of its names. */
export function isPython(lang: string | null | undefined): boolean {
  return fullNameOf(lang ?? '') === 'python';
}

/** Lists the names that the Python samples of a page import. */
export function listSampleNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (isPython(lang)) {
      names.push(...listImports(value).map(({name}) => name));
    }
  });
  return names;
}

/** Lists the addresses of all links on a page, including duplicates. */
export function listLinks(tree: Nodes): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => {
    urls.push(url);
  });
  return urls;
}
