import {expect, it} from 'vitest';
import {suggestQueries} from '../src/plugin/suggest';

function makeVersion(
  titles: readonly string[],
  chapters: readonly string[],
  isLast = true,
) {
  return {
    isLast,
    docs: titles.map((title) => ({id: title, title})),
    sidebars: {
      main: [
        ...titles.map((id) => ({type: 'doc', id})),
        ...chapters.map((label) => ({type: 'category', label, items: []})),
      ],
    },
  };
}

it('suggests the first chapters of the docs, and pages if there are few', () => {
  const content = {
    manual: {
      loadedVersions: [
        makeVersion(['Welcome'], ['Sailing', 'Mooring']),
        makeVersion(['Old welcome'], ['Rowing'], false),
      ],
    },
    stories: {loadedVersions: [makeVersion(['Storm'], ['Sailing'])]},
  };
  expect(suggestQueries(content, ['manual', 'stories'])).toEqual([
    'Sailing',
    'Mooring',
    'Welcome',
  ]);
  expect(suggestQueries(content, ['stories', 'missing'])).toEqual([
    'Sailing',
    'Storm',
  ]);
  expect(suggestQueries({}, ['manual'])).toEqual([]);
});

it('suggests nothing from a version that is not released', () => {
  const content = {
    manual: {
      // Docusaurus lists the unreleased version first.
      loadedVersions: [
        makeVersion(['Soon'], ['Diving'], false),
        makeVersion(['Welcome'], ['Sailing']),
        makeVersion(['Old welcome'], ['Rowing'], false),
      ],
    },
  };
  expect(suggestQueries(content, ['manual'])).toEqual(['Sailing', 'Welcome']);
});
