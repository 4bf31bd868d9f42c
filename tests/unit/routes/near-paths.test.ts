import {describe, expect, it} from 'vitest';
import {findNearPaths} from '../../../src/routes/near-paths';

const PATHS = [
  '/',
  '/blog',
  '/blog/welcome',
  '/guides/security',
  '/guides/sdk/environment-variables',
  '/tutorials/running-a-pod',
  '/tutorials/running-an-image-pod',
];

describe('paths near a wrong one', () => {
  it('start with the page whose name is misspelt', () => {
    expect(findNearPaths('/guides/securty', PATHS, 3)[0]).toBe(
      '/guides/security',
    );
  });

  it('include a page of the same name in another folder', () => {
    expect(findNearPaths('/docs/environment-variables', PATHS, 3)[0]).toBe(
      '/guides/sdk/environment-variables',
    );
  });

  it('ignore case, underscores, extensions and a trailing slash', () => {
    for (const path of [
      '/Tutorials/Running_a_Pod.html',
      '/tutorials/running-a-pod/',
      '/tutorials/running-a-pod/index.html',
      '/tutorials/running-a-pod.md',
    ]) {
      expect(findNearPaths(path, PATHS, 2)[0]).toBe('/tutorials/running-a-pod');
    }
  });

  it('are empty for a path that resembles no page', () => {
    expect(findNearPaths('/wp-admin/setup.php', PATHS, 5)).toEqual([]);
  });

  it('are at most as many as requested, in a stable order', () => {
    const near = findNearPaths('/tutorials/running-a-pot', PATHS, 2);
    expect(near).toEqual([
      '/tutorials/running-a-pod',
      '/tutorials/running-an-image-pod',
    ]);
  });

  it('are found quickly for a path of any length', () => {
    expect(findNearPaths(`/${'x'.repeat(1_000_000)}`, PATHS, 5)).toEqual([]);
  });
});
