import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

// A copy in a site couldn't import the package's other modules.
const wrapOnly = (description: string): SwizzleComponentConfig => ({
  actions: {eject: 'forbidden', wrap: 'safe'},
  description,
});

/** Tells `docusaurus swizzle` what a site may do with the components. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      SearchBar: wrapOnly("The search's button, its keys and the modal."),
      SearchForm: wrapOnly('A field that opens the page of results.'),
      SearchPage: wrapOnly('The page of results.'),
    },
  };
}
