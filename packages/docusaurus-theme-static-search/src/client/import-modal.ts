import type {ComponentType} from 'react';
import type {SearchModalProps} from '../components/SearchModal';

export type Modal = ComponentType<SearchModalProps>;

/** Loads the code of the modal, and its styles: nothing else needs DocSearch's. */
export async function importModal(): Promise<Modal> {
  const [modal] = await Promise.all([
    import('../components/SearchModal'),
    import('@docsearch/css'),
  ]);
  return modal.default;
}
