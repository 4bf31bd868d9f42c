import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {takeEarlySearch} from '../../client/early-search';
import SearchButton from '../SearchButton';
import SearchLoading from '../SearchLoading';
import {openClient} from '../../client/open-client';
import {guardSavedSearches} from '../../client/saved-searches';
import {closeModal, openModal, useModalState} from '../../client/useModalState';
import {useSearchModal} from '../../client/useSearchModal';
import {useSearchSettings} from '../../client/useSearchSettings';
import {useSearchShortcuts} from '../../client/useSearchShortcuts';

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
