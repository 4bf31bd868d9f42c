import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {MarkdownComponent} from '../../src/markdown/components';
import {parseMarkdown} from '../../src/page';
import {readParts} from '../../src/notebook/read-parts';

const FENCE = '```';

function read(...lines: readonly string[]) {
  const source = lines.join('\n').replaceAll('~~~', FENCE);
  const tree = parseMarkdown(source);
  return readParts(tree, (url) => `at:${url}`).map((part) =>
    part.kind === 'markdown'
      ? part.text
      : {code: part.text, output: part.output},
  );
}

describe('the cells of a notebook', () => {
  it('are text by heading and code with its output', () => {
    expect(
      read(
        '---',
        'title: Counting',
        '---',
        "import Tabs from '@theme/Tabs';",
        '',
        '# Counting with Reef',
        '',
        'First.',
        '',
        '~~~python',
        'from reef import Survey',
        '~~~',
        '',
        '~~~text title="Output"',
        '3 corals',
        '~~~',
        '',
        '## Then {#then}',
        '',
        'Last.',
      ),
    ).toEqual([
      '# Counting with Reef\n\nFirst.',
      {code: 'from reef import Survey', output: '3 corals'},
      '## Then\n\nLast.',
    ]);
  });

  it('show the dollars that Jupyter would take for a formula', () => {
    expect(
      read('From $5 to $10, in `$HOME`.', '', '| $x | $y |', '| - | - |'),
    ).toEqual([
      'From \\$5 to \\$10, in `$HOME`.\n\n| \\$x | \\$y |\n| --- | --- |',
    ]);
  });

  it('contain the links whose addresses are defined in other cells', () => {
    expect(
      read('See [it][deck].', '', '## Then', '', '[deck]: /deck', '', 'Last.'),
    ).toEqual(['See [it](at:/deck).', '## Then\n\nLast.']);
  });

  it('install in place what the shell installs, with quotes for any system', () => {
    expect(
      read(
        '~~~bash',
        "pip install 'reef[all]'",
        'python -m pip install pandas',
        '~~~',
        '',
        '~~~bash',
        'ls',
        'pip install pandas',
        '~~~',
      ),
    ).toEqual([
      {code: '%pip install "reef[all]"\n%pip install pandas', output: null},
      '```bash\nls\npip install pandas\n```',
    ]);
  });

  it('keep quotation marks within others, as in conditions of a package', () => {
    expect(
      read(
        '~~~bash',
        `pip install "reef; python_version < '3.13'" 'coral'`,
        `pip3 install 'reef; python_version < "3.13"' 'coral'`,
        '~~~',
      ),
    ).toEqual([
      {
        code:
          `%pip install "reef; python_version < '3.13'" "coral"\n` +
          `%pip install 'reef; python_version < "3.13"' "coral"`,
        output: null,
      },
    ]);
  });

  it('are the same for other names of a language', () => {
    expect(
      read(
        '~~~sh',
        'pip install reef',
        '~~~',
        '',
        '~~~py',
        'import reef',
        '~~~',
        '',
        '~~~Python3',
        'reef.count()',
        '~~~',
      ),
    ).toEqual([
      {code: '%pip install reef', output: null},
      {code: 'import reef', output: null},
      {code: 'reef.count()', output: null},
    ]);
  });

  it('write files that the program imports, and show other code as text', () => {
    expect(
      read(
        '~~~python separate title="model.py"',
        'x = 1',
        '~~~',
        '',
        '~~~python separate',
        'y = 2',
        '~~~',
        '',
        '~~~python wrong="no z"',
        'z',
        '~~~',
      ),
    ).toEqual([
      {code: '%%writefile model.py\nx = 1', output: null},
      '```python\ny = 2\n```\n\n```python\nz\n```',
    ]);
  });

  it('create the folder of a file before they write it', () => {
    expect(
      read('~~~python separate title="models/deep/net.py"', 'x = 1', '~~~'),
    ).toEqual([
      {
        code: 'from pathlib import Path\n\nPath("models/deep").mkdir(parents=True, exist_ok=True)',
        output: null,
      },
      {code: '%%writefile models/deep/net.py\nx = 1', output: null},
    ]);
  });

  it('create no folder for a file that the page itself writes', () => {
    const lines = ['%%writefile -a logs/run.py', 'x = 1'];
    expect(read('~~~python', ...lines, '~~~')).toEqual([
      {code: lines.join('\n'), output: null},
    ]);
  });

  it('name a file that readers save, and the output of a command', () => {
    expect(
      read(
        '~~~yaml title="task.yaml" schema="task"',
        'pods: 1',
        '~~~',
        '',
        '~~~json title="Output"',
        '{}',
        '~~~',
      ),
    ).toEqual([
      '**task.yaml**\n\n```yaml\npods: 1\n```\n\n**Output**\n\n```json\n{}\n```',
    ]);
  });

  it('replace terms with their words and quote admonitions', () => {
    expect(
      read(
        'A <Term id="pod">**pod**</Term> starts at 10:30.{/* why */}',
        '',
        ':::tip[Be brief]',
        '',
        'See [it](/api).',
        '',
        ':::',
        '',
        '- Item.',
        '',
        '  :::warning',
        '  Careful.',
        '  :::',
      ),
    ).toEqual([
      'A **pod** starts at 10:30.\n\n' +
        '> **Be brief**\n>\n> See [it](at:/api).\n\n' +
        '- Item.\n\n  > **Warning**\n  >\n  > Careful.',
    ]);
  });

  it('contain the tab that runs, or all tabs if none does', () => {
    expect(
      read(
        '<Tabs groupId="form">',
        '<TabItem value="yaml" label="YAML">',
        '',
        'File.',
        '',
        '</TabItem>',
        '<TabItem value="python" label="Python">',
        '',
        '~~~python',
        'run()',
        '~~~',
        '',
        '</TabItem>',
        '</Tabs>',
        '',
        '<Tabs groupId="platform">',
        '<TabItem value="macos" label="macOS">',
        '',
        'Press ⌘.',
        '',
        '</TabItem>',
        '<TabItem value="linux">',
        '',
        'Press Ctrl.',
        '',
        '</TabItem>',
        '</Tabs>',
      ),
    ).toEqual([
      {code: 'run()', output: null},
      '**macOS**\n\nPress ⌘.\n\n**linux**\n\nPress Ctrl.',
    ]);
  });

  it('contain tabs that are on one line or in a list, under their labels', () => {
    expect(
      read(
        '<Tabs>',
        '  <TabItem value="a" label="Apple">Red.</TabItem>',
        '  <TabItem value="b" label="Plum">Blue.</TabItem>',
        '</Tabs>',
        '',
        '- Eat:',
        '',
        '  <Tabs>',
        '  <TabItem value="raw" label="Raw">',
        '',
        '  At once.',
        '',
        '  </TabItem>',
        '  </Tabs>',
      ),
    ).toEqual([
      '**Apple**\n\nRed.\n\n**Plum**\n\nBlue.\n\n- Eat:\n\n  **Raw**\n\n  At once.',
    ]);
  });

  it('split lists around code, keeping the number of each item', () => {
    expect(
      read(
        '1. Import:',
        '',
        '   ~~~python',
        '   import os',
        '   ~~~',
        '',
        '   Done.',
        '',
        '2. Rest.',
      ),
    ).toEqual([
      '1. Import:',
      {code: 'import os', output: null},
      'Done.\n\n2. Rest.',
    ]);
  });

  it('contain what the site writes for a component', () => {
    const writeChart: MarkdownComponent = ({children}) => [
      {
        type: 'paragraph',
        children: [{type: 'text', value: 'A chart of reefs.'}],
      },
      ...(children as RootContent[]),
    ];
    const tree = parseMarkdown('<Chart>\n\nDrawn in 2025.\n\n</Chart>\n');
    expect(
      readParts(tree, String, new Map([['Chart', writeChart]])),
    ).toMatchObject([{text: 'A chart of reefs.\n\nDrawn in 2025.'}]);
  });
});
