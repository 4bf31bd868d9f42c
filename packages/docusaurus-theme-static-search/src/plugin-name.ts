/** The name by which Docusaurus keeps what the plugin tells the pages. */
export const PLUGIN_NAME = 'docusaurus-theme-static-search';
