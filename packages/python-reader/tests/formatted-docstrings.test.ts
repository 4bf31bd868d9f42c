import {describe, expect, it} from 'vitest';
import {readText} from './read-files';

describe('an f-string in the place of a docstring', () => {
  it('is reported and not documented, as Python ignores it', async () => {
    const reading = await readText(`
f"""A shop."""
def pay(sum):
    rf'''Pays {sum}.'''
class Order:
    ("Of " f"{pay}.")
    total = 1
    F'The {total}.'
    open = True
    "Whether it can change."
def refund():
    """Never: f'no'."""
    x = 1
    f"{x}"
`);
    expect(reading.diagnostics()).toEqual(
      [2, 4, 6, 8].map(
        (line) => `formatted-docstring shop/__init__.py:${line}`,
      ),
    );
    expect(reading.module().docstring).toBeNull();
    const order = reading.get('class', 'shop.Order');
    expect(order.docstring).toBeNull();
    expect(order.members.map(({docstring}) => docstring?.raw)).toEqual([
      undefined,
      'Whether it can change.',
    ]);
    expect(reading.get('function', 'shop.pay').docstring).toBeNull();
    expect(reading.get('function', 'shop.refund').docstring).not.toBeNull();
  });
});
