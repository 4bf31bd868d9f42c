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

/** What the home page says, checked; a script ends here when it has an error. */
export const home = load();
