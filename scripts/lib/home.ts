import {home as candidate} from '../../config/home';
import type {HomePage} from '../../config/identity/home-types';
import {validateHome} from '../../config/identity/validate-home';
import {exitWithMessage} from './exit-with-message';
import {root} from './paths';

function load(): HomePage {
  try {
    return validateHome(candidate, root);
  } catch (error) {
    exitWithMessage(error);
  }
}

/** The validated home page; exits the script if it has errors. */
export const home = load();
