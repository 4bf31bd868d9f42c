import {expect, it} from 'vitest';
import {readParts} from '../../src/notebook/read-parts';
import {parseMarkdown} from '../../src/page';

it('gives the cells of a page with Windows line ends those of Unix', () => {
  const source = `First\nline.

~~~bash
pip install reef
pip install 'coral'
~~~

~~~python
a = 1
b = 2
~~~

~~~text title="Output"
3
4
~~~
`;
  const tree = parseMarkdown(source.replaceAll('\n', '\r\n'));
  expect(readParts(tree, String)).toEqual([
    {kind: 'markdown', text: 'First\nline.'},
    {
      kind: 'code',
      text: '%pip install reef\n%pip install "coral"',
      output: null,
    },
    {kind: 'code', text: 'a = 1\nb = 2', output: '3\n4'},
  ]);
});
