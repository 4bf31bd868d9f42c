import Term from '@theme/Term';
import MDXComponents from '@theme-init/MDXComponents';

/** Makes `<Term id="…">` available to pages without an import. */
export default {...MDXComponents, Term};
