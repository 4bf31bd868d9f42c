import type {ReactNode} from 'react';

export interface Props {
  /** The class of the actions next to it. */
  className: string | undefined;
}

/** Swizzle it to add actions before the link to the source. */
const PageActions: (props: Props) => ReactNode = () => null;

export default PageActions;
