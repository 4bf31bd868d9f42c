import {access, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A Python file that exists for one run of the type checker. */
export interface Program {
  /** Unique among the programs, ends in `.py`, without a folder. */
  name: string;
  text: string;
}

export interface ProjectOptions {
  /** The SDK's folder. */
  sdk: string;
  /** The package's folder in it. */
  package: string;
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
 * Writes a temporary project that covers the SDK and some programs that use
 * it. The SDK's own `pyrightconfig.json` stays in force where there is one.
 *
 * @throws Error when the workspace can't be written to.
 */
export async function makeProject(options: ProjectOptions): Promise<Project> {
  const {workspace, programs} = options;
  await mkdir(workspace, {recursive: true});
  const folder = await mkdtemp(path.join(workspace, 'check-sdk-'));
  await mkdir(path.join(folder, 'programs'));
  await Promise.all(
    programs.map(({name, text}) =>
      writeFile(path.join(folder, 'programs', name), text),
    ),
  );
  await writeFile(
    path.join(folder, 'pyrightconfig.json'),
    JSON.stringify(await createConfig(folder, options)),
  );
  return {folder, remove: () => rm(folder, {recursive: true, force: true})};
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
  return {
    ...base,
    include: [
      `${relative}/${options.package}`,
      ...((await exists(stubs)) ? [`${relative}/typings`] : []),
      'programs',
    ],
    // The defaults leave out what lies below a folder with a leading dot,
    // which may be this very project.
    exclude: [`${relative}/${options.package}/**/.*`, '**/__pycache__'],
    extraPaths: [sdk],
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
