import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

const IMPORT =
  /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+(?:\(([^)]*)\)|([^\n\\]*))/gm;

/** Lists the dotted names that a program imports from other modules. */
export function listImports(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(
    ([, module = '', inBrackets, onLine]) =>
      (inBrackets ?? onLine ?? '')
        .replaceAll(/#.*$/gm, '')
        .split(',')
        .map((part) => part.trim().split(/\s/, 1)[0] ?? '')
        .filter((name) => name !== '' && name !== '*')
        .map((name) => `${module}.${name}`),
  );
}

/** Lists the names that the Python samples of a page import. */
export function listSampleNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === 'python') {
      names.push(...listImports(value));
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
