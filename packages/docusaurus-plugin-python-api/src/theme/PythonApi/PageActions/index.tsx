import type {ReactNode} from 'react';

export interface Props {
  /** The look of the actions beside it. */
  className: string | undefined;
}

/** What a site adds before the link to the source: swizzle it. */
const PageActions: (props: Props) => ReactNode = () => null;

export default PageActions;
