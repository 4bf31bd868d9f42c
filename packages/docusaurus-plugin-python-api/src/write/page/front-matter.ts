import YAML from 'yaml';

/** The front matter of a page. */
export interface FrontMatter {
  title: string;
  /** For the browser's tab and search engines. */
  title_meta: string;
  description: string;
  slug: string;
  [field: string]: string | number | boolean | null;
}

/** The front matter block of a page. */
export function printFrontMatter(fields: FrontMatter): string {
  return `---\n${YAML.stringify(fields, {lineWidth: 0})}---`;
}
