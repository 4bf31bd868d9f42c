import MDXComponents from '@theme-original/MDXComponents';
import Term from '@site/src/components/Term';

export default {...MDXComponents, Term};
