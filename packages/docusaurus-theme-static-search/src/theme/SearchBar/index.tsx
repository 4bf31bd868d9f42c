import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {
  endTyping,
  isTyping,
  keepTyping,
  takeOver,
} from '../../client/early-search';
import SearchButton from '../../components/SearchButton';
import OpenModal from '../../components/OpenModal';
import SearchLoading from '../../components/SearchLoading';
import {prefetchClient} from '../../client/open-client';
import {closeModal, openModal, useModalState} from '../../client/useModalState';
import {useSearchModal} from '../../client/useSearchModal';
import {useSearchSettings} from '../../client/useSearchSettings';
import {useSearchShortcuts} from '../../client/useSearchShortcuts';

/**
 * The search's button and its keys. The modal and the client are loaded at the
 * first sign of an upcoming search.
 */
export default function SearchBar(): ReactNode {
  const {provider} = useSearchSettings();
  const {isOpen, initialQuery} = useModalState();
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, load, retry} = useSearchModal(isOpen);

  const hint = useCallback(() => {
    load();
    prefetchClient(provider);
  }, [provider, load]);
  const isLoaded = Modal !== undefined;
  const open = useCallback(
    (letter?: string) => {
      if (!isLoaded) {
        keepTyping();
      }
      // A letter typed on the button is collected like those before it.
      openModal(isTyping() ? undefined : letter);
    },
    [isLoaded],
  );
  const close = useCallback(() => {
    // If the modal hasn't loaded, letters would still be kept for it.
    endTyping();
    closeModal(button.current);
  }, []);
  useSearchShortcuts(isOpen, open, close);
  const history = useHistory();
  useEffect(
    () =>
      isOpen
        ? history.listen((_location, action) => {
            // On a phone, the search hides the page that Back leads to.
            if (action === 'POP') {
              close();
            }
          })
        : undefined,
    [isOpen, history, close],
  );
  useEffect(() => {
    if (takeOver()) {
      openModal();
    }
  }, []);

  return (
    <>
      <SearchButton ref={button} onOpen={open} onHint={hint} />
      {isOpen && Modal && (
        <OpenModal Modal={Modal} initialQuery={initialQuery} onClose={close} />
      )}
      {isOpen && !Modal && (
        <SearchLoading hasFailed={hasFailed} onRetry={retry} onClose={close} />
      )}
    </>
  );
}
