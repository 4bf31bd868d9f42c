import {findHost} from '../../../config/repository-host';

/** Matches an address in the short form of SSH, such as `git@host:path`. */
const SHORT = /^[\w.-]+@([^/:]+):/;

/** Hosts that serve SSH on another port under a name without web pages. */
const OVER_HTTPS =
  /^(https:\/\/)(?:alt)?ssh\.(?=(?:bitbucket\.org|github\.com|gitlab\.com)\/)/;

/** Whether an address is in the short form of SSH, such as `git@host:path`. */
export function isShortAddress(address: string): boolean {
  return SHORT.test(address);
}

/**
 * Converts the address of a repository, such as that of a remote, to its web
 * address without credentials and `.git`.
 *
 * @returns undefined if it isn't on the web.
 */
export function toWebAddress(address: string | undefined): string | undefined {
  const url = address
    ?.replace(SHORT, 'https://$1/')
    // The port is that of SSH.
    .replace(/^ssh:\/\/(?:[^/]*@)?([^/:]+)(?::\d+)?/, 'https://$1')
    .replace(OVER_HTTPS, '$1')
    .replace(/^(https?:\/\/)[^/]*@/, '$1')
    .replace(/(?:\.git)?\/?$/, '');
  return url?.startsWith('http') ? url : undefined;
}

/**
 * Writes the address of a line, with the placeholder `{line}`.
 *
 * @param url - the web address of the repository.
 */
export function writeLineAddress(
  url: string,
  revision: string,
  file: string,
): string {
  return {
    bitbucket: `${url}/src/${revision}/${file}#lines-{line}`,
    github: `${url}/blob/${revision}/${file}#L{line}`,
    gitlab: `${url}/-/blob/${revision}/${file}#L{line}`,
  }[findHost(url)];
}

/**
 * Writes the address to edit a page, with the placeholder `{path}`.
 *
 * @param url - the web address of the repository.
 */
export function writeEditAddress(url: string): string {
  return {
    bitbucket: `${url}/src/main/{path}?mode=edit`,
    github: `${url}/edit/main/{path}`,
    gitlab: `${url}/-/edit/main/{path}`,
  }[findHost(url)];
}
