import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import textFace from '../css/fonts/text.woff2';

/**
 * Has the face of text fetched before the styles ask for it. Code can wait: its
 * letters take the same room in any face.
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
        // Under `npm start` a script writes the head, when the styles are long
        // there: too late to help, and on a slow machine late enough for the
        // browser to warn of a preload that nothing used.
        process.env.NODE_ENV === 'production' && <FontPreload />
      }
      {children}
    </>
  );
}
