import {describe, expect, it} from 'vitest';
import {Reading} from './read-files';
import {targetsOf, textOf} from './text-of';

const SHOP = `
from . import orders
class Base:
    def inherited(self): ...
class Shop(Base):
    size: int = 1
    early = total
    def total(self, limit=size) -> list: ...
    @property
    def open(self) -> bool: ...
    @classmethod
    def list(cls): ...
    Order = orders.Order
    sum = total
    is_open = open
    all = list
    pay = orders.pay
    handlers = {'sum': total}
    doubled = property(total)
    base = inherited
    def __init__(self, list):
        self.items = list
    def names(self) -> list: ...
`;

describe('an alias in a class', () => {
  const read = () =>
    Reading.of({
      'shop/__init__.py': SHOP,
      'shop/orders.py': 'class Order: ...\ndef pay(): ...\n',
    });

  it('refers to the member above it, or to what the module has', async () => {
    const reading = await read();
    const target = (name: string) =>
      targetsOf(reading.get('attribute', `shop.Shop.${name}`).value);
    expect(target('sum')).toEqual(['shop.Shop.total']);
    expect(target('is_open')).toEqual(['shop.Shop.open']);
    expect(target('all')).toEqual(['shop.Shop.list']);
    expect(target('pay')).toEqual(['shop.orders.pay']);
    expect(target('handlers')).toEqual(['shop.Shop.total']);
    expect(
      targetsOf(reading.get('typeAlias', 'shop.Shop.Order').value),
    ).toEqual(['shop.orders.Order']);
  });

  it('does not refer to a method below it or in a base', async () => {
    const reading = await read();
    for (const name of ['early', 'base']) {
      const {value} = reading.get('attribute', `shop.Shop.${name}`);
      expect(targetsOf(value)).toEqual([null]);
    }
  });

  it('can have the name of what it refers to', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': `
class Order: ...
def pay(): ...
class Shop:
    Order = Order
    pay = pay
class Sale(Shop.Order): ...
`,
    });
    expect(reading.diagnostics()).toEqual([]);
    const {value} = reading.get('typeAlias', 'shop.Shop.Order');
    expect(targetsOf(value)).toEqual(['shop.Order']);
    const pay = reading.get('attribute', 'shop.Shop.pay');
    expect(targetsOf(pay.value)).toEqual(['shop.pay']);
    expect(reading.get('class', 'shop.Sale').mro).toMatchObject([
      {path: 'shop.Order'},
    ]);
  });

  it('can be the default of an argument', async () => {
    const reading = await read();
    const {signature} = reading.get('method', 'shop.Shop.total');
    const defaults = signature?.parameters.flatMap((one) =>
      targetsOf(one.default),
    );
    expect(defaults).toEqual(['shop.Shop.size']);
  });

  it('does not change what types and the values in __init__ refer to', async () => {
    const reading = await read();
    expect(reading.diagnostics()).toEqual([]);
    const {signature} = reading.get('method', 'shop.Shop.names');
    expect(targetsOf(signature?.returns ?? null)).toEqual(['builtins.list']);
    const {type} = reading.get('property', 'shop.Shop.doubled');
    expect(textOf(type)).toBe('list');
    expect(targetsOf(type)).toEqual(['builtins.list']);
    const {value} = reading.get('attribute', 'shop.Shop.items');
    expect(targetsOf(value)).toEqual(['builtins.list']);
  });
});
