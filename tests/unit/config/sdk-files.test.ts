import {expect, it} from 'vitest';
import {product} from '../../../config/product';
import {createSdkFiles} from '../../../config/sdk-files';

it('publishes the schemas of the SDK below the base URL', () => {
  const {address} = createSdkFiles({
    ...product,
    url: 'https://docs.example',
    baseUrl: '/docs/',
  });
  expect(address).toBe('https://docs.example/docs/schemas/');
});
