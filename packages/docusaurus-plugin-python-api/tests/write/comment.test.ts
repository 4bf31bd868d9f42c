import {Comment, CommentTag} from 'typedoc';
import {expect, it} from 'vitest';
import {printComment} from '../../src/write/page/comment';

const WRITER = {urlTo: () => '', indexUrl: ''};

function box(tag: '@info' | '@note' | '@warning', title: string): string[] {
  const printed = new CommentTag(tag, [{kind: 'text', text: 'Text.'}]);
  printed.name = title;
  return printComment(new Comment([], [printed]), [], WRITER);
}

it('gives a box the title that its kind does not have', () => {
  expect(box('@info', 'See also')).toEqual([
    '::::info[See also]\n\nText.\n\n::::',
  ]);
  expect(box('@note', 'Example')).toEqual([
    '::::note[Example]\n\nText.\n\n::::',
  ]);
  expect(box('@note', 'Notes')).toEqual(['::::note\n\nText.\n\n::::']);
  expect(box('@warning', 'Warning')).toEqual(['::::warning\n\nText.\n\n::::']);
});
