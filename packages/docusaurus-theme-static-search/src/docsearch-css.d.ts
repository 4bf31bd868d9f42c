/** Styles that the package publishes without a declaration. */
declare module '@docsearch/css/dist/modal.css';
