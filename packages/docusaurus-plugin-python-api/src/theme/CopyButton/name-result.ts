import {translate} from '@docusaurus/Translate';
import type {CopyState} from './useCopy';

/** The message for the result of a copy, undefined if there is none. */
export function nameResult(state: CopyState): string | undefined {
  if (state === 'ready') {
    return undefined;
  }
  return state === 'copied'
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CopyButton.failed', message: 'Not copied'});
}
