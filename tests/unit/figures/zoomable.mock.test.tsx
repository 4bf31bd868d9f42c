import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Zoomable from '../../../src/components/Zoomable';
import Frame from '../../../src/components/diagrams/Frame';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

const WORDS = 'A long description of everything that can be seen.';

/** The attributes of the enlarge button, by name. */
function readButton(html: string): Record<string, string> {
  const [tag = ''] = /<button[^>]*>/.exec(html) ?? [];
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value]) => [
      name,
      value ?? '',
    ]),
  );
}

describe('the button that enlarges a picture', () => {
  it('has a short name, and the caption as its description', () => {
    const html = renderToStaticMarkup(
      <Frame caption="What it shows." name={WORDS}>
        <svg />
      </Frame>,
    );
    const button = readButton(html);
    expect(button['aria-label']).toBe('Enlarge figure');
    expect(button['aria-description']).toBeUndefined();
    const id = button['aria-describedby'] ?? 'none';
    expect(html).toMatch(
      new RegExp(`<figcaption[^>]* id="${id}">What it shows\\.<`),
    );
  });

  it('has the text alternative as its description if there is no caption', () => {
    const html = renderToStaticMarkup(
      <Zoomable name={WORDS}>
        <img alt={WORDS} src="a.png" />
      </Zoomable>,
    );
    const button = readButton(html);
    expect(button['aria-label']).toBe('Enlarge figure');
    expect(button['aria-description']).toBe(WORDS);
    expect(button['aria-describedby']).toBeUndefined();
  });

  it('is missing, and the caption has no id, if there is no text alternative', () => {
    const html = renderToStaticMarkup(
      <Frame caption="What it shows.">
        <svg />
      </Frame>,
    );
    expect(html).not.toContain('<button');
    expect(html).not.toContain(' id=');
  });
});
