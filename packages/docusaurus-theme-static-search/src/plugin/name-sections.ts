import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** The labels of the navbar's items that lead to a docs instance. */
function listLabels(themeConfig: unknown, instance: string): string[] {
  const navbar = isRecord(themeConfig) ? themeConfig.navbar : undefined;
  const items: unknown = isRecord(navbar) ? navbar.items : undefined;
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const leadsThere =
      isRecord(item) &&
      (item.type === 'docSidebar' || item.type === 'doc') &&
      (item.docsPluginId ?? 'default') === instance;
    return leadsThere && typeof item.label === 'string' ? [item.label] : [];
  });
}

function humanize(instance: string): string {
  const words = instance.replace(/[-_]+/g, ' ');
  return instance === 'default'
    ? 'Docs'
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Names the section of each docs instance: as the options say, else as the
 * only item of the navbar that leads there, else by its id.
 *
 * @param instances - the ids of the docs instances.
 * @param sections - the names that the options give.
 * @returns the names by id, in the order of the options first.
 * @throws where the options name an instance that does not exist.
 */
export function nameSections(
  instances: readonly string[],
  sections: Readonly<Record<string, string>>,
  themeConfig: unknown,
): ReadonlyMap<string, string> {
  const unknown = Object.keys(sections).find((id) => !instances.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `The search option 'sections' names '${unknown}', but no docs instance ` +
        `has this id. Use one of: ${instances.join(', ') || '(none)'}.`,
    );
  }
  const names = new Map(Object.entries(sections));
  for (const instance of instances) {
    const labels = listLabels(themeConfig, instance);
    const [label] = labels.length === 1 ? labels : [];
    names.set(instance, names.get(instance) ?? label ?? humanize(instance));
  }
  return names;
}
