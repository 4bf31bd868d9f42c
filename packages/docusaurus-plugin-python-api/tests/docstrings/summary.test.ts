import {describe, expect, it} from 'vitest';
import {firstSentence, plainText} from '../../src/docstrings/summary';

describe('the first sentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['One, e.g. this. Two.', 'One, e.g. this.'],
    ['One, e.g. `this`. Two.', 'One, e.g. `this`.'],
    ['One (i.e. *this*). Two.', 'One (i.e. *this*).'],
    ['As in Smith et al. (2019). Two.', 'As in Smith et al. (2019).'],
    ['Solves Eq. (3). Two.', 'Solves Eq. (3).'],
    ['One vs. "Two". Three.', 'One vs. "Two".'],
    ['Sets the rig. Two.', 'Sets the rig.'],
    ['Over\ntwo lines. More.', 'Over two lines.'],
    ['No end', 'No end'],
    ['First.\n\nSecond.', 'First.'],
    ['Version 1.5 is out. Get it.', 'Version 1.5 is out.'],
    [
      'Whether it is installed: `pip install x`.',
      'Whether it is installed: `pip install x`.',
    ],
    ['', ''],
  ])('of %j is %j', (markdown, sentence) => {
    expect(firstSentence(markdown)).toBe(sentence);
  });
});

describe('plain text', () => {
  it('has no markup and no roles', () => {
    expect(
      plainText('A :class:`~shop.Order`, **bold** `code` and [a link](x).'),
    ).toBe('A shop.Order, bold code and a link.');
  });

  it('has no marks of Sphinx before names', () => {
    expect(
      plainText(
        '(`~shop.crew.Boat`): A :class:`!Order`, not `~/orders` or `~x`.',
      ),
    ).toBe('(shop.crew.Boat): A Order, not ~/orders or ~x.');
  });

  it('shows escaped characters literally', () => {
    expect(
      plainText('A *boat* \\[Smith, 2020] with \\*args and `\\*.py`'),
    ).toBe('A boat [Smith, 2020] with *args and \\*.py');
    expect(plainText('&#x69;mport a\\_b')).toBe('import a_b');
  });
});
