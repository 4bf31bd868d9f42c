import React, {type ComponentProps, type ReactNode} from 'react';
import Zoomable from '@site/src/components/Zoomable';
import Img from '@theme/MDXComponents/Img';

/**
 * An image that can be enlarged, unless it has no alternative text and is
 * purely decorative.
 */
export default function ZoomableImage(props: ComponentProps<'img'>): ReactNode {
  const {alt} = props;
  const image = <Img {...props} />;
  return alt ? <Zoomable name={alt}>{image}</Zoomable> : image;
}
