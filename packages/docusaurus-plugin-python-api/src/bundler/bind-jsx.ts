/** The import at the start of a compiled MDX page, on its own line. */
const IMPORT = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;

/**
 * Makes a compiled page create its elements with local variables instead of
 * imports. The bundler keeps a record of each use of an import, and the hundreds
 * of uses on a page took two thirds of its memory.
 *
 * @param script a page compiled by MDX
 */
export function bindJsx(script: string): string {
  return script.replace(IMPORT, (statement, list: string) => {
    const names = list
      .split(',')
      .map((item) => item.split(' as ').map((name) => name.trim()))
      .map(([imported = '', local = imported]) => ({imported, local}));
    const imports = names.map(
      ({imported, local}) => `${imported} as ${local}Import`,
    );
    const variables = names.map(({local}) => `${local} = ${local}Import`);
    return statement
      .replace(list, imports.join(', '))
      .concat(`\nconst ${variables.join(', ')};`);
  });
}
