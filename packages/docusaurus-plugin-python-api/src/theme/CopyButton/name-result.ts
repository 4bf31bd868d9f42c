import {translate} from '@docusaurus/Translate';
import type {CopyState} from './useCopy';

/** Says how a copy went, or nothing where there is none to speak of. */
export function nameResult(state: CopyState): string | undefined {
  if (state === 'ready') {
    return undefined;
  }
  return state === 'copied'
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CopyButton.failed', message: 'Not copied'});
}
