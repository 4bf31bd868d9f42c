import {expect, it} from 'vitest';
import {createEditUrl} from '../../../config/edit-url';
import {product} from '../../../config/product';

it('keeps dollar signs in the path of an edited file', () => {
  const edit = createEditUrl({
    ...product,
    editUrl: 'https://code.test/edit/{path}',
  });
  expect(edit({versionDocsDirPath: 'docs', docPath: "a$&b$'.mdx"})).toBe(
    "https://code.test/edit/docs/a$&b$'.mdx",
  );
});
