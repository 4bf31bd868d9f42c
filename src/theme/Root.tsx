import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import codeFace from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import textFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * Has the faces of text and code fetched before the styles ask for them. A
 * wide window always shows code, the search's key at the least; on a phone the
 * face of code comes when a page holds some.
 */
function FontPreloads(): ReactNode {
  return (
    <Head>
      <link
        as="font"
        crossOrigin="anonymous"
        href={textFace}
        rel="preload"
        type="font/woff2"
      />
      <link
        as="font"
        crossOrigin="anonymous"
        href={codeFace}
        media="(width >= 997px)"
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
        process.env.NODE_ENV === 'production' && <FontPreloads />
      }
      {children}
    </>
  );
}
