import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {importModal} from './import-modal';
import {prefetchClient} from './open-client';
import {PLUGIN_NAME} from '../plugin-name';
import {readSettings} from './read-settings';

/**
 * Loads the modal, the client and its first data while the rest of the page
 * isn't interactive yet.
 */
export function prefetchSearch(): void {
  const {provider} = readSettings(
    globalData[PLUGIN_NAME]?.['default'],
    siteConfig,
  );
  // Failed requests are repeated when the modal opens, which shows the error.
  importModal().catch(() => undefined);
  prefetchClient(provider);
}
