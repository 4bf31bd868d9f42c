import {expect, it} from 'vitest';
import {makePageParts} from '../src/pages/page-parts';

async function readSettings(colorMode: object | undefined) {
  const {settings} = await makePageParts(
    {
      baseUrl: '/',
      siteConfig: {themeConfig: {colorMode}},
      siteStorage: {type: 'localStorage', namespace: ''},
      codeTranslations: {},
    } as unknown as Parameters<typeof makePageParts>[0],
    {controls: [], speculation: false} as unknown as Parameters<
      typeof makePageParts
    >[1],
  );
  // As in a page, where values that are undefined are left out.
  return JSON.parse(JSON.stringify(settings)) as Record<string, unknown>;
}

it('leaves out what is the default of most sites', async () => {
  const settings = await readSettings(undefined);
  expect(settings).not.toHaveProperty('storage');
  expect(settings).not.toHaveProperty('namespace');
});

it('passes to the page whether readers can choose a mode, if they cannot', async () => {
  for (const colorMode of [undefined, {}, {disableSwitch: false}]) {
    expect(await readSettings(colorMode)).not.toHaveProperty('hasNoSwitch');
  }
  expect(await readSettings({disableSwitch: true})).toHaveProperty(
    'hasNoSwitch',
    true,
  );
});
