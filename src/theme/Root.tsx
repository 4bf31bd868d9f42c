import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import textFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Has the face of the text fetched before the styles ask for it. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link
          as="font"
          crossOrigin="anonymous"
          href={textFace}
          rel="preload"
          type="font/woff2"
        />
      </Head>
      {children}
    </>
  );
}
