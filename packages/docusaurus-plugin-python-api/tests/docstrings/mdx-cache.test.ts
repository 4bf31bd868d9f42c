import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';
import type {LinkName} from '../../src/docstrings/link-names';
import {openMdxCache} from '../../src/docstrings/mdx-cache';
import * as conversion from '../../src/docstrings/to-mdx';

const TEXT = 'A `Ship` in a `Dock`, never a `Boat`.';

let file = '';

/** Converts the text in a separate run, as after a restart. */
async function convert(link: LinkName, text = TEXT) {
  const toMdx = vi.spyOn(conversion, 'toMdx');
  const cache = await openMdxCache(file);
  const mdx = cache.toMdx(text, link);
  await cache.save();
  const conversions = toMdx.mock.calls.length;
  toMdx.mockRestore();
  return {mdx, conversions};
}

function linkTo(places: Record<string, string>): LinkName {
  return (name) => places[name];
}

describe('the cache of converted docstrings', () => {
  beforeEach(async () => {
    file = path.join(await makeTempFolder('mdx-'), 'cache.txt');
  });

  it('converts a text again only if the link of a name has changed', async () => {
    const link = linkTo({Ship: '/ship'});
    const first = await convert(link);
    expect(first).toEqual({
      mdx: 'A [`Ship`](/ship) in a `Dock`, never a `Boat`.',
      conversions: 1,
    });
    expect(await convert(link)).toEqual({...first, conversions: 0});
    expect(await convert(linkTo({Dock: '/dock'}))).toEqual({
      mdx: 'A `Ship` in a [`Dock`](/dock), never a `Boat`.',
      conversions: 1,
    });
  });

  it('looks up each name once, in the order of the text, cached or not', async () => {
    const asked: string[] = [];
    const link: LinkName = (name, explicit, line) => {
      asked.push(`${name} ${explicit} ${line}`);
      return undefined;
    };
    await convert(link);
    const first = asked.splice(0);
    expect(first).toEqual(['Ship false 0', 'Dock false 0', 'Boat false 0']);
    await convert(link);
    expect(asked.splice(0)).toEqual(first);
    await convert((name, explicit, line) => {
      link(name, explicit, line);
      return name === 'Dock' ? '/dock' : undefined;
    });
    expect(asked).toEqual(first);
  });

  it('keeps several results for a text whose links differ between places', async () => {
    const links = [linkTo({Boat: '/one'}), linkTo({Boat: '/two'})];
    const run = async () => {
      const cache = await openMdxCache(file);
      const pages = links.map((link) => cache.toMdx(TEXT, link));
      await cache.save();
      return pages;
    };
    const cold = await run();
    const toMdx = vi.spyOn(conversion, 'toMdx');
    expect(await run()).toEqual(cold);
    expect(toMdx).not.toHaveBeenCalled();
    expect(cold[0]).toContain('/one');
    expect(cold[1]).toContain('/two');
    toMdx.mockRestore();
  });

  it('reports a formula that cannot be rendered in every run', async () => {
    const run = async () => {
      const tex: string[] = [];
      const cache = await openMdxCache(file);
      cache.toMdx(
        ':math:`\\nonsense{`',
        () => undefined,
        (formula) => tex.push(formula),
      );
      await cache.save();
      return tex;
    };
    expect(await run()).toEqual(['\\nonsense{']);
    expect(await run()).toEqual(['\\nonsense{']);
  });

  it('removes entries that a run did not use', async () => {
    await convert(linkTo({}), 'Old `text`.');
    await convert(linkTo({}));
    expect(await readFile(file, 'utf8')).not.toContain('Old');
  });

  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replace('/ship', '/boat')],
    ['something else', () => '{"not": "a cache"}'],
  ])('starts from scratch if the file is %s', async (_, damage) => {
    const link = linkTo({Ship: '/ship'});
    const first = await convert(link);
    const whole = await readFile(file, 'utf8');
    await writeFile(file, damage(whole));
    expect(await convert(link)).toEqual(first);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });
});
