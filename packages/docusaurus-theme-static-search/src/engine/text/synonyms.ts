import {headingKeyOf} from './keys';

/**
 * Words that readers use interchangeably, one group per line. They are general
 * English of software and data; product names don't belong here. A term may
 * have several words. A synonym counts less than the word itself.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['ai', 'ml', 'machine learning'],
  ['api key', 'access key', 'token', 'credentials'],
  ['args', 'arguments', 'parameters', 'params', 'options'],
  ['auth', 'authentication', 'authorisation'],
  ['bug', 'error', 'exception', 'problem', 'failure'],
  ['changelog', 'release notes'],
  ['cli', 'command line', 'terminal', 'shell'],
  ['cuda', 'gpu'],
  ['db', 'database'],
  ['delete', 'remove', 'erase', 'uninstall'],
  ['deps', 'dependencies', 'requirements'],
  ['dir', 'directory', 'folder'],
  ['docs', 'documentation'],
  ['docker', 'container'],
  ['dp', 'differential privacy'],
  ['edit', 'change', 'modify', 'update'],
  ['env', 'environment'],
  ['env var', 'environment variable'],
  ['faq', 'frequently asked questions', 'troubleshooting'],
  ['fedavg', 'federated averaging'],
  ['fix', 'solve', 'troubleshoot', 'troubleshooting'],
  ['fl', 'federated learning'],
  ['func', 'function', 'method'],
  ['glossary', 'terminology', 'definitions', 'terms'],
  ['hyperparameters', 'hyperparams'],
  ['image', 'picture', 'photo'],
  ['install', 'installation', 'set up', 'setup'],
  ['intro', 'introduction', 'overview', 'getting started', 'quickstart'],
  ['k8s', 'kubernetes'],
  ['limit', 'maximum', 'cap'],
  ['linux', 'ubuntu', 'debian'],
  ['llm', 'language model', 'text generation'],
  ['log in', 'login', 'sign in', 'signin', 'logon', 'authentication'],
  ['mac', 'macos', 'macbook', 'osx', 'apple'],
  ['make', 'create', 'build'],
  ['nlp', 'text'],
  ['oom', 'out of memory'],
  ['os', 'operating system'],
  ['password', 'credentials', 'secret'],
  ['permission', 'access', 'right', 'authorisation', 'role'],
  ['perf', 'performance', 'speed'],
  ['ram', 'memory'],
  ['repo', 'repository'],
  ['run', 'start', 'launch', 'execute'],
  ['sdk', 'library', 'package'],
  ['secagg', 'secure aggregation'],
  ['settings', 'configuration', 'config', 'configure'],
  ['sql', 'query'],
  ['stop', 'abort', 'cancel', 'kill'],
  ['tutorial', 'walkthrough', 'example', 'demo'],
  ['venv', 'virtualenv', 'virtual environment'],
  ['win', 'windows'],
  ['yaml', 'yml'],
  ['check', 'verify', 'validate', 'test'],
  ['choose', 'select', 'pick'],
  ['classify', 'classification', 'classifier'],
  ['combine', 'merge', 'join', 'aggregate'],
  ['compute', 'calculate', 'evaluate'],
  ['connect', 'attach', 'link'],
  ['cost', 'price', 'budget'],
  ['deny', 'refuse', 'reject', 'forbid'],
  ['difference', 'compare', 'versus', 'vs'],
  ['download', 'fetch', 'retrieve'],
  ['encrypt', 'encryption', 'cipher'],
  ['grant', 'give', 'allow', 'permit'],
  ['hide', 'mask', 'redact'],
  ['infer', 'inference', 'predict', 'prediction'],
  ['one', 'single'],
  ['safe', 'secure', 'security', 'safety'],
  ['schedule', 'cron', 'timer'],
  ['several', 'multiple', 'many', 'multi'],
  ['share', 'send', 'transfer'],
  ['show', 'display', 'view', 'see'],
  ['sign up', 'signup', 'create account'],
  ['split', 'divide', 'partition'],
  ['table', 'spreadsheet', 'csv', 'excel'],
  ['upgrade', 'update', 'new version'],
  ['user', 'account', 'member'],
  ['asleep', 'sleep', 'suspend', 'hibernate', 'awake'],
  ['fast', 'faster', 'quick', 'slow', 'speed up'],
  ['persist', 'save', 'store'],
  ['prerequisites', 'before you begin'],
  ['revoke', 'remove', 'take away', 'withdraw'],
  ['rights', 'permissions', 'roles'],
  ['roll back', 'rollback', 'downgrade', 'revert'],
  // Two groups, because `roll` and `renew` aren't synonyms.
  ['rotate', 'roll'],
  ['rotate', 'renew'],
  ['access role', 'rbac'],
  ['custom', 'your own'],
  ['notebook', 'jupyter'],
  ['privacy budget', 'dp budget'],
  // Two groups, because a headless machine and such an account differ.
  ['unattended', 'headless'],
  ['unattended', 'service account'],
  ['time limit', 'timeout', 'deadline', 'how long'],
];

function keysOf(words: readonly string[]): string {
  return words.map(headingKeyOf).join(' ');
}

const byKeys = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const term of group) {
    const key = keysOf(term.split(' '));
    const known = byKeys.get(key) ?? new Set();
    byKeys.set(key, known);
    for (const other of group) {
      if (keysOf(other.split(' ')) !== key) {
        known.add(other);
      }
    }
  }
}

/** Returns all groups, for a hosted search with synonyms of its own. */
export function listSynonyms(): readonly (readonly string[])[] {
  return GROUPS;
}

/** The maximum length of a term with synonyms, in words. */
export const LONGEST_TERM = 3;

/**
 * @param words - the folded words of a term, in any of their forms.
 * @returns its synonyms; none for most terms.
 */
export function synonymsOf(words: readonly string[]): Iterable<string> {
  return byKeys.get(keysOf(words)) ?? [];
}
