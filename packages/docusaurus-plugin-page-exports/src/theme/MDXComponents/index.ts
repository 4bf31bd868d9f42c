import Term from '@theme/Term';
import MDXComponents from '@theme-init/MDXComponents';

/** Pages write `<Term id="…">` without an import. */
export default {...MDXComponents, Term};
