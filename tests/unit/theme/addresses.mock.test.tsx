import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import Addresses from '../../../src/theme/SiteMetadata/Addresses';

const site = vi.hoisted(() => ({
  languages: {} as Record<string, {htmlLang: string}>,
}));

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {children: ReactNode}) => children,
}));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/guides'}),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({
    createUrl: ({locale}: {locale: string}) =>
      `https://site.example/${locale === 'en' ? '' : 'fr/'}guides`,
  }),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {url: 'https://site.example'},
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      localeConfigs: site.languages,
    },
  }),
}));
vi.mock('@generated/routes', () => ({default: []}));
vi.mock('@site/src/routes/list-paths', () => ({hasPath: () => true}));

beforeEach(() => {
  site.languages = {en: {htmlLang: 'en-GB'}};
});

/** The tags for a page, one per item. */
function readTags(): string[] {
  return renderToStaticMarkup(<Addresses />).match(/<[^>]+>/g) ?? [];
}

it('a site in one language has one address for a page', () => {
  expect(readTags()).toEqual([
    '<meta property="og:url" content="https://site.example/guides"/>',
    '<link rel="canonical" href="https://site.example/guides"/>',
    '<meta property="og:locale" content="en_GB"/>',
  ]);
});

it('a site in several languages lists the translations of a page', () => {
  site.languages = {...site.languages, fr: {htmlLang: 'fr-FR'}};
  const link = (path: string, language: string) =>
    `<link rel="alternate" href="https://site.example/${path}" hrefLang="${language}"/>`;
  expect(readTags()).toEqual([
    '<meta property="og:url" content="https://site.example/guides"/>',
    '<link rel="canonical" href="https://site.example/guides"/>',
    link('guides', 'en-GB'),
    link('fr/guides', 'fr-FR'),
    link('guides', 'x-default'),
    '<meta property="og:locale" content="en_GB"/>',
    '<meta property="og:locale:alternate" content="fr_FR"/>',
  ]);
});
