import React, {
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {endTyping, readTyping} from '../../client/early-search';
import type {SearchModalProps} from '../SearchModal';

interface Props extends SearchModalProps {
  Modal: ComponentType<SearchModalProps>;
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
