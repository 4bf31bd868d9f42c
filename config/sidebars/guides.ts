import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guides} from '../../sidebars';

export default {guides} satisfies SidebarsConfig;
