import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import type {Product} from '../../../config/identity/types';
import {SECTIONS} from '../../../config/sections';
import {ensureBrowser} from '../find-browser';
import {root} from '../paths';
import {readColours} from './colours';
import {drawCard, drawFavicon, drawIcon} from './drawings';
import {cardName, DARK_LOGO, ICONS, imagePath, LOGO, TOKENS} from './files';
import {packIco} from './ico';
import {takePicture} from './take-picture';

const ICO_SIZES = [16, 32, 48];

const FONT = path.join(
  root,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

async function openBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  try {
    return await chromium.launch({executablePath, args: ['--no-sandbox']});
  } catch (error) {
    // The message contains all arguments and output of the browser.
    throw new Error(
      `${executablePath} can't be started as a browser. Set CHROMIUM to the ` +
        'path of a working Chromium.',
      {cause: error},
    );
  }
}

/**
 * Draws the icons and the social cards.
 *
 * @param readSource - returns the text of a file, given relative to the root.
 * @returns the files' contents, by path relative to the root.
 * @throws if there is no Chromium, or the logo or a colour is missing.
 */
export async function drawBrand(
  {name, tagline}: Pick<Product, 'name' | 'tagline'>,
  readSource: (file: string) => Promise<string>,
): Promise<Map<string, Buffer>> {
  const logo = await readSource(LOGO);
  const darkLogo = await readSource(DARK_LOGO);
  const colours = readColours(await readSource(TOKENS), TOKENS);
  const font = await readFile(FONT, 'base64');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const shoot = async (html: string, width: number, height: number) => {
      await page.setViewportSize({width, height});
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return takePicture(page);
    };
    const icon = (size: number, margin: number) =>
      shoot(
        drawIcon({logo, margin, background: margin > 0 ? colours.surface : ''}),
        size,
        size,
      );

    const drawn = new Map<string, Buffer>();
    const add = (file: string, bytes: Buffer) => {
      drawn.set(imagePath(file), bytes);
    };
    add('favicon.svg', Buffer.from(drawFavicon(logo, darkLogo)));
    for (const {file, size, margin} of ICONS) {
      add(file, await icon(size, margin));
    }
    const small: {size: number; png: Buffer}[] = [];
    for (const size of ICO_SIZES) {
      small.push({size, png: await icon(size, 0)});
    }
    add('favicon.ico', packIco(small));
    const card = (title: string, note: string) =>
      shoot(
        drawCard({logo: darkLogo, name, title, note, font, colours}),
        1200,
        630,
      );
    add('social-card.png', await card(tagline, 'Documentation'));
    for (const {label, route} of Object.values(SECTIONS)) {
      add(cardName(route), await card(label, tagline));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}
