import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** The part of a docs instance that its name depends on. */
export interface Instance {
  id: string;
  /** The routes of its versions, without the base URL. */
  routes: readonly string[];
}

/** Lists the labels of navbar items that link to a docs instance. */
function listLabels(themeConfig: unknown, {id, routes}: Instance): string[] {
  const navbar = isRecord(themeConfig) ? themeConfig.navbar : undefined;
  const items: unknown = isRecord(navbar) ? navbar.items : undefined;
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.label !== 'string') {
      return [];
    }
    const {to} = item;
    const leadsThere =
      typeof to === 'string'
        ? routes.some((route) =>
            `/${to.replace(/^\/+/, '')}/`.startsWith(`${route}/`),
          )
        : (item.type === 'docSidebar' || item.type === 'doc') &&
          (item.docsPluginId ?? 'default') === id;
    return leadsThere ? [item.label] : [];
  });
}

/** Ids whose names are not in sentence case. */
const WRITTEN: Readonly<Record<string, string>> = {
  api: 'API',
  default: 'Docs',
  sdk: 'SDK',
};

function humanize(id: string): string {
  const words = id.replace(/[-_]+/g, ' ');
  return WRITTEN[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Determines the name of each docs instance's section: from the options, or the
 * only navbar item that links to it, or its id.
 *
 * @param sections - the names in the options.
 * @param translate - translates names that don't come from the navbar, which
 * Docusaurus translates.
 * @returns the names by id, those of the options first.
 * @throws if the options list an instance that does not exist.
 */
export function nameSections(
  instances: readonly Instance[],
  sections: Readonly<Record<string, string>>,
  themeConfig: unknown,
  translate: (name: string) => string = (name) => name,
): ReadonlyMap<string, string> {
  const ids = instances.map(({id}) => id);
  const unknown = Object.keys(sections).find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `The search option 'sections' lists '${unknown}', but no docs instance ` +
        `has this id. Use one of: ${ids.join(', ') || '(none)'}.`,
    );
  }
  const names = new Map(
    Object.entries(sections).map(([id, name]) => [id, translate(name)]),
  );
  for (const instance of instances) {
    const labels = listLabels(themeConfig, instance);
    const [label] = labels.length === 1 ? labels : [];
    names.set(
      instance.id,
      names.get(instance.id) ?? label ?? translate(humanize(instance.id)),
    );
  }
  return names;
}
