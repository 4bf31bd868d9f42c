import {logger} from '@docusaurus/logger';

/** Returns the port in `--port`; exits with code 2 if it isn't one. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    logger.error(`--port ${text} is not a port: use 1 to 65535.`);
    process.exit(2);
  }
  return port;
}
