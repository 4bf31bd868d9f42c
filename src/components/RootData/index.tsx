import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

type Props = Readonly<Record<`data-${string}`, string>>;

/**
 * Says on the root what is on the page, for the styles of other parts. Rules that
 * look for it with `:has()` have half of the page styled anew whenever an element
 * comes or goes.
 */
export default function RootData(attributes: Props): ReactNode {
  return (
    <Head>
      {/* It is merged into the one that has a language. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <html {...attributes} />
    </Head>
  );
}
