import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Product} from '../../../config/identity/types';
import {SECTIONS} from '../../../config/sections';
import {ensureBrowser} from '../find-browser';
import {drawCard, drawFavicon, drawIcon} from './drawings';
import {packIco} from './ico';
import {readColours} from './colours';

/**
 * The icons, with their size in pixels and their margin as a fraction of it.
 */
const ICONS = [
  {file: 'apple-touch-icon.png', size: 180, margin: 0.14},
  {file: 'icon-192.png', size: 192, margin: 0},
  {file: 'icon-512.png', size: 512, margin: 0},
  // Only the central circle, 80 % wide, is safe from cropping.
  {file: 'icon-maskable-512.png', size: 512, margin: 0.2},
] as const;

const ICO_SIZES = [16, 32, 48];

/**
 * Draws the icons and the social cards into `static/img`.
 *
 * @returns the files written.
 * @throws if there is no Chromium, or the logo or a colour is missing.
 */
export async function makeBrand(
  root: string,
  {name, tagline}: Pick<Product, 'name' | 'tagline'>,
): Promise<string[]> {
  const folder = path.join(root, 'static', 'img');
  const logo = await readFile(path.join(folder, 'logo.svg'), 'utf8');
  const darkLogo = await readFile(path.join(folder, 'logo-dark.svg'), 'utf8');
  const colours = await readColours(path.join(root, 'src/css/tokens.css'));
  const face = await readFile(
    path.join(
      root,
      'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
    'base64',
  );
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const shoot = async (html: string, width: number, height: number) => {
      await page.setViewportSize({width, height});
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({omitBackground: true});
    };
    const icon = (size: number, margin: number) =>
      shoot(
        drawIcon({logo, margin, background: margin > 0 ? colours.surface : ''}),
        size,
        size,
      );

    const made = new Map<string, Buffer>([
      ['favicon.svg', Buffer.from(drawFavicon(logo, darkLogo))],
    ]);
    for (const {file, size, margin} of ICONS) {
      made.set(file, await icon(size, margin));
    }
    const small: {size: number; png: Buffer}[] = [];
    for (const size of ICO_SIZES) {
      small.push({size, png: await icon(size, 0)});
    }
    made.set('favicon.ico', packIco(small));
    const card = (title: string, note: string) =>
      shoot(
        drawCard({logo: darkLogo, name, title, note, face, colours}),
        1200,
        630,
      );
    made.set('social-card.png', await card(tagline, 'Documentation'));
    for (const {label, route} of Object.values(SECTIONS)) {
      made.set(`social-card-${route}.png`, await card(label, tagline));
    }
    return await writeAll(folder, made);
  } finally {
    await browser.close();
  }
}

async function writeAll(
  folder: string,
  made: ReadonlyMap<string, Buffer>,
): Promise<string[]> {
  const files: string[] = [];
  for (const [name, bytes] of made) {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    files.push(file);
  }
  return files;
}
