import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Makes an id known to the check for broken anchors, which sees headings only.
 */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}
