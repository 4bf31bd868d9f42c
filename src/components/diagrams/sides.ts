/**
 * The owner of a part of a diagram: the reader as a data scientist, the
 * platform's services, or the custodian with the pod. Each has the same fill
 * and icon in every diagram.
 */
export type Side = 'yours' | 'service' | 'pod';

/**
 * Strokes on a grid of 20: a prompt, a server, the logo's reef, two arrows for
 * several sides, and a lock for parts that never leave.
 */
export const ICONS: Readonly<Record<Side | 'several' | 'kept', string>> = {
  yours: 'M2 3h16v14H2zM5.5 7.5 8 10l-2.5 2.5M10.5 12.5h4',
  service: 'M2 3h16v6H2zM2 11h16v6H2zM5.5 6h0M5.5 14h0',
  pod: 'M17 6A8 8 0 1 1 12.5 2.5M6.5 7.5h7M6.5 10.5h7M6.5 13.5h7',
  several: 'M4 7h13l-4-4M16 13H3l4 4',
  kept: 'M3 9h14v9H3zM6 9V6a4 4 0 0 1 8 0v3',
};
