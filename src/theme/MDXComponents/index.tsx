import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import PageTitle from '@site/src/components/PageTitle';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import ZoomableImage from '@site/src/components/ZoomableImage';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Steps,
  h1: PageTitle,
  img: ZoomableImage,
  table: ScrollingTable,
};
