import type {Product} from './identity/types';

interface EditedFile {
  blogDirPath?: string;
  blogPath?: string;
  versionDocsDirPath?: string;
  docPath?: string;
}

/** Gives the function that Docusaurus asks where a page can be edited. */
export function createEditUrl({editUrl}: Product) {
  return (file: EditedFile): string | undefined => {
    const folder = file.blogDirPath ?? file.versionDocsDirPath ?? '';
    const page = file.blogPath ?? file.docPath ?? '';
    return editUrl?.replace('{path}', `${folder}/${page}`);
  };
}
