import {expect, it} from 'vitest';
import {divideNames} from '../../../src/theme/TOCItems/divide-names';

it('allows line breaks between the words of names in code, not in prose', () => {
  expect(
    divideNames('The <code>ModelArguments.max_norm</code> of ModelArguments'),
  ).toBe(
    'The <code>Model<wbr>Arguments.<wbr>max_<wbr>norm</code> of ModelArguments',
  );
});

it('allows line breaks in a heading that is just a name', () => {
  expect(divideNames('InferenceAndCSVReport')).toBe(
    'Inference<wbr>And<wbr>CSVReport',
  );
  expect(divideNames('The CSVReport')).toBe('The CSVReport');
});

it('leaves escaped characters and markup inside code unchanged', () => {
  const html = '<code>List&lt;T&gt;</code> <code><em>aB</em></code>';
  expect(divideNames(html)).toBe(html);
});
