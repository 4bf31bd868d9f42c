/** Styles that the package ships without a declaration. */
declare module '@docsearch/css';
