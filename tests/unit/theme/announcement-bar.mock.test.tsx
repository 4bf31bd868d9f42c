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
// Docusaurus prefixes paths with the base URL of the page's language.
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

/** The markup of the bar, without class names. */
function draw(announcement: Announcement | undefined, isActive = true): string {
  Object.assign(site, {announcement, isActive});
  return renderToStaticMarkup(<AnnouncementBar />).replace(/ class=".*?"/g, '');
}

it('escapes the text, and links to a path below the base URL of the language', () => {
  expect(draw(NEWS)).toContain(
    '<span>Ships &amp; &lt;b&gt;more&lt;/b&gt;.</span> ' +
      '<span><a href="/handbook/fr/guides/about-harbour">&quot;Read&quot;</a>.</span>',
  );
});

it('shows only the text if there is no link', () => {
  expect(draw({id: 'v3', text: 'Ahoy.'})).toContain(
    '<div><span>Ahoy.</span></div>',
  );
});

it('shows no bar without an announcement or after it was dismissed', () => {
  expect(draw(undefined)).toBe('');
  expect(draw(NEWS, false)).toBe('');
});
