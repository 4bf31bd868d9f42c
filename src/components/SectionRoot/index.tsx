import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

/**
 * Leads on to a section's first page: at once where scripts run, by a refresh
 * without a delay where they don't.
 */
export default function SectionRoot({to}: {to: string}): ReactNode {
  const target = useBaseUrl(to);
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  if (isBrowser) {
    return <Redirect to={`${target}${search}${hash}`} />;
  }
  return (
    <Layout title="This section begins on its first page" noFooter>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={target} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <h1>This section begins on its first page</h1>
        <p>
          <Link to={to}>Go to the first page</Link>
        </p>
      </main>
    </Layout>
  );
}
