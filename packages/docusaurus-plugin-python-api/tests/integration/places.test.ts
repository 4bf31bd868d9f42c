import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSite} from './harbour';

const MODULE = `def sail():
    """Sail.

    .. note:: Mind the wind.

    .. math::

        \\\\frac{a_b_c
        + d}

    Ask :func:\`hostile.captain\`.
    """
`;

describe('a problem in a docstring', () => {
  it('is told on one line, with the place of its words', async () => {
    const site = await createSite('hostile', 'hostile');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'hostile', 'places.py'),
      MODULE,
    );
    const {diagnostics} = await site.generate();
    const found = diagnostics
      .filter(({file}) => file.endsWith('places.py'))
      .map(({reason, line}) => [reason, line]);
    expect(found).toContainEqual([
      'the formula `\\frac{a_b_c + d}` is shown as TeX',
      8,
    ]);
    expect(found).toContainEqual([
      '`hostile.captain` is not a public name of the package',
      11,
    ]);
  });
});
