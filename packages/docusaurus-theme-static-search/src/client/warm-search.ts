import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {importModal} from './import-modal';
import {warmClient} from './open-client';
import {PLUGIN, readSettings} from './read-settings';

/** Has all that a first answer needs loaded while the page is taken over. */
export function warmSearch(): void {
  const {provider} = readSettings(globalData[PLUGIN]?.['default'], siteConfig);
  // What fails is asked for again once the modal opens, and is told there.
  importModal().catch(() => undefined);
  warmClient(provider);
}
