/** The component that Docusaurus itself doesn't declare. */
declare module '@theme/SearchForm' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The field's label, which must be unique on the page. */
    label: string;
    /** The field's initial text. */
    words?: string;
    /** The placeholder; "Symbol, question or error" by default. */
    placeholder?: string;
  }

  export default function SearchForm(props: Props): ReactNode;
}
