import {product as candidate} from '../../config/product';
import type {Product} from '../../config/identity/types';
import {validateProduct} from '../../config/identity/validate';
import {exitWithMessage} from './exit-with-message';
import {root} from './paths';

function load(): Product {
  try {
    return validateProduct(candidate, root);
  } catch (error) {
    exitWithMessage(error);
  }
}

/** The site's validated identity; exits the script if it has errors. */
export const product = load();
