import path from 'node:path';

/** The repository, in which the build that is measured lies. */
export const root = path.resolve(import.meta.dirname, '../../..');
