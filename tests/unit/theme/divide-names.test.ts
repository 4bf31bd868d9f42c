import {expect, it} from 'vitest';
import {divideNames} from '../../../src/theme/TOCItems/divide-names';

it('lets names of code break where their words meet, and leaves other words', () => {
  expect(
    divideNames('The <code>ModelArguments.max_norm</code> of ModelArguments'),
  ).toBe(
    'The <code>Model<wbr>Arguments.<wbr>max_<wbr>norm</code> of ModelArguments',
  );
});

it('lets a heading break that is a name and nothing else', () => {
  expect(divideNames('InferenceAndCSVReport')).toBe(
    'Inference<wbr>And<wbr>CSVReport',
  );
  expect(divideNames('The CSVReport')).toBe('The CSVReport');
});

it('leaves what is escaped, and markup inside of code, as it is', () => {
  const html = '<code>List&lt;T&gt;</code> <code><em>aB</em></code>';
  expect(divideNames(html)).toBe(html);
});
