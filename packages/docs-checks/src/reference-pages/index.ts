export {createReferencePages, type CreatePagesOptions} from './create-pages';
export {writeReferencePages, type WritePagesOptions} from './write-pages';
export type {
  CommandPageOptions,
  ErrorPageOptions,
  FilePageOptions,
  ReferencePageOptions,
} from './options';
