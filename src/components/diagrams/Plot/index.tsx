import React, {type ComponentType, type ReactNode, type SVGProps} from 'react';
import Frame, {plot} from '../Frame';

interface Props {
  /** An SVG file, imported as a component, so that it takes the page's colours. */
  figure: ComponentType<SVGProps<SVGSVGElement>>;
  /** The plot in words, for those who cannot see it. */
  alt: string;
  /** The caption: what it shows, and where the numbers come from. */
  children: ReactNode;
}

/** A plot that `npm run make:figures` drew from data. */
export default function Plot({figure: Svg, alt, children}: Props): ReactNode {
  return (
    <Frame name={alt} caption={children}>
      <Svg className={plot} role="img" aria-label={alt} />
    </Frame>
  );
}
