import React, {useEffect, useRef, type ReactNode} from 'react';
import {useOnline} from '../../client/useOnline';
import styles from './styles.module.css';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for the search while its code is on the way, or does not come. */
export default function SearchLoading({
  hasFailed,
  onRetry,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useOnline(hasFailed, onRetry);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
    >
      <p role="status" className={styles.text}>
        {hasFailed
          ? 'The search could not be loaded. You might want to check your network connection.'
          : 'Loading the search…'}
      </p>
      {hasFailed && (
        <button
          type="button"
          className="button button--primary"
          onClick={onRetry}
        >
          Retry
        </button>
      )}{' '}
      <button
        type="button"
        className="button button--secondary"
        onClick={onClose}
      >
        Close
      </button>
    </dialog>
  );
}
