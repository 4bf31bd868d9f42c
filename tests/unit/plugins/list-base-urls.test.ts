import {describe, expect, it} from 'vitest';
import {listBaseUrls} from '../../../plugins/robots/list-base-urls';

const I18N = {defaultLocale: 'en', locales: ['en', 'fr', 'pt-BR']};

describe('the sites that robots.txt names', () => {
  it('are those of all languages', () => {
    expect(listBaseUrls('/docs/', {...I18N, currentLocale: 'en'})).toEqual([
      '/docs/',
      '/docs/fr/',
      '/docs/pt-BR/',
    ]);
  });

  it('are none where the file would lie below the root', () => {
    expect(listBaseUrls('/docs/fr/', {...I18N, currentLocale: 'fr'})).toEqual(
      [],
    );
  });

  it('are one for a language that is built alone', () => {
    expect(listBaseUrls('/docs/', {...I18N, currentLocale: 'fr'})).toEqual([
      '/docs/',
    ]);
  });
});
