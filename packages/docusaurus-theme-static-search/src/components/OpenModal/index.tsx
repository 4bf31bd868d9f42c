import React, {useEffect, useState, type ReactNode} from 'react';
import type {Modal} from '../../client/import-modal';
import {endTyping, readTyping} from '../../client/early-search';
import type {SearchModalProps} from '../SearchModal';

interface Props extends SearchModalProps {
  Modal: Modal;
}

/** The modal, which begins with what was typed while it was loading. */
export default function OpenModal({
  Modal,
  initialQuery,
  onClose,
}: Props): ReactNode {
  const [query] = useState(() => {
    const typed = readTyping();
    return typed === '' ? initialQuery : (initialQuery ?? '') + typed;
  });
  useEffect(endTyping, []);
  return <Modal initialQuery={query} onClose={onClose} />;
}
