import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {writeReferencePages} from 'docs-checks/reference-pages';
import type {PythonPackage} from 'python-reader';
import {
  createReferencePages,
  REFERENCE_FOLDER,
} from '../../config/reference-pages';
import {createSdkFiles} from '../../config/sdk-files';
import {findPackage} from '../../config/identity/find-package';
import {lastCommitDate} from './last-commit-date';
import {messageOf} from './message-of';
import {root} from './paths';
import {product} from './product';
import {readSdk, sdkFolder} from './read-sdk';

/**
 * Updates the guides' reference pages from the SDK.
 *
 * @param sdk - the SDK; by default it is read if a page needs it.
 * @returns the names of the files that changed.
 */
export async function updateReferencePages(
  sdk?: PythonPackage,
): Promise<string[]> {
  const pages = createReferencePages(product);
  if (pages.length === 0) {
    return [];
  }
  const place = findPackage(product.sdk, root);
  const date = place === undefined ? null : await lastCommitDate(root, place);
  return writeReferencePages({
    sdk: sdk ?? (await readSdk()),
    schemas: createSdkFiles(product),
    pages,
    folder: path.join(root, REFERENCE_FOLDER),
    frontMatter: (source) => ({
      custom_edit_url:
        source === null
          ? null
          : (product.editUrl?.replace(
              '{path}',
              () => `${product.sdk.path}/${source}`,
            ) ?? null),
      // The page is not in Git, so it takes the date of the package.
      ...(date === null ? {} : {last_update: {date}}),
    }),
  });
}

/**
 * Long enough for the page of a saved module to appear in the browser first.
 */
const QUIET_MS = 3000;

function areWritten(): boolean {
  return createReferencePages(product).every(({file}) =>
    existsSync(path.join(root, REFERENCE_FOLDER, file)),
  );
}

/**
 * Writes the reference pages now and whenever the SDK changes. Waits only if
 * they don't exist yet: Docusaurus reloads existing pages when they change.
 *
 * @returns a function that stops watching.
 */
export async function watchReferencePages(): Promise<() => void> {
  const update = () =>
    updateReferencePages().catch((error: unknown) => {
      logger.error(messageOf(error));
    });
  if (areWritten()) {
    void update();
  } else {
    await updateReferencePages();
  }
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(sdkFolder, {recursive: true}, (_, file) => {
    if (file === null || /\.pyi?$/.test(file)) {
      clearTimeout(timer);
      timer = setTimeout(() => void update(), QUIET_MS);
    }
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
