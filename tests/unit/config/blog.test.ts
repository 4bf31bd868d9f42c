import {expect, it} from 'vitest';
import {createBlog} from '../../../config/blog';
import {product} from '../../../config/product';

it('describes the blog of another product without topics of the default one', () => {
  const {blogDescription, feedOptions} = createBlog({...product, name: 'Kelp'});
  const expected = 'News and notes from the people who build Kelp';
  expect(blogDescription).toBe(expected);
  expect(feedOptions.description).toBe(expected);
});
