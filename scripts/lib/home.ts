import {logger} from '@docusaurus/logger';
import {home as candidate} from '../../config/home';
import type {HomePage} from '../../config/identity/home-types';
import {validateHome} from '../../config/identity/validate-home';
import {messageOf} from './message-of';
import {root} from './paths';

function load(): HomePage {
  try {
    return validateHome(candidate, root);
  } catch (error) {
    logger.error(messageOf(error));
    process.exit(1);
  }
}

/** The validated home page; exits the script if it has errors. */
export const home = load();
