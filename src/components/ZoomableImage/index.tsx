import React, {type ComponentProps, type ReactNode} from 'react';
import Zoomable from '@site/src/components/Zoomable';
import Img from '@theme/MDXComponents/Img';

/**
 * A picture of a page that can be enlarged. One without words is there for
 * decoration, and stays as it is.
 */
export default function ZoomableImage(props: ComponentProps<'img'>): ReactNode {
  const {alt} = props;
  const image = <Img {...props} />;
  return alt ? <Zoomable name={alt}>{image}</Zoomable> : image;
}
