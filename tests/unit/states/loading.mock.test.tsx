import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Loading from '../../../src/theme/Loading';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `[${message}]`,
}));

describe('the placeholder of a loading page', () => {
  it('is empty until the delay is over', () => {
    expect(renderToStaticMarkup(<Loading />)).toBe('');
  });

  it('[2.27] is a spinner with text for screen readers after the delay', () => {
    const html = renderToStaticMarkup(<Loading pastDelay />);
    expect(html).toMatch(/^<main><div[^>]* role="status">/);
    expect(html).toContain('[Loading this page]');
  });

  it('[8.5] is the error text and a Retry button', () => {
    const html = renderToStaticMarkup(
      <Loading error={new Error('Loading chunk 7 failed.')} retry={vi.fn()} />,
    );
    expect(html).toMatch(/^<main[^>]*><div role="alert">/);
    expect(html).toContain('[This page did not load.]');
    expect(html).toContain('Loading chunk 7 failed.');
    expect(html).toMatch(/<button[^>]*>\[Retry\]<\/button>/);
  });
});
