import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {listImports} from '../used-in/collect-names';

/** Links symbols in inline code, and fails on unknown names. */
type LinkNames = (tree: Root, file: File) => Promise<void>;

/** The file that a remark plugin receives. */
type File = Parameters<Transformer<Root>>[1];

/**
 * A remark plugin that reports, by file and line, imports in a page's samples
 * of names that the SDK doesn't have.
 *
 * @param linkNames - the plugin that does the same for inline code.
 */
export function remarkSampleNames({linkNames}: {linkNames: LinkNames}) {
  return async (tree: Root, file: File): Promise<void> => {
    const names: Root = {type: 'root', children: []};
    visit(tree, 'code', ({lang, value, position}) => {
      if (lang === 'python' && position) {
        for (const name of listImports(value)) {
          const tail = name.slice(name.lastIndexOf('.') + 1);
          const line =
            position.start.line +
            1 +
            value.split('\n').findIndex((text) => text.includes(tail));
          const start = {line, column: 1};
          names.children.push({
            type: 'paragraph',
            children: [
              {type: 'inlineCode', value: name, position: {start, end: start}},
            ],
          });
        }
      }
    });
    await linkNames(names, file);
  };
}
