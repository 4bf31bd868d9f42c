import {access, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findPackage} from './find-package';

/** A Python file that exists for one run of the type checker. */
export interface Program {
  /** Unique among the programs, ends in `.py`; may lie in a folder. */
  name: string;
  text: string;
}

export interface ProjectOptions {
  /** The SDK's folder. */
  sdk: string;
  /** The package's import name, to check it too; else programs alone. */
  package?: string;
  /** The folder that temporary projects go into. */
  workspace: string;
  programs: readonly Program[];
}

export interface Project {
  /** Holds `pyrightconfig.json` and, in `programs/`, the programs. */
  folder: string;
  remove: () => Promise<void>;
}

/** What holds where the SDK brings no configuration of its own. */
const STRICT = {typeCheckingMode: 'strict', pythonPlatform: 'All'};

/**
 * Writes a temporary project that covers some programs that use the SDK and,
 * where it is named, the package itself. The SDK's own `pyrightconfig.json`
 * stays in force where there is one.
 *
 * @throws Error when the workspace can't be written to.
 */
export async function makeProject(given: ProjectOptions): Promise<Project> {
  // Pyright reads paths from its own folder, and names files in full.
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
    // The defaults leave out what lies below a folder with a leading dot,
    // which may be this very project.
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
