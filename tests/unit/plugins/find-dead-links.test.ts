import {describe, expect, it} from 'vitest';
import {findDeadLinks} from '../../../plugins/configured-links/find-dead-links';

const SECTIONS = [
  {
    root: '/guides',
    folder: 'docs/',
    pages: new Set(['/guides', '/guides/start/install', '/guides/about']),
  },
  {root: '/tutorials', folder: 'tutorials/', pages: undefined},
];
const SOURCE = `export const home = {
  actions: [
    {label: 'A', to: '/guides/about#who'},
    {label: 'B', to: '/guides/install-{product}'},
    {label: 'C', to: '/tutorials/first'},
    {label: 'D', to: '/blog/welcome'},
    {label: 'E', to: '/guides/start/installed'},
    {label: 'F', to: '/guides/start/inst'},
    {label: 'G', to: "/guides/start/inst"},
  ],
};
`;

function find(...links: [text: string, path: string][]): string[] {
  return findDeadLinks(
    links.map(([text, path]) => ({text, path, file: 'config/home.ts'})),
    SECTIONS,
    () => SOURCE,
  );
}

describe('links of the configuration', () => {
  it('may lead to pages, to sections, and to paths outside all sections', () => {
    expect(
      find(
        ['/guides/about#who', '/guides/about#who'],
        ['/guides', '/guides'],
        ['/blog/welcome', '/blog/welcome'],
      ),
    ).toEqual([]);
  });

  it('are reported where they are written, with a similar page', () => {
    expect(find(['/guides/install-{product}', '/guides/install'])).toEqual([
      "config/home.ts:4 — '/guides/install-{product}' is not a page of this site: " +
        "use the path of an existing page, such as '/guides/start/install', or remove the link.",
    ]);
  });

  it('are reported with another page than the section if none is similar', () => {
    expect(find(['/guides/x', '/guides/x'])).toEqual([
      expect.stringContaining("such as '/guides/start/install', or"),
    ]);
  });

  it('are reported if their section has no pages', () => {
    expect(find(['/tutorials/first', '/tutorials/first'])).toEqual([
      "config/home.ts:5 — '/tutorials/first' is not a page of this site, because tutorials/ " +
        'has no pages: add one, or remove the link.',
    ]);
  });

  it('are reported once for each line on which they are the whole text', () => {
    const link: [string, string] = ['/guides/start/inst', '/guides/start/inst'];
    const places = find(link, link).map((message) => message.split(' ', 1)[0]);
    expect(places).toEqual(['config/home.ts:8', 'config/home.ts:9']);
  });
});
