import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {hasPath} from '@site/src/routes/list-paths';

/** Open Graph uses POSIX-style locales, such as `en_GB`. */
const toOpenGraph = (code: string) => code.replace('-', '_');

/**
 * The canonical address of a page and, on a site in several languages, the
 * addresses of its translations. The not-found page has none, since it is served at
 * any wrong address.
 */
export default function Addresses(): ReactNode {
  const {
    siteConfig: {url},
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {createUrl} = useAlternatePageUtils();
  if (pathname.endsWith('/404.html') || !hasPath(routes, pathname)) {
    return null;
  }
  const address = url + pathname;
  const languages = Object.entries(localeConfigs);
  const current = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  const others = languages
    .map(([, {htmlLang}]) => htmlLang)
    .filter((htmlLang) => htmlLang !== current);
  const translations =
    others.length > 0
      ? [
          ...languages.map(
            ([locale, {htmlLang}]) => [htmlLang, locale] as const,
          ),
          ['x-default', defaultLocale] as const,
        ]
      : [];
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      {translations.map(([language, locale]) => (
        <link
          key={language}
          rel="alternate"
          href={createUrl({locale, fullyQualified: true})}
          hrefLang={language}
        />
      ))}
      <meta property="og:locale" content={toOpenGraph(current)} />
      {others.map((htmlLang) => (
        <meta
          key={htmlLang}
          property="og:locale:alternate"
          content={toOpenGraph(htmlLang)}
        />
      ))}
    </Head>
  );
}
