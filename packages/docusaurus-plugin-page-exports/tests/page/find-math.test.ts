import {expect, it} from 'vitest';
import {findMath} from '../../src/page/find-math';

function remarkMath(): void {
  // Only its name matters.
}
function remarkOther(): void {
  // Not of interest.
}

const settings = {singleDollarTextMath: false};

it.each([
  [{presets: [['classic', {docs: {remarkPlugins: [remarkMath]}}]]}, remarkMath],
  [
    {plugins: ['a', ['docs', {remarkPlugins: [[remarkMath, settings]]}]]},
    [remarkMath, settings],
  ],
  [
    {plugins: [['blog', {beforeDefaultRemarkPlugins: [remarkMath]}]]},
    remarkMath,
  ],
])('finds remark-math where a site has it: %j', (config, found) => {
  expect(findMath({markdown: {}, ...config})).toEqual(found);
});

it.each([
  {},
  {presets: [['classic', {docs: false, blog: {remarkPlugins: [remarkOther]}}]]},
  {plugins: [null, false, remarkMath, ['docs', undefined]]},
])('finds nothing in a site without it: %j', (config) => {
  expect(findMath({markdown: {}, ...config})).toBeUndefined();
});
