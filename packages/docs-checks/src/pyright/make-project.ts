import {access, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findPackage} from './find-package';

/** A temporary Python file for one run of the type checker. */
export interface Program {
  /**
   * Unique among the programs, with the extension `.py`; may include a folder.
   */
  name: string;
  text: string;
}

export interface ProjectOptions {
  /** The SDK's folder. */
  sdk: string;
  /** The package's import name, to check it, too; otherwise only the programs. */
  package?: string;
  /** The folder for temporary projects. */
  workspace: string;
  programs: readonly Program[];
}

export interface Project {
  /** Contains `pyrightconfig.json`, and the programs in `programs/`. */
  folder: string;
  remove: () => Promise<void>;
}

/** The configuration if the SDK has none. */
const STRICT = {typeCheckingMode: 'strict', pythonPlatform: 'All'};

/**
 * Writes a temporary project that covers programs that use the SDK and,
 * optionally, the package itself. The SDK's own `pyrightconfig.json` is used if
 * there is one.
 *
 * @throws Error if the workspace can't be written to.
 */
export async function makeProject(given: ProjectOptions): Promise<Project> {
  // Pyright resolves paths from its own folder and reports absolute paths.
  const options = {
    ...given,
    sdk: path.resolve(given.sdk),
    workspace: path.resolve(given.workspace),
  };
  const {workspace, programs} = options;
  await mkdir(workspace, {recursive: true});
  const folder = await mkdtemp(path.join(workspace, 'pyright-'));
  await mkdir(path.join(folder, 'programs'));
  await Promise.all(
    programs.map(async ({name, text}) => {
      const file = path.join(folder, 'programs', name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }),
  );
  await writeFile(
    path.join(folder, 'pyrightconfig.json'),
    JSON.stringify(await createConfig(folder, options)),
  );
  return {
    folder,
    remove: () => rm(folder, {recursive: true, force: true}),
  };
}

async function createConfig(folder: string, options: ProjectOptions) {
  const {sdk} = options;
  const config = path.join(sdk, 'pyrightconfig.json');
  const stubs = path.join(sdk, 'typings');
  // Pyright ignores absolute paths in "include".
  const relative = path.relative(folder, sdk).split(path.sep).join('/');
  const base = (await exists(config))
    ? {extends: config}
    : {...STRICT, stubPath: stubs};
  const covered =
    options.package === undefined
      ? {include: [], exclude: []}
      : coverPackage(relative, [
          ...findPackage(sdk, options.package),
          ...((await exists(stubs)) ? ['typings'] : []),
        ]);
  return {
    ...base,
    include: ['programs', ...covered.include],
    // By default, pyright excludes everything below a folder with a leading
    // dot, which may be this project itself.
    exclude: ['**/__pycache__', ...covered.exclude],
    extraPaths: [sdk],
  };
}

function coverPackage(sdk: string, places: readonly string[]) {
  const include = places.map((place) => `${sdk}/${place}`);
  return {include, exclude: include.map((place) => `${place}/**/.*`)};
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
