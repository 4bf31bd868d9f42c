import {logger} from '@docusaurus/logger';
import {messageOf} from './message-of';

/**
 * Prints the message of an error and exits with code 1. Omits the stack: the
 * message says what to fix.
 */
export function exitWithMessage(error: unknown): never {
  logger.error(messageOf(error));
  process.exit(1);
}
