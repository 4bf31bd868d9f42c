import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {tutorials} from '../../sidebars';

// Docusaurus shows all sidebars of a file, so each section needs its own file.
export default {tutorials} satisfies SidebarsConfig;
