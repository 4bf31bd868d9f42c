import {logger} from '@docusaurus/logger';
import {product as candidate} from '../../config/product';
import type {Product} from '../../config/identity/types';
import {validateProduct} from '../../config/identity/validate';
import {messageOf} from './message-of';
import {root} from './paths';

function load(): Product {
  try {
    return validateProduct(candidate, root);
  } catch (error) {
    logger.error(messageOf(error));
    process.exit(1);
  }
}

/** The site's validated identity; exits the script if it has errors. */
export const product = load();
