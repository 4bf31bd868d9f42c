const WEAK_REQUEST = /require\.resolveWeak\("[^"]*"\)/g;

/**
 * Removes the weak requests from Docusaurus' module registry: they don't load a
 * page, but cause it to be compiled.
 *
 * @param {string} source the registry's source
 * @returns {string} the source without weak requests
 */
export default function dropWeakRequests(source) {
  return source.replaceAll(WEAK_REQUEST, 'undefined');
}
