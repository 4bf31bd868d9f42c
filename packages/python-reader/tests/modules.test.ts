import {describe, expect, it} from 'vitest';
import {Reading, readText} from './read-files';

const paths = (reading: Reading): string[] =>
  reading.result.package.modules.map(({path}) => path);

describe('the modules of a package', () => {
  it('are its files and folders, each package before its modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/zoo.py': '',
      'shop/api/__init__.py': '',
      'shop/api/orders.pyi': '',
      'shop/data.csv': '',
      'shop/not-a-name.py': '',
    });
    expect(paths(reading)).toEqual([
      'shop',
      'shop.api',
      'shop.api.orders',
      'shop.zoo',
    ]);
    expect(reading.module('shop.api')).toMatchObject({
      name: 'api',
      isPackage: true,
      source: 'shop/api/__init__.py',
      stub: null,
      submodules: ['shop.api.orders'],
    });
    expect(reading.module('shop.api.orders')).toMatchObject({
      isPackage: false,
      source: null,
      stub: 'shop/api/orders.pyi',
    });
  });

  it('are in the order of their mention in __init__', async () => {
    const reading = await Reading.of({
      'shop/__init__.py':
        'from .zoo import cage\nfrom shop.middle import m\nimport os\n',
      'shop/alpha.py': '',
      'shop/middle.py': 'm = 1',
      'shop/zoo.py': 'cage = 1',
    });
    expect(reading.module().submodules).toEqual([
      'shop.zoo',
      'shop.middle',
      'shop.alpha',
    ]);
  });

  it('include folders without __init__ that contain modules', async () => {
    const reading = await Reading.of({
      'shop/__init__.py': '',
      'shop/plugins/deep/one.py': '',
      'shop/assets/readme.txt': '',
    });
    expect(paths(reading)).toEqual([
      'shop',
      'shop.plugins',
      'shop.plugins.deep',
      'shop.plugins.deep.one',
    ]);
    expect(reading.module('shop.plugins')).toMatchObject({
      isPackage: true,
      source: null,
      location: null,
    });
  });

  it('can be a single file, or every module of a folder', async () => {
    expect(paths(await Reading.of({'shop.py': 'x = 1'}))).toEqual(['shop']);
    const tree = await Reading.of(
      {'one.pyi': '', 'two/__init__.pyi': '', 'two/three.pyi': ''},
      {package: ''},
    );
    expect(paths(tree)).toEqual(['one', 'two', 'two.three']);
  });

  it('can be selected by patterns', async () => {
    const reading = await Reading.of(
      {
        'shop/__init__.py': '',
        'shop/orders.py': '',
        'shop/tests/test_orders.py': '',
      },
      {exclude: ['**/tests/**']},
    );
    expect(paths(reading)).toEqual(['shop', 'shop.orders']);
    const chosen = await Reading.of(
      {'shop/__init__.py': '', 'shop/orders.py': '', 'shop/other.py': ''},
      {include: ['shop/__init__.py', 'shop/o*s.py']},
    );
    expect(paths(chosen)).toEqual(['shop', 'shop.orders']);
  });

  it('are private if a segment of their path is', async () => {
    const files = {'shop/__init__.py': '', 'shop/_impl/orders.py': ''};
    const reading = await Reading.of(files);
    expect(reading.module().public).toBe(true);
    expect(reading.module('shop._impl.orders').public).toBe(false);
    const open = await Reading.of(files, {private: true});
    expect(open.module('shop._impl.orders').public).toBe(true);
  });

  it('have their docstring and its line', async () => {
    const reading = await readText('# comment\n\n"""All about it."""\nx = 1\n');
    expect(reading.module().docstring).toMatchObject({
      raw: 'All about it.',
      file: 'shop/__init__.py',
      line: 3,
      endLine: 3,
    });
  });
});

describe('the package to read', () => {
  it('can be in a namespace, whose other packages are not read', async () => {
    const reading = await Reading.of(
      {
        'company/__init__.py': 'from .other import x',
        'company/shop/__init__.py':
          'from .orders import Order\nfrom company.other import gone',
        'company/shop/orders.py': 'class Order: ...',
        'company/other.py': '',
      },
      {package: 'company.shop'},
    );
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      'company.shop',
      'company.shop.orders',
    ]);
    expect(reading.diagnostics()).toEqual([]);
    expect(reading.get('alias', 'company.shop.Order').target).toBe(
      'company.shop.orders.Order',
    );
  });

  it('can be a single module', async () => {
    const reading = await Reading.of(
      {'tool.py': 'def run(): ...', 'other.py': ''},
      {package: 'tool'},
    );
    expect(reading.result.package.modules.map(({path}) => path)).toEqual([
      'tool',
    ]);
    expect(reading.get('function', 'tool.run').public).toBe(true);
  });
});

describe('a package with a private name', () => {
  it('is public if it is the one to document', async () => {
    const files = {
      '_shop/__init__.py': '',
      '_shop/orders.py': 'class Order: ...',
      '_shop/_parts.py': '',
    };
    const reading = await Reading.of(files, {package: '_shop'});
    expect(reading.module('_shop').public).toBe(true);
    expect(reading.module('_shop.orders').public).toBe(true);
    expect(reading.module('_shop._parts').public).toBe(false);
    expect(reading.get('class', '_shop.orders.Order').home).toBe(
      '_shop.orders.Order',
    );
  });
});
