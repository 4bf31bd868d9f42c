import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import staticFirst from '../src';
import type {StaticFirstOptions} from '../src/options';

function load(router: 'browser' | 'hash') {
  const site = {siteConfig: {future: {experimental_router: router}}};
  return staticFirst(site as LoadContext, {} as StaticFirstOptions);
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('is disabled with the hash router, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(load('browser')).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(load('hash')).toBeNull();
  expect(warn.mock.calls.join()).toContain('does not support the hash router');
});
