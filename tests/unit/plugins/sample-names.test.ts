import {parseMarkdown} from 'docusaurus-plugin-page-exports/page';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {remarkSampleNames} from '../../../plugins/sample-names';

it('looks up the imports of a sample as names on their lines', async () => {
  const names: [string, number | undefined][] = [];
  const step = remarkSampleNames({
    linkNames: (tree: Root) => {
      visit(tree, 'inlineCode', ({value, position}) => {
        names.push([value, position?.start.line]);
      });
      return Promise.resolve();
    },
  });
  const page = [
    'Text.',
    '',
    '```python title="a.py"',
    '# The Quay opens, and then a Ship arrives.',
    'from harbour import Quay',
    'from harbour.ships import (  # Ship, Boat',
    '    Boat,  # not a Ship',
    '    Ship,',
    ')',
    '```',
    '',
    '```py',
    'from harbour import Pier',
    '```',
    '',
    '```python3',
    'from harbour import Dock',
    '```',
    '',
    '```python wrong="no such name"',
    'from harbour import Moon',
    '```',
    '',
    '```bash',
    'from harbour import Nothing',
    '```',
  ].join('\n');
  await unified()
    .use(() => step)
    .run(parseMarkdown(page), {path: 'a.mdx'});
  expect(names).toEqual([
    ['harbour.Quay', 5],
    ['harbour.ships.Boat', 7],
    ['harbour.ships.Ship', 8],
    ['harbour.Pier', 13],
    ['harbour.Dock', 17],
  ]);
});
