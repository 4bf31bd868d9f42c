/** The components that Docusaurus itself doesn't declare. */
declare module '@theme/CopyButton' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What is copied, for the button's name: `code`, `the command`. */
    what: string;
    /** Returns the text when the button is clicked. */
    read: () => string;
    className?: string | undefined;
    /** Shows an icon instead of text, for places with many buttons. */
    isQuiet?: boolean;
  }

  export default function CopyButton(props: Props): ReactNode;
}

declare module '@theme/FilterField' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What the field filters by, such as "Filter by name". */
    label: string;
    placeholder?: string;
    query: string;
    onQuery: (query: string) => void;
    /** Called when the reader is about to type. */
    onFocus?: () => void;
    /** The number of matches, whose changes screen readers announce. */
    children: ReactNode;
    className?: string | undefined;
  }

  export default function FilterField(props: Props): ReactNode;
}

declare module '@theme/PythonApi/PageActions' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The class of the actions next to it. */
    className: string | undefined;
  }

  export default function PageActions(props: Props): ReactNode;
}

declare module '@theme/PythonApi' {
  // Declarations of modules can't export from relative paths.
  type Components = typeof import('./theme/PythonApi');

  export const Entries: Components['Entries'];
  export const Entry: Components['Entry'];
  export const Example: Components['Example'];
  export const Facts: Components['Facts'];
  export const Field: Components['Field'];
  export const Fields: Components['Fields'];
  export const Formula: Components['Formula'];
  export const ImportPath: Components['ImportPath'];
  export const Inherited: Components['Inherited'];
  export const Jump: Components['Jump'];
  export const Members: Components['Members'];
  export const ModuleHeader: Components['ModuleHeader'];
  export const Overview: Components['Overview'];
  export const Ref: Components['Ref'];
  export const Related: Components['Related'];
  export const Session: Components['Session'];
  export const Signature: Components['Signature'];
  export const SymbolBody: Components['SymbolBody'];
  export const SymbolSection: Components['SymbolSection'];
  export const Title: Components['Title'];
}
