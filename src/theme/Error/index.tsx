import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/states/CrashReport';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';

const ROUTE = {plugin: {name: 'error-boundary', id: 'default'}};

/**
 * Reports a crash outside the content of a page: inside the layout, or without
 * it if the layout itself has crashed.
 */
export default function ThemeError(props: Props): ReactNode {
  const report = <CrashReport {...props} />;
  return (
    // The layout needs a route context, but this boundary is above all routes.
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
