import React, {type ReactNode} from 'react';
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
        // With `npm start`, a script writes the head after the styles have
        // loaded. That is too late to help, and on a slow machine the browser
        // warns about an unused preload.
        process.env.NODE_ENV === 'production' && <FontPreload />
      }
      {children}
    </>
  );
}
