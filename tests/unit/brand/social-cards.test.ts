import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SECTIONS} from '../../../config/sections';
import {findCard} from '../../../src/theme/SiteMetadata/find-card';

const IMAGE = 'img/social-card.png';
const ROUTES = Object.values(SECTIONS).map(({route}) => route);
const folder = path.join(__dirname, '../../../static');

describe('the social card', () => {
  it.each<[page: string, card: string]>([
    ['', IMAGE],
    ['search', IMAGE],
    [`${SECTIONS.guides.route}-of-others`, IMAGE],
    ...ROUTES.flatMap((route): [string, string][] => [
      [route, `img/social-card-${route}.png`],
      [`${route}/page`, `img/social-card-${route}.png`],
    ]),
  ])('of /%s is %s, an image of the size that networks show', (page, card) => {
    expect(findCard(IMAGE, page, ROUTES)).toBe(card);
    const bytes = fs.readFileSync(path.join(folder, card));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
    expect(bytes.length).toBeLessThan(80_000);
  });
});
