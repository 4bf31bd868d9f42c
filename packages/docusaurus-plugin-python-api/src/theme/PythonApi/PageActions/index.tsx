import type {ReactNode} from 'react';
import type {Props} from '@theme/PythonApi/PageActions';

/** Swizzle it to add actions before the link to the source. */
const PageActions: (props: Props) => ReactNode = () => null;

export default PageActions;
