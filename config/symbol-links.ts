import remarkSymbolLinks, {
  type SymbolLinkOptions,
} from 'docusaurus-plugin-python-api/symbol-links';
import {remarkSampleNames} from '../plugins/sample-names';
import {apiData} from './python-api';

/** The remark plugin that links names of the SDK to their reference page. */
export function createSymbolLinks() {
  return [
    remarkSymbolLinks,
    {dataDir: apiData} satisfies SymbolLinkOptions,
  ] as const;
}

/** The remark plugin that fails on imports of names missing from the SDK. */
export function createSampleNames() {
  const [linkNames, options] = createSymbolLinks();
  return () => remarkSampleNames({linkNames: linkNames(options)});
}
