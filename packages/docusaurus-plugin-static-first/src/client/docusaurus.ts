import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import {isSparing} from './is-sparing';
import {loadRoutes} from './routes';

/** Fetches the code of a page ahead, which its route names. */
async function prefetch(pathname: string): Promise<void> {
  // Nobody waits for it: it is asked for again once it is needed.
  await (isSparing()
    ? undefined
    : loadRoutes(pathname)?.catch(() => undefined));
  await docusaurus.prefetch(pathname);
}

/** What Docusaurus' links call, with routes that may not be there yet. */
export default Object.freeze({...docusaurus, prefetch});
