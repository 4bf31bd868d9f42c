import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {guides} from '../../sidebars';

// Docusaurus shows all sidebars of a file, so each section needs its own file.
export default {guides} satisfies SidebarsConfig;
