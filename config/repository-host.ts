type Host = 'bitbucket' | 'github' | 'gitlab';

/**
 * Determines the addresses that a repository has on the web: hosts other than
 * Bitbucket and GitLab have those of GitHub.
 *
 * @param url - the web address of the repository.
 */
export function findHost(url: string): Host {
  const [, name] = /\/\/(?:[^/]*\.)?(bitbucket|gitlab)\./.exec(url) ?? [];
  return name === 'bitbucket' || name === 'gitlab' ? name : 'github';
}
