import {expect, it} from 'vitest';
import {bundleClient} from '../src/bundle-client';

it.each(['3.8.0', '3.10.1', '4.0.0'])(
  'reacts to code under Docusaurus %s, whose buttons need React',
  async (version) => {
    expect(await bundleClient('main', version)).toContain('theme-code-block');
  },
);

it('omits this before, when buttons come from the server', async () => {
  const script = await bundleClient('main', '3.7.0');
  expect(script).not.toContain('theme-code-block');
  expect(script).not.toContain('HAS_BARE_CODE');
});
