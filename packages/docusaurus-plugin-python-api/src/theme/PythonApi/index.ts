/** The components of the pages of the API reference. */
export {Entries, Entry} from './Entries';
export {default as Example} from './Example';
export {default as Facts} from './Facts';
export {Field, Fields, Title} from './Fields';
export {default as Formula} from './Formula';
export {default as ImportPath} from './ImportPath';
export {default as Inherited} from './Related/Inherited';
export {default as Jump} from './Jump';
export {default as ModuleHeader} from './ModuleHeader';
export {default as Overview} from './Overview';
export {default as Ref} from './Ref';
export {default as Related} from './Related';
export {default as Session} from './Session';
export {default as Signature} from './Signature';
export {default as SymbolSection, Members, SymbolBody} from './SymbolSection';
