import {findProductErrors} from '../../../config/identity/validate';
import type {Product} from '../../../config/identity/types';
import {type Answers, QUESTIONS} from './answers';

/** The option that each field of an identity comes from. */
const FLAGS: Readonly<Record<string, string>> = {
  name: 'name',
  slug: 'slug',
  tagline: 'tagline',
  url: 'url',
  baseUrl: 'base-url',
  hubUrl: 'hub',
  'company.label': 'company',
  'company.url': 'company-url',
  'source.url': 'source',
  editUrl: 'source',
  supportEmail: 'support',
  licence: 'licence',
  'sdk.path': 'sdk',
  'sdk.package': 'package',
  'sdk.sourceUrl': 'sdk',
};

function readField(value: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

/** Finds the option of a field; for footer links, by their address. */
function findFlag(product: Product, field: string, answers: Answers) {
  const value = readField(product, field);
  const flag =
    FLAGS[field] ??
    QUESTIONS.find(
      ({key}) =>
        answers[key] !== '' &&
        [answers[key], `mailto:${answers[key]}`].includes(String(value)),
    )?.flag;
  return flag === undefined ? field : `--${flag}`;
}

/**
 * Checks an identity as the build does.
 *
 * @param isCopied - whether the package has yet to be copied.
 * @returns the problems, one message per option.
 */
export function checkProduct(
  product: Product,
  {
    root,
    answers,
    isCopied,
  }: {root: string; answers: Answers; isCopied: boolean},
): string[] {
  const problems = new Map<string, string>();
  for (const error of findProductErrors(product, root)) {
    const field = error.path.join('.');
    const isMissing = /^sdk\.(?:path|package)$/.test(field);
    const flag = findFlag(product, field, answers);
    if (!problems.has(flag) && !(isCopied && isMissing)) {
      problems.set(flag, error.message);
    }
  }
  return [...problems].map(([flag, problem]) => `${flag}: ${problem}.`);
}
