import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

interface Props {
  /** The path of the section's first page. */
  to: string;
  /** The title of the section. */
  label: string;
}

/**
 * Redirects to a section's first page, with a script or an immediate refresh.
 * Its canonical URL is that page's, so it has no `noindex`, which would
 * contradict it.
 */
export default function SectionRoot({to, label}: Props): ReactNode {
  const target = useBaseUrl(to);
  const address = useBaseUrl(to, {absolute: true});
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  if (isBrowser) {
    return <Redirect to={`${target}${search}${hash}`} />;
  }
  return (
    <Layout
      title={label}
      description={`${label}: redirects to the first page of this section.`}
      noFooter
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
      <main className="container margin-vert--xl">
        <h1>{label}</h1>
        <p>
          <Link to={to}>Go to the first page of this section</Link>
        </p>
      </main>
    </Layout>
  );
}
