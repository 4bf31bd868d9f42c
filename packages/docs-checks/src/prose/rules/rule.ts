import {type Diagnostic} from '../../diagnostics';
import type {Page} from '../page';

/** Finds what a page has against one habit of good prose. */
export type Rule = (page: Page) => Diagnostic[];
