import React, {useState, type ReactNode} from 'react';
import type {Modal} from '../../client/import-modal';
import {endTyping, readTyping} from '../../client/early-search';
import type {SearchModalProps} from '../SearchModal';

interface Props extends Omit<SearchModalProps, 'readLate'> {
  Modal: Modal;
}

/** The modal, starting with text that was typed while it was loading. */
export default function OpenModal({
  Modal,
  initialQuery,
  onClose,
}: Props): ReactNode {
  const [typed] = useState(readTyping);
  const addTo = (start: string | undefined, letters: string) =>
    letters === '' ? start : (start ?? '') + letters;
  const [query] = useState(addTo(initialQuery, typed));
  const readLate = () => {
    const all = endTyping();
    return all === undefined || all === typed
      ? undefined
      : (addTo(initialQuery, all) ?? '');
  };
  return <Modal initialQuery={query} readLate={readLate} onClose={onClose} />;
}
