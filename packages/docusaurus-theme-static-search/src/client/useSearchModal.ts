import {useCallback, useEffect, useState} from 'react';
import {importModal, type Modal} from './import-modal';
import {loadStyles} from './load-styles';

interface State {
  Modal: Modal | undefined;
  hasFailed: boolean;
}

async function loadModal(): Promise<Modal> {
  const modal = await importModal();
  await loadStyles();
  return modal;
}

/**
 * Loads the search's modal once it is wanted. A modal that can't be loaded is
 * no reason for the page to crash.
 *
 * @param isWanted - whether to load it now.
 * @returns the modal once it is there, whether loading it failed, and
 * functions that load it beforehand and once more.
 */
export function useSearchModal(
  isWanted: boolean,
): State & Record<'load' | 'retry', () => void> {
  const [state, setState] = useState<State>({
    Modal: undefined,
    hasFailed: false,
  });
  const load = useCallback(() => {
    loadModal().then(
      (Modal) => {
        setState({Modal, hasFailed: false});
      },
      () => {
        setState({Modal: undefined, hasFailed: true});
      },
    );
  }, []);
  // While it is on its way, asking again would only join what may fail.
  const forgetFailure = useCallback(() => {
    setState((last) => (last.hasFailed ? {...last, hasFailed: false} : last));
  }, []);
  const isThere = state.Modal !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) {
      return undefined;
    }
    load();
    return forgetFailure;
  }, [isWanted, isThere, load, forgetFailure]);
  const retry = useCallback(() => {
    forgetFailure();
    load();
  }, [forgetFailure, load]);
  return {...state, load, retry};
}
