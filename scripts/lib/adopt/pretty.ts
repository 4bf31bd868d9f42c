import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Formats a file as `npm run lint:format` expects it. */
export async function pretty(
  root: string,
  file: string,
  text: string,
): Promise<Buffer> {
  const filepath = path.join(root, file);
  const config = await resolveConfig(filepath);
  return Buffer.from(await format(text, {...config, filepath}));
}
