import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Steps,
  Term,
  table: ScrollingTable,
};
