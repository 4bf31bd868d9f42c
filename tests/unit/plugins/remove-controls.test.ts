import {expect, it} from 'vitest';
import {removeControls} from '../../../plugins/blog/remove-controls';

it('removes buttons, their messages and the links of headings from a post', () => {
  const heading = '<h2 id="sql">SQL<a class="hash-link" href="#sql"></a></h2>';
  const bar =
    '<div><span>Python</span><button type="button">Copy</button><span role="status"></span></div>';
  const code = '<pre><code>a &lt; b\n  &amp; c</code></pre>';
  expect(removeControls(heading + bar + code)).toBe(
    `<h2 id="sql">SQL</h2><div><span>Python</span></div>${code}`,
  );
});
