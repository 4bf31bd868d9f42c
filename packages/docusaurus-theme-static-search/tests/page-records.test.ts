import {expect, it} from 'vitest';
import {recordsOf} from './helpers';

it('a second heading of level 1 is a section of the page, as one of level 2', () => {
  const markdown = '# Sails\n\n# Masts\n\nTall.\n\n## Oak\n\nStrong.';
  const records = recordsOf([{url: '/sails', title: 'Sails', markdown}]);
  expect(
    records.map(({type, hierarchy: {lvl1, lvl2, lvl3}}) => [
      type,
      lvl1,
      lvl2,
      lvl3,
    ]),
  ).toEqual([
    ['lvl1', 'Sails', null, null],
    ['lvl2', 'Sails', 'Masts', null],
    ['lvl2', 'Sails', 'Oak', null],
  ]);
});
