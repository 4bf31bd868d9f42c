import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import Deferred from '@site/src/components/Deferred';
import PageTitle from '@site/src/components/PageTitle';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import ZoomableImage from '@site/src/components/ZoomableImage';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Steps,
  deferred: Deferred,
  h1: PageTitle,
  img: ZoomableImage,
  table: ScrollingTable,
};
