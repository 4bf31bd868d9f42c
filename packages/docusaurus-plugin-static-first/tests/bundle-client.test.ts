import {expect, it} from 'vitest';
import {bundleClient} from '../src/bundle-client';

it.each(['3.8.0', '3.10.1', '4.0.0'])(
  'reacts to code and to the choice of the system’s mode under Docusaurus %s',
  async (version) => {
    const script = await bundleClient('main', version);
    expect(script).toContain('theme-code-block');
    expect(script).toContain('themeChoice');
  },
);

it('omits both under Docusaurus 3.7, where buttons come from the server and there are two modes', async () => {
  const script = await bundleClient('main', '3.7.0');
  expect(script).not.toContain('theme-code-block');
  expect(script).not.toContain('themeChoice');
  expect(script).not.toMatch(/HAS_BARE_CODE|MARKS_CHOICE/);
});

it('compiles without the tsconfig.json around, which sites don’t have', async () => {
  // With strict mode in that file, esbuild adds a directive.
  expect(await bundleClient('main', '3.7.0')).not.toContain('use strict');
});
