import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/states/CrashReport';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';

const ROUTE = {plugin: {name: 'error-boundary', id: 'default'}};

/**
 * Reports a crash outside the content of a page: within the layout where that
 * still renders, alone where the layout is what crashed.
 */
export default function ThemeError(props: Props): ReactNode {
  const report = <CrashReport {...props} />;
  return (
    // The layout asks for a route, and the boundary stands above all of them.
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
