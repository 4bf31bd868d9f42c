const WEAK_REQUEST = /require\.resolveWeak\("[^"]*"\)/g;

/**
 * Takes the weak requests out of Docusaurus' list of modules: they don't load
 * a page, but have it compiled.
 *
 * @param {string} source the list, a module
 * @returns {string} the list without them
 */
export default function dropWeakRequests(source) {
  return source.replaceAll(WEAK_REQUEST, 'undefined');
}
