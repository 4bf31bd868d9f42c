import React, {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import SearchButton from '@site/src/components/search/SearchButton';
import {openClient} from '@site/src/search/open-client';
import {guardSavedSearches} from '@site/src/search/saved-searches';
import {useSearchSettings} from '@site/src/search/useSearchSettings';
import {useSearchShortcuts} from '@site/src/search/useSearchShortcuts';

// DocSearch calls its styles free of side effects, and a plain import
// of them is shaken off; a dynamic one stays.
async function importModal() {
  const [modal] = await Promise.all([
    import('@site/src/components/search/SearchModal'),
    import('@docsearch/react/style'),
  ]);
  return modal;
}

const SearchModal = lazy(importModal);

/**
 * The search's button and its keys. DocSearch itself, the client and the
 * engine are loaded at the first sign that they are wanted.
 */
export default function SearchBar(): ReactNode {
  const {client, indexName} = useSearchSettings();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const hint = useCallback(() => {
    // A failure shows once the search is opened, and can be tried again there.
    importModal().catch(() => undefined);
    openClient(client)
      .then((opened) => opened.warm?.())
      .catch(() => undefined);
  }, [client]);
  const open = useCallback(() => {
    guardSavedSearches(indexName);
    setIsOpen(true);
  }, [indexName]);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useSearchShortcuts(isOpen, open, close);

  return (
    <>
      <SearchButton ref={button} onOpen={open} onHint={hint} />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchModal initialQuery={undefined} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
