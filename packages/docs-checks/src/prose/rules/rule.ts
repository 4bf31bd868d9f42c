import {type Diagnostic} from '../../diagnostics';
import type {ProsePage} from '../prose-page';

/** Checks one aspect of a page's prose. */
export type Rule = (page: ProsePage) => Diagnostic[];
