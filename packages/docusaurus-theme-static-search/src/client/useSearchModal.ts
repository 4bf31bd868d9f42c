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
 * Loads the search's modal when it is wanted. A failure must not crash the
 * page.
 *
 * @param isWanted - whether to load it now.
 * @returns the modal once it has loaded, whether loading failed, and functions
 * to preload it and to try again.
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
  // While it is loading, a retry would only join the running attempt.
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
