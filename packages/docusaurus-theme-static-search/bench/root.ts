import path from 'node:path';

/** The folder of this package. */
export const root = path.resolve(import.meta.dirname, '..');
