const readHeight = () => document.documentElement.scrollHeight;

/** The direction in which a reader scrolls. */
export interface ScrollDirection {
  /** To be called before a reader's input scrolls the page. */
  prepare: () => void;
  /**
   * To be called after the page was scrolled.
   *
   * @returns 1 for down, -1 for up, and 0 if the reader hasn't scrolled.
   */
  read: () => -1 | 0 | 1;
}

/**
 * Follows the direction in which a reader scrolls. When skipped text is laid
 * out, scroll anchoring moves the page by at most the change of its height, also
 * against that direction; such a movement is ignored.
 */
export function followDirection(): ScrollDirection {
  let offset = 0;
  let height = 0;
  let direction: -1 | 0 | 1 = 0;
  return {
    prepare() {
      if (scrollY === offset) {
        height = readHeight();
      }
    },
    read() {
      const moved = scrollY - offset;
      const grown = readHeight() - height;
      // Not the sums: offsets have fractions, and `prepare` compares them.
      offset = scrollY;
      height = readHeight();
      const next = Math.sign(moved) as -1 | 0 | 1;
      if (next === -direction && Math.abs(moved) <= Math.abs(grown)) {
        return 0;
      }
      direction = next || direction;
      return next;
    },
  };
}
