import React, {type ReactNode} from 'react';
import {unescapeHtml} from '../../client/escape';

/**
 * Shows an escaped text with `<mark>` around its matches, without ever handing
 * HTML to the browser.
 */
export default function Marked({html}: {html: string}): ReactNode {
  return html.split(/(<mark>.*?<\/mark>)/s).map((part, index) => {
    const match = /^<mark>(.*)<\/mark>$/s.exec(part);
    return match?.[1] === undefined ? (
      unescapeHtml(part)
    ) : (
      // Parts have no identity of their own but their place.
      <mark key={index}>{unescapeHtml(match[1])}</mark>
    );
  });
}
