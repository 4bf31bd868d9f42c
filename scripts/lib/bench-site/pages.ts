import fs from 'node:fs';
import path from 'node:path';
import {toPosix} from '../to-posix';

/** A page in the form that every generator receives. */
export interface Page {
  /** The path of the page without extension, such as `guides/SDK/models`. */
  path: string;
  title: string;
  /** The Markdown below the title. */
  text: string;
}

const SECTIONS = ['guides', 'tutorials'];

/**
 * Reads the Markdown copies of the guides and tutorials of a built site.
 *
 * @param build - the folder of the built site.
 * @param url - the site's address with its base URL, to remove from links.
 */
export function readPages(build: string, url: string): Page[] {
  return SECTIONS.flatMap((section) =>
    fs
      .readdirSync(path.join(build, section), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => {
        const copy = fs.readFileSync(path.join(build, section, file), 'utf8');
        const [, title = '', text = ''] =
          /^# (.+)\n([\s\S]*)$/m.exec(copy) ?? [];
        return {
          path: toPosix(path.join(section, file.replace(/\.md$/, ''))),
          title,
          text: text.replaceAll(`](${url}`, '](/').trim(),
        };
      }),
  );
}

/**
 * Generates guides from existing ones until there are `count` pages. Each has a
 * title of its own.
 */
export function makeMorePages(pages: readonly Page[], count: number): Page[] {
  const models = pages.filter(({path: place}) => place.startsWith('guides/'));
  return Array.from({length: Math.max(0, count - pages.length)}, (_, place) => {
    const model = models[place % models.length];
    const number = place + 1;
    return {
      path: `guides/more/part-${Math.floor(place / 40) + 1}/page-${number}`,
      title: `${model?.title ?? ''} ${number}`,
      text: model?.text ?? '',
    };
  });
}
