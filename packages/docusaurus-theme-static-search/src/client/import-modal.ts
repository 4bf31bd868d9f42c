import type {ComponentType} from 'react';
import type {SearchModalProps} from '../components/SearchModal';

export type Modal = ComponentType<SearchModalProps>;

/**
 * Loads the modal's code and styles. Nothing else needs DocSearch's styles, and
 * the modal sets all of their custom properties itself.
 */
export async function importModal(): Promise<Modal> {
  const [modal] = await Promise.all([
    import('../components/SearchModal'),
    import('@docsearch/css/dist/modal.css'),
  ]);
  return modal.default;
}
