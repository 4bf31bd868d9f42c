import type {Pluggable} from 'unified';
import {isRecord} from '../guards';
import type {PageSite} from './page-reader';

/** The options of Docusaurus' plugins that take remark plugins. */
const FIELDS = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const;

/** Returns the options of a plugin or preset, and those of a preset's plugins. */
function listOptions(entry: unknown): Record<string, unknown>[] {
  const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
  return isRecord(options)
    ? [options, ...Object.values(options).filter(isRecord)]
    : [];
}

function isMath(plugin: unknown): plugin is Pluggable {
  const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof attacher === 'function' && attacher.name === 'remarkMath';
}

/**
 * Finds remark-math in the options of a site's plugins and presets. Without it,
 * MDX would take the braces of `$\frac{m g}{n}$` for JavaScript.
 *
 * @returns the plugin, with its options if there are any.
 * @see https://docusaurus.io/docs/markdown-features/math-equations
 */
export function findMath({
  presets = [],
  plugins = [],
}: PageSite['siteConfig']): Pluggable | undefined {
  return [...presets, ...plugins]
    .flatMap(listOptions)
    .flatMap((options) => FIELDS.map((field) => options[field]))
    .flat()
    .find(isMath);
}
