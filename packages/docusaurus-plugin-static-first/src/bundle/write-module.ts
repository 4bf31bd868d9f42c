import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a module for the site's bundle.
 *
 * @param generatedFilesDir - the site's folder of generated files.
 * @param name - the module's file name.
 * @param text - its source.
 * @returns the file's path.
 */
export function writeModule(
  generatedFilesDir: string,
  name: string,
  text: string,
): string {
  const file = path.join(generatedFilesDir, 'static-first', name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  return file;
}
