import React, {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOnline} from '../../client/useOnline';
import styles from './styles.module.css';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown until the search's code has loaded, or if that fails. */
export default function SearchLoading({
  hasFailed,
  onRetry,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  useOnline(hasFailed, onRetry);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    // The button that had the focus disappears during the next attempt.
    retryButton.current?.focus();
  }, [hasFailed]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
      })}
      onClose={onClose}
      onKeyDown={(event) => {
        // Until then, a space is part of a query that is typed early.
        if (hasFailed && event.key === ' ') {
          event.stopPropagation();
        }
      }}
    >
      <p role="status" className={styles.text}>
        {hasFailed
          ? translate({
              id: 'theme.StaticSearch.notLoaded',
              message:
                'The search could not be loaded. You might want to check your network connection.',
            })
          : translate({
              id: 'theme.StaticSearch.loading',
              message: 'Loading the search…',
            })}
      </p>
      {hasFailed && (
        <button
          ref={retryButton}
          type="button"
          className="button button--primary"
          onClick={onRetry}
        >
          {translate({id: 'theme.StaticSearch.retry', message: 'Retry'})}
        </button>
      )}{' '}
      <button
        type="button"
        className="button button--secondary"
        onClick={onClose}
      >
        {translate({id: 'theme.StaticSearch.close', message: 'Close'})}
      </button>
    </dialog>
  );
}
