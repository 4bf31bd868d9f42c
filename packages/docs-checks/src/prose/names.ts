/**
 * Words that keep their capital in a heading: names of people, products and
 * methods. Words with a capital inside (PyTorch, SQL) need no entry.
 */
export const NAMES: ReadonlySet<string> = new Set([
  'Apple',
  'Colab',
  'Debian',
  'Docker',
  'English',
  'Fedora',
  'Git',
  'Homebrew',
  'I',
  'Intel',
  'Jupyter',
  'Kubernetes',
  'Laplace',
  'Lightning',
  'Linux',
  'Mac',
  'Markdown',
  'Microsoft',
  'Paillier',
  'Parquet',
  'Podman',
  'Python',
  'Shamir',
  'Ubuntu',
  'Unix',
  'Windows',
]);
