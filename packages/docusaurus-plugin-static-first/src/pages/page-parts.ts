import type {LoadContext} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {bundleClient} from '../bundle-client';
import type {StaticFirstOptions} from '../options';
import type {PageParts} from './rewrite-page';
import {formatSpeculation} from './speculation';

/** Elements of the classic theme whose clicks a script handles. */
const CONTROLS = [
  // Browsers open popovers themselves.
  'button:not([popovertarget])',
  // Only the theme's details: browsers open all others themselves.
  'details[data-collapsed] > summary',
  'a[role=button]',
  '[role=tab]',
  'a[aria-haspopup]',
];

interface ThemeConfig {
  announcementBar?: {id?: string};
  colorMode?: {respectPrefersColorScheme?: boolean; disableSwitch?: boolean};
}

/** Creates the parts that all pages of a site share. */
export async function makePageParts(
  {
    baseUrl,
    siteConfig,
    siteStorage,
    codeTranslations,
  }: Pick<
    LoadContext,
    'baseUrl' | 'siteConfig' | 'siteStorage' | 'codeTranslations'
  >,
  {controls, speculation}: StaticFirstOptions,
): Promise<PageParts> {
  const theme = siteConfig.themeConfig as ThemeConfig;
  const text = (id: string, message: string) => codeTranslations[id] ?? message;
  const switchTo = (mode: string) =>
    text(
      'theme.colorToggle.ariaLabel',
      'Switch between dark and light mode (currently {mode})',
    ).replace('{mode}', () =>
      text(`theme.colorToggle.ariaLabel.mode.${mode}`, `${mode} mode`),
    );
  return {
    baseUrl,
    head: await bundleClient('head', DOCUSAURUS_VERSION),
    main: await bundleClient('main', DOCUSAURUS_VERSION),
    speculation: speculation ? formatSpeculation(baseUrl, speculation) : '',
    settings: {
      controls: [...CONTROLS, ...controls].join(),
      // Pages are smaller without the defaults.
      storage:
        siteStorage.type === 'localStorage' ? undefined : siteStorage.type,
      namespace: siteStorage.namespace || undefined,
      announcement: theme.announcementBar?.id ?? null,
      followsSystem: theme.colorMode?.respectPrefersColorScheme === true,
      hasNoSwitch: theme.colorMode?.disableSwitch === true || undefined,
      texts: {
        notLoaded: text(
          'theme.StaticFirst.notLoaded',
          'This part of the page did not load. You might want to check your network connection.',
        ),
        retry: text('theme.StaticFirst.retry', 'Retry'),
        switch: {light: switchTo('light'), dark: switchTo('dark')},
      },
    },
  };
}
