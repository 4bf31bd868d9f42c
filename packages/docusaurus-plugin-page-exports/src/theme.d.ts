/** The component that Docusaurus itself doesn't declare. */
declare module '@theme/Term' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The term's id in the glossary. */
    id: string;
    children: ReactNode;
    /** Written in at build time from the glossary. */
    definition?: string;
    /** Its address on the glossary page, written in at build time. */
    to?: string;
  }

  export default function Term(props: Props): ReactNode;
}
