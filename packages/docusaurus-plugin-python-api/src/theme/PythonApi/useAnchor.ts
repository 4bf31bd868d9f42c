import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Registers an id for the check of broken anchors, which otherwise only finds those
 * of headings.
 */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}
