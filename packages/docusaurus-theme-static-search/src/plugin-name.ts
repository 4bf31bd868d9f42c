/** The name of the plugin in Docusaurus' global data. */
export const PLUGIN_NAME = 'docusaurus-theme-static-search';
