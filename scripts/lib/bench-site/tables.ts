import {markdownTable} from 'markdown-table';
import type {BuildCost} from './measure-build';
import type {Navigation} from './measure-navigation';
import type {Reactions} from './measure-reactions';
import {addUpBytes, type Visit} from './measure-visit';
import type {LighthouseFigures} from './run-lighthouse';

export interface PageResult {
  site: string;
  page: string;
  visit: Visit;
  /** Of a first visit over slow 4G, in milliseconds. */
  firstPaint: number;
  lighthouse: LighthouseFigures | undefined;
}

export interface ReactionResult {
  site: string;
  navigation: Navigation;
  reactions: Reactions;
}

export interface BuildResult {
  site: string;
  guides: number;
  cost: BuildCost;
  /** The downloads of a guide on a site of this size. */
  visit: Visit;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const round = (value: number) => value.toFixed(0);

function formatTable(head: readonly string[], rows: readonly string[][]) {
  const align = head.map((_, column) => (column < 2 ? 'l' : 'r'));
  return markdownTable([[...head], ...rows], {align});
}

/** Formats the weight and Lighthouse figures of each page. */
export function formatPages(results: readonly PageResult[]): string {
  return formatTable(
    [
      ...['site', 'page', 'requests', 'first view, kB', 'HTML', 'scripts'],
      ...['styles', 'fonts', 'others', 'prefetched, kB'],
      ...['first paint, ms', 'performance', 'TBT, ms', 'LCP, ms', 'FCP, ms'],
      'CLS',
    ],
    results.map(({site, page, visit, firstPaint, lighthouse}) => [
      ...[site, page, String(visit.requests), kilobytes(addUpBytes(visit))],
      ...[visit.bytes.html, visit.bytes.scripts, visit.bytes.styles].map(
        kilobytes,
      ),
      ...[visit.bytes.fonts, visit.bytes.others, visit.ahead].map(kilobytes),
      round(firstPaint),
      ...(lighthouse
        ? [
            ...[lighthouse.performance, lighthouse.blockingTime].map(round),
            ...[lighthouse.largestPaint, lighthouse.firstPaint].map(round),
            lighthouse.layoutShift.toFixed(3),
          ]
        : []),
    ]),
  );
}

/** Formats the response times. */
export function formatReactions(results: readonly ReactionResult[]): string {
  return formatTable(
    [
      ...['site', 'from', 'first click, ms', 'tenth click', 'median click'],
      'first answer',
      ...['INP colour mode', 'INP search', 'INP menu'],
    ],
    results.map(({site, navigation, reactions}) => [
      ...[site, 'a guide'],
      ...[
        navigation.first,
        navigation.tenth,
        navigation.middle,
        reactions.firstAnswer,
      ].map(round),
      ...Object.values(reactions.slowInteractions).map(round),
    ]),
  );
}

/** Formats the cost of builds and the weight of a guide by number of guides. */
export function formatBuilds(results: readonly BuildResult[]): string {
  return formatTable(
    [
      ...['site', 'guides', 'pages', 'seconds', 'pages a second', 'peak, MB'],
      ...['first view of a guide, kB', 'prefetched, kB'],
    ],
    results.map(({site, guides, cost, visit}) => [
      ...[site, String(guides), String(cost.pages), round(cost.seconds)],
      ...[(cost.pages / cost.seconds).toFixed(1), megabytes(cost.peak)],
      ...[addUpBytes(visit), visit.ahead].map(kilobytes),
    ]),
  );
}
