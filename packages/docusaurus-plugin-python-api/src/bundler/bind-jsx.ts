/** The import that MDX begins a page with, a line of its own. */
const IMPORT = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;

/**
 * Has a compiled page call variables of its own to create its elements, and no
 * imports. The bundler keeps a record of each use of an import, and a page has
 * hundreds: they took two thirds of its memory.
 *
 * @param script a page as MDX compiles it
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
