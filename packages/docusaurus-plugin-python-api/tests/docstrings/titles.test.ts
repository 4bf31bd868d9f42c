import {describe, expect, it} from 'vitest';
import {proseToMarkdown} from '../../src/docstrings/admonitions';
import {toMdx} from '../../src/docstrings/to-mdx';

function shown(text: string): string {
  return toMdx(proseToMarkdown(text), () => undefined);
}

describe('tildes', () => {
  it.each(['The ship', '1. Title'])('underline a title: %s', (title) => {
    expect(shown(`${title}\n~~~~~~~~\n\nSails.`)).toBe(
      `**${title}**\n\nSails.`,
    );
  });

  it.each(['~~~', '~~~~~~~'])(
    'are the fence of a line of code: %s',
    (fence) => {
      expect(shown(`Run:\n\n${fence}\nrow()\n${fence}\n\nDone.`)).toBe(
        'Run:\n\n~~~python\nrow()\n~~~\n\nDone.',
      );
    },
  );
});
