import {escapeHtml} from '../../../config/escape-html';
import type {BrandColours} from './colours';

interface Icon {
  logo: string;
  /** The margin at each edge, as a fraction of the side. */
  margin: number;
  /** The background colour; empty for a transparent icon. */
  background: string;
}

/** Draws a page that shows only the logo. */
export function drawIcon({logo, margin, background}: Icon): string {
  return `<!doctype html><style>
html { background: ${background || 'transparent'} }
body { margin: 0; display: grid; height: 100vh; place-items: center }
svg { display: block; width: ${100 - margin * 200}vw }
</style>${logo}`;
}

/**
 * Draws the favicon, which follows the browser's colour scheme. The two logos
 * are embedded as images, so that their styles don't affect each other.
 */
export function drawFavicon(logo: string, darkLogo: string): string {
  const picture = (mode: string, svg: string) =>
    `  <image class="${mode}" width="32" height="32" ` +
    `href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>
    .dark { display: none }
    @media (prefers-color-scheme: dark) {
      .light { display: none }
      .dark { display: inline }
    }
  </style>
${picture('light', logo)}
${picture('dark', darkLogo)}
</svg>
`;
}

interface Card {
  logo: string;
  name: string;
  /** The large text; each sentence starts a new line. */
  title: string;
  /** The text below the title. */
  note: string;
  /** The font of the text, as base64. */
  font: string;
  colours: BrandColours;
}

/** Draws the social card of a page: 1200 by 630 pixels. */
export function drawCard({
  logo,
  name,
  title,
  note,
  font,
  colours,
}: Card): string {
  const lines = title
    .split(/(?<=\.) /)
    .map((line) => `<span>${escapeHtml(line)}</span>`);
  return `<!doctype html><style>
@font-face {
  font-family: Text; font-weight: 300 900;
  src: url(data:font/woff2;base64,${font})
}
body {
  background: ${colours.night}; color: ${colours.nightText};
  font: 500 34px Text, sans-serif; height: 630px; margin: 0;
  overflow: hidden; position: relative; width: 1200px
}
main { left: 90px; position: absolute; top: 84px; width: 760px }
.brand { align-items: center; display: flex; font-weight: 700; font-size: 44px; gap: 22px }
.brand svg { width: 72px }
h1 { font-size: ${lines.length > 1 ? 60 : 88}px; font-weight: 700; letter-spacing: -.025em; line-height: 1.15; margin: 110px 0 0 }
h1 span { display: block; text-wrap: balance }
p { color: ${colours.nightQuiet}; margin: 34px 0 0 }
.sea { opacity: .95; position: absolute; right: -150px; top: 85px; width: 500px }
.edge { background: ${colours.nightAccent}; bottom: 0; height: 12px; left: 0; position: absolute; right: 0 }
</style>
<main><div class="brand">${logo}${escapeHtml(name)}</div>
<h1>${lines.join('')}</h1><p>${escapeHtml(note)}</p></main>
<div class="sea">${logo}</div><div class="edge"></div>`;
}
