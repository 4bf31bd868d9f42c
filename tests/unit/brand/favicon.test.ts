import {expect, test} from 'vitest';
import {drawFavicon} from '../../../scripts/lib/brand/drawings';

test('the favicon contains the logos of both modes and no other brand', () => {
  const light = '<svg><path class="a" fill="#7a1fa2"/></svg>';
  const dark = '<svg><path class="a" fill="#e1bee7"/></svg>';
  const icon = drawFavicon(light, dark);
  const logos = [...icon.matchAll(/base64,([^"]+)"/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64').toString(),
  );
  expect(logos).toEqual([light, dark]);
  expect(icon).toContain('prefers-color-scheme: dark');
  expect(icon).not.toMatch(/#[\da-f]{3,8}\b/i);
});
