import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export interface Props {
  /** The alternative text of the picture. */
  name: string;
  /** The id of its caption, a shorter alternative text. */
  caption?: string | undefined;
  /** The picture, which is rendered again in the dialog. */
  children: ReactNode;
}

/**
 * A picture with a button that enlarges it: to the size of the window, or in a
 * small window to a size that scrolls. The native dialog closes on Escape and
 * returns the focus to the button.
 */
export default function Zoomable({name, caption, children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isBrowser = useIsBrowser();
  return (
    <span className={styles.frame}>
      {children}
      <button
        aria-describedby={caption}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3.
        aria-description={caption === undefined ? name : undefined}
        aria-label={translate({
          id: 'theme.Zoomable.enlarge',
          message: 'Enlarge figure',
        })}
        className={styles.enlarge}
        disabled={!isBrowser}
        onClick={() => {
          setIsOpen(true);
        }}
        type="button"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16">
          <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
        </svg>
      </button>
      {isOpen &&
        createPortal(
          <Large
            caption={caption}
            name={name}
            onClose={() => {
              setIsOpen(false);
            }}
          >
            {children}
          </Large>,
          document.body,
        )}
    </span>
  );
}

/** Safari only scrolls with keys what can have the focus. */
const FOCUSABLE = {role: 'group', tabIndex: 0};

function Large({
  name,
  caption,
  onClose,
  children,
}: Props & {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const label = {
    'aria-label': caption === undefined ? name : undefined,
    'aria-labelledby': caption,
  };
  return (
    <dialog {...label} className={styles.dialog} onClose={onClose} ref={dialog}>
      <button
        className={styles.close}
        onClick={() => {
          dialog.current?.close();
        }}
        type="button"
      >
        {translate({id: 'theme.Zoomable.close', message: 'Close'})}
      </button>
      <div {...label} {...FOCUSABLE} className={styles.picture}>
        {children}
      </div>
    </dialog>
  );
}
