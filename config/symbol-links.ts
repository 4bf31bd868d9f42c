import remarkSymbolLinks, {
  type SymbolLinkOptions,
} from 'docusaurus-plugin-python-api/symbol-links';
import {remarkSampleNames} from '../plugins/sample-names';
import {apiData} from './python-api';

/** The remark step that links names of the SDK to their page. */
export function createSymbolLinks() {
  return [
    remarkSymbolLinks,
    {dataDir: apiData} satisfies SymbolLinkOptions,
  ] as const;
}

/** The remark step that fails on imports that the SDK does not have. */
export function createSampleNames() {
  const [linkNames, options] = createSymbolLinks();
  return () => remarkSampleNames({linkNames: linkNames(options)});
}
