import {type Diagnostic} from '../../diagnostics';
import type {Page} from '../page';

/** Checks one aspect of a page's prose. */
export type Rule = (page: Page) => Diagnostic[];
