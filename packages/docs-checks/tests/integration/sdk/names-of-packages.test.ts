import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkPackage} from '../../../src/sdk/check-package';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'names-'));
});

afterEach(() => rm(root, {recursive: true, force: true}));

function check(name: string) {
  return checkPackage({
    root,
    package: name,
    workspace: path.join(root, '.cache'),
    onStep: () => undefined,
  });
}

it('checks the types and references of a namespace package', async () => {
  await mkdir(path.join(root, 'company/shop'), {recursive: true});
  await writeFile(
    path.join(root, 'company/shop/__init__.pyi'),
    [
      '"""Sells what `company.shop.Order` lists, not `company.shop.Offer`."""',
      '',
      '__all__ = ["Order"]',
      '',
      'class Order:',
      '    """What somebody buys."""',
      '',
      '    items: list',
      '',
    ].join('\n'),
  );
  const {diagnostics, measures} = await check('company.shop');
  const found = diagnostics.map(
    ({ruleId, file, line}) => `${file}:${line} ${ruleId}`,
  );
  expect(found).toContain(
    'company/shop/__init__.pyi:8 reportMissingTypeArgument',
  );
  expect(found).toContain('company/shop/__init__.pyi:1 reference-broken');
  expect(
    diagnostics.filter(({ruleId}) => ruleId === 'reference-broken'),
  ).toHaveLength(1);
  expect(measures).toContainEqual({
    label: 'Files that pass the type checker',
    good: 0,
    total: 1,
  });
});

it('checks a single module', async () => {
  await writeFile(
    path.join(root, 'shop.py'),
    '"""Sells."""\n\nprices: list = []\n',
  );
  const {diagnostics} = await check('shop');
  expect(diagnostics.map(({file, ruleId}) => `${file} ${ruleId}`)).toContain(
    'shop.py reportMissingTypeArgument',
  );
});

it('rejects a missing package, with the option to set', async () => {
  await expect(check('')).rejects.toThrow('The option `package` is empty: set');
  await expect(check('shop')).rejects.toThrow(
    `The folder ${root} contains no package "shop": set \`package\``,
  );
  await rm(root, {recursive: true});
  await expect(check('shop')).rejects.toThrow(
    `There is no folder ${root}: set \`root\``,
  );
});
