/**
 * Who owns a part of a drawing: the reader as a data scientist, the platform's
 * services, or the custodian with the pod. Each has a fill and an icon, the
 * same ones in every drawing.
 */
export type Side = 'yours' | 'service' | 'pod';

/** Strokes on a grid of 20: a prompt, a server, and the reef of the logo. */
export const ICONS: Readonly<Record<Side, string>> = {
  yours: 'M2 3h16v14H2zM5.5 7.5 8 10l-2.5 2.5M10.5 12.5h4',
  service: 'M2 3h16v6H2zM2 11h16v6H2zM5.5 6h0M5.5 14h0',
  pod: 'M17 6A8 8 0 1 1 12.5 2.5M6.5 7.5h7M6.5 10.5h7M6.5 13.5h7',
};
