import type {Product} from './identity/types';

interface EditedFile {
  blogDirPath?: string;
  blogPath?: string;
  versionDocsDirPath?: string;
  docPath?: string;
}

/** Creates the `editUrl` function of a docs or blog instance. */
export function createEditUrl({editUrl}: Product) {
  return (file: EditedFile): string | undefined => {
    const folder = file.blogDirPath ?? file.versionDocsDirPath ?? '';
    const page = file.blogPath ?? file.docPath ?? '';
    // As a function, because a path may contain `$&`.
    return editUrl?.replace('{path}', () => `${folder}/${page}`);
  };
}
