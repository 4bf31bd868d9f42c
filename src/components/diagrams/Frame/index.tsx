import React, {useId, type ReactNode} from 'react';
import Zoomable from '@site/src/components/Zoomable';
import styles from './styles.module.css';

/** The class of the drawing in a frame. */
export const drawing = styles.drawing;

/** The class of a plot in a frame. */
export const plot = styles.plot;

interface Props {
  /** The alternative text, if the picture can be enlarged. */
  name?: string;
  /** The caption below the picture. */
  caption: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A picture with its caption. */
export default function Frame({name, caption, children}: Props): ReactNode {
  const id = useId();
  const canEnlarge = name !== undefined;
  return (
    <figure className={styles.frame}>
      {canEnlarge ? (
        <Zoomable caption={id} name={name}>
          {children}
        </Zoomable>
      ) : (
        children
      )}
      <figcaption className={styles.caption} id={canEnlarge ? id : undefined}>
        {caption}
      </figcaption>
    </figure>
  );
}
