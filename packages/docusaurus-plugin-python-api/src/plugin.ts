import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Gives a site the components that the pages of the reference are made of. */
export default function pythonApi(): Plugin {
  const theme = fileURLToPath(new URL('theme', import.meta.url));
  return {
    name: 'docusaurus-plugin-python-api',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
  };
}
