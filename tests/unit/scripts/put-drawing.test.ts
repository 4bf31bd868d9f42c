import {expect, it} from 'vitest';
import {putDrawing} from '../../../scripts/lib/put-drawing';

const START = '<!-- layers:start -->\n';
const END = '<!-- layers:end -->\n';
const NEW = "flowchart LR\n  a --> b['$&']";

it('replaces the previous drawing, or inserts the first', () => {
  const drawn = `Before.\n\n${START}\n\`\`\`mermaid\n${NEW}\n\`\`\`\n\n${END}\nAfter.\n`;
  expect(putDrawing(`Before.\n\n${START}${END}\nAfter.\n`, NEW)).toBe(drawn);
  expect(putDrawing(drawn, NEW)).toBe(drawn);
});

it('returns nothing for a page without markers', () => {
  expect(putDrawing('Before.\n\nAfter.\n', NEW)).toBeUndefined();
  expect(putDrawing(`${END}${START}`, NEW)).toBeUndefined();
});
