import React, {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {Announcement} from '../../../config/identity/types';
import AnnouncementBar from '../../../src/theme/AnnouncementBar';

const site = vi.hoisted(() => ({
  isActive: true,
  announcement: undefined as Announcement | undefined,
}));

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
// Docusaurus writes the base URL of the page's language before a path.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => (
    <a href={`/handbook/fr${to}`}>{children}</a>
  ),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {
      customFields: {
        product: {
          sdk: {package: 'harbour'},
          announcement: site.announcement,
        },
      },
    },
  }),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  createStorageSlot: vi.fn(),
  useAnnouncementBar: () => ({isActive: site.isActive, close: vi.fn()}),
}));
vi.mock('@theme/AnnouncementBar/CloseButton', () => ({
  default: () => <button type="button">Close</button>,
}));

const NEWS: Announcement = {
  id: 'v2',
  text: 'Ships & <b>more</b>.',
  link: {label: '"Read"', path: '/guides/about-harbour'},
};

/** What the bar has, without the classes of its elements. */
function draw(announcement: Announcement | undefined, isActive = true): string {
  Object.assign(site, {announcement, isActive});
  return renderToStaticMarkup(<AnnouncementBar />).replace(/ class=".*?"/g, '');
}

it('news are text, and lead to a path below the base URL of the language', () => {
  expect(draw(NEWS)).toContain(
    '<span>Ships &amp; &lt;b&gt;more&lt;/b&gt;.</span> ' +
      '<span><a href="/handbook/fr/guides/about-harbour">&quot;Read&quot;</a>.</span>',
  );
});

it('news without a link are their text alone', () => {
  expect(draw({id: 'v3', text: 'Ahoy.'})).toContain(
    '<div><span>Ahoy.</span></div>',
  );
});

it('there is no bar without news, and none that was closed', () => {
  expect(draw(undefined)).toBe('');
  expect(draw(NEWS, false)).toBe('');
});
