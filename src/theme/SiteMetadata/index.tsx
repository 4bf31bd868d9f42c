import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import SearchMetadata from '@theme/SearchMetadata';
import {useProduct} from '@site/src/components/useProduct';
import Addresses from './Addresses';
import {findCard} from './find-card';

/** The default metadata of every page. */
export default function SiteMetadata(): ReactNode {
  const {
    i18n: {currentLocale},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {metadata, image} = useThemeConfig();
  const routes = Object.values(useProduct().sections).map(({route}) => route);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && (
        <PageMetadata
          image={findCard(image, pathname.slice(baseUrl.length), routes)}
        />
      )}
      <Addresses />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* A separate `Head`, so that entries override earlier ones. */}
      <Head>
        {metadata.map((entry, place) => (
          <meta key={place} {...entry} />
        ))}
      </Head>
    </>
  );
}
