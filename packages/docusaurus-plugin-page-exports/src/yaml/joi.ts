import {createRequire} from 'node:module';
import type * as Validation from '@docusaurus/utils-validation';

// Node doesn't find the name Joi in that CommonJS module, so packages that are
// loaded without a bundler can't import it.
const {Joi} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof Validation;

export {Joi};
