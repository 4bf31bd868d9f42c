import React, {type ComponentProps, type ReactNode} from 'react';
import Zoomable from '@site/src/components/Zoomable';
import Img from '@theme/MDXComponents/Img';

interface Props extends ComponentProps<'img'> {
  /** Whether it is in a link; set while pages are compiled. */
  isLinked?: boolean;
}

/**
 * An image that can be enlarged, unless it is in a link, or has no alternative
 * text and is purely decorative.
 */
export default function ZoomableImage({isLinked, ...props}: Props): ReactNode {
  const {alt} = props;
  const image = <Img {...props} />;
  return alt && !isLinked ? <Zoomable name={alt}>{image}</Zoomable> : image;
}
