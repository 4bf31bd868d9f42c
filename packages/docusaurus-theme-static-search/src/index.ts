// oxlint-disable-next-line typescript/triple-slash-reference -- an import loads modules only.
/// <reference path="./theme.d.ts" preserve="true" />
export {default} from './plugin';
export {validateOptions} from './plugin/options';
export {getSwizzleConfig} from './plugin/swizzle';
export type {Options, SearchOptions, SearchPageOptions} from './plugin/options';
