import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isPython, listImports} from '../used-in/collect-names';

/** Links symbols in inline code, and fails on unknown names. */
type LinkNames = (tree: Root, file: File) => Promise<void>;

/** The file that a remark plugin receives. */
type File = Parameters<Transformer<Root>>[1];

/** Whether a fence marks its code as meant to fail, with `wrong="reason"`. */
function isWrong(meta: string | null | undefined): boolean {
  const {flags, values} = parseFenceMeta(meta ?? '');
  return flags.has('wrong') || values.has('wrong');
}

/**
 * A remark plugin that reports, by file and line, imports in a page's samples
 * of names that the SDK doesn't have.
 *
 * @param linkNames - the plugin that does the same for inline code.
 */
export function remarkSampleNames({linkNames}: {linkNames: LinkNames}) {
  return async (tree: Root, file: File): Promise<void> => {
    const names: Root = {type: 'root', children: []};
    visit(tree, 'code', ({lang, meta, value, position}) => {
      if (isPython(lang) && position && !isWrong(meta)) {
        for (const {name, line} of listImports(value)) {
          const start = {line: position.start.line + 1 + line, column: 1};
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
