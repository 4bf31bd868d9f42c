import MDXComponents from '@theme-original/MDXComponents';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Term from '@site/src/components/Term';

export default {...MDXComponents, Term, table: ScrollingTable};
