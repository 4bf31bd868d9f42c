import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {takeEarlySearch} from '@site/src/client/early-search';
import SearchButton from '@site/src/components/search/SearchButton';
import SearchLoading from '@site/src/components/search/SearchLoading';
import {openClient} from '@site/src/search/open-client';
import {guardSavedSearches} from '@site/src/search/saved-searches';
import {
  closeModal,
  openModal,
  useModalState,
} from '@site/src/search/useModalState';
import {useSearchModal} from '@site/src/search/useSearchModal';
import {useSearchSettings} from '@site/src/search/useSearchSettings';
import {useSearchShortcuts} from '@site/src/search/useSearchShortcuts';

/**
 * The search's button and its keys. DocSearch itself, the client and the
 * engine are loaded at the first sign that they are wanted.
 */
export default function SearchBar(): ReactNode {
  const {client, indexName} = useSearchSettings();
  const {isOpen, initialQuery} = useModalState();
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, load} = useSearchModal(isOpen);

  const hint = useCallback(() => {
    load();
    // A failure shows once the search is opened, and can be tried again there.
    openClient(client)
      .then((opened) => opened.warm?.())
      .catch(() => undefined);
  }, [client, load]);
  const open = useCallback(
    (query?: string) => {
      guardSavedSearches(indexName);
      openModal(query);
    },
    [indexName],
  );
  const close = useCallback(() => {
    closeModal();
    button.current?.focus();
  }, []);
  useSearchShortcuts(isOpen, open, close);
  useEffect(() => {
    const query = takeEarlySearch();
    if (query !== undefined) {
      open(query || undefined);
    }
  }, [open]);

  return (
    <>
      <SearchButton ref={button} onOpen={open} onHint={hint} />
      {isOpen && Modal && <Modal initialQuery={initialQuery} onClose={close} />}
      {isOpen && !Modal && (
        <SearchLoading hasFailed={hasFailed} onRetry={load} onClose={close} />
      )}
    </>
  );
}
