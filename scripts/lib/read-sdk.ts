import path from 'node:path';
import {type PythonPackage, readPackage} from 'python-reader';
import {apiData} from '../../config/python-api';
import {root} from './paths';
import {product} from './product';

/** The folder that contains the SDK's package. */
export const sdkFolder = path.resolve(root, product.sdk.path);

/** Reads the SDK; unchanged files come from the cache. */
export async function readSdk(): Promise<PythonPackage> {
  const {package: sdk} = await readPackage({
    ...product.sdk,
    root: sdkFolder,
    cache: path.join(root, apiData),
  });
  return sdk;
}
