import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import textFace from '../css/fonts/text.woff2';

/**
 * Preloads the text font. The code font can wait: its fallbacks have the same
 * character widths.
 */
function FontPreload(): ReactNode {
  return (
    <Head>
      <link
        as="font"
        crossOrigin="anonymous"
        href={textFace}
        rel="preload"
        type="font/woff2"
      />
    </Head>
  );
}

/** Wraps every page. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {
        // In a browser it is too late to help, and the browser may warn about
        // an unused preload.
        !ExecutionEnvironment.canUseDOM && <FontPreload />
      }
      {children}
    </>
  );
}
