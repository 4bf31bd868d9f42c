/**
 * The model of a Python package. Everything here is plain JSON: no class
 * instances, no cycles, `null` for "absent". Objects refer to each other by
 * dotted path (`shop.orders.Order.total`), never by reference.
 */
export type * from './docstrings';
export type * from './expressions';
export type * from './flags';
export type * from './members';
export type * from './modules';
export type * from './reading';
export type * from './signatures';
