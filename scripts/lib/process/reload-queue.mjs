/**
 * Runs reloads of a site one after the other, each on the result of the one
 * before. A reload that already waits for its turn isn't added again.
 *
 * @returns {<Site, Plugin>(
 *   reload: (site: Site, plugin?: Plugin) => Promise<Site>,
 * ) => (site: Site, plugin?: Plugin) => Promise<Site>} a function that makes a
 * reload, such as Docusaurus' of one plugin, wait for its turn
 */
export function createReloadQueue() {
  const waiting = new Map();
  let last = Promise.resolve();
  let current;
  return (reload) => (site, plugin) => {
    const key = JSON.stringify([reload.name, plugin]);
    const known = waiting.get(key);
    if (known) {
      return known;
    }
    const turn = last.then(() => {
      waiting.delete(key);
      return reload(current ?? site, plugin);
    });
    waiting.set(key, turn);
    last = turn.then(
      (next) => {
        current = next;
      },
      // Docusaurus reports the error.
      () => undefined,
    );
    return turn;
  };
}
