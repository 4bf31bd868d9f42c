import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findCard} from '../../../src/theme/SiteMetadata/find-card';

const IMAGE = 'img/social-card.png';
const folder = path.join(__dirname, '../../../static');

describe('the social card', () => {
  it.each([
    ['', IMAGE],
    ['search', IMAGE],
    ['guides-of-others', IMAGE],
    ['guides/SDK', 'img/social-card-guides.png'],
    ['tutorials/introduction', 'img/social-card-tutorials.png'],
    ['api/sdk', 'img/social-card-api.png'],
    ['blog', 'img/social-card-blog.png'],
  ])('of /%s is %s, a picture of the size that networks show', (page, card) => {
    expect(findCard(IMAGE, page)).toBe(card);
    const bytes = fs.readFileSync(path.join(folder, card));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
    expect(bytes.length).toBeLessThan(80_000);
  });
});
