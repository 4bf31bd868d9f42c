import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {tutorials} from '../../sidebars';

export default {tutorials} satisfies SidebarsConfig;
