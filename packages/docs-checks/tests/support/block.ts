import {parseFenceMeta} from 'docusaurus-plugin-page-exports/page';
import type {Block} from '../../src/samples/pages/block';

/** Creates a code block whose fence is in the first line of a page. */
export function block(language: string, text: string, meta = ''): Block {
  return {
    file: 'docs/page.mdx',
    line: 1,
    language,
    meta: parseFenceMeta(meta),
    lines: text.split('\n').map((code, index) => ({code, line: index + 2})),
  };
}
