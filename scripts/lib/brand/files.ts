import {SECTIONS} from '../../../config/sections';

/** The files that the brand is drawn from, relative to the root. */
export const LOGO = 'static/img/logo.svg';
export const DARK_LOGO = 'static/img/logo-dark.svg';
export const TOKENS = 'src/css/tokens.css';

/**
 * The icons, with their size in pixels and their margin as a fraction of it.
 */
export const ICONS = [
  {file: 'apple-touch-icon.png', size: 180, margin: 0.14},
  {file: 'icon-192.png', size: 192, margin: 0},
  {file: 'icon-512.png', size: 512, margin: 0},
  // Only the central circle, 80 % wide, is safe from cropping.
  {file: 'icon-maskable-512.png', size: 512, margin: 0.2},
] as const;

/** Returns the file name of a section's social card. */
export function cardName(route: string): string {
  return `social-card-${route}.png`;
}

/** Returns the path of an image, relative to the root. */
export function imagePath(name: string): string {
  return `static/img/${name}`;
}

/** The images that are drawn, relative to the root. */
export const BRAND_IMAGES: readonly string[] = [
  'favicon.svg',
  ...ICONS.map(({file}) => file),
  'favicon.ico',
  'social-card.png',
  ...Object.values(SECTIONS).map(({route}) => cardName(route)),
].map(imagePath);
