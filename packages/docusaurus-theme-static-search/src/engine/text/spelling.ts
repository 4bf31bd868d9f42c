/** Plurals and past tenses that the stemmer's rules don't cover. */
const IRREGULAR = new Map(
  Object.entries({
    analyses: 'analysis',
    appendices: 'appendix',
    began: 'begin',
    begun: 'begin',
    broke: 'break',
    broken: 'break',
    built: 'build',
    children: 'child',
    chose: 'choose',
    chosen: 'choose',
    criteria: 'criterion',
    drawn: 'draw',
    forgot: 'forget',
    forgotten: 'forget',
    gave: 'give',
    given: 'give',
    held: 'hold',
    hidden: 'hide',
    indices: 'index',
    kept: 'keep',
    lost: 'lose',
    made: 'make',
    matrices: 'matrix',
    ran: 'run',
    schemata: 'schema',
    seen: 'see',
    sent: 'send',
    shown: 'show',
    taken: 'take',
    took: 'take',
    vertices: 'vertex',
    written: 'write',
    wrote: 'write',
  }),
);

const RULES: readonly (readonly [RegExp, string])[] = [
  // authorise, visualisation, analyse
  [/([a-z]{2}[iy])s(e[drs]?|ers|ing|ations?|able)$/, '$1z$2'],
  // behaviour, neighbours, colouring; not four or hour
  [/([a-z]{3})our(s|ed|ing|able|ful|ite|ites|al)?$/, '$1or$2'],
  // centre, fibres; a closed list, because `store` and `figure` have the same
  // ending
  [
    /^((?:milli|centi|kilo)?(?:cent|fib|lit|met|theat|calib))re(s|d)?$/,
    '$1er$2',
  ],
  [/^(dialog|catalog|analog)ue(s|d)?$/, '$1$2'],
  [/^(licen|defen|offen|preten)ce(s|d)?$/, '$1se$2'],
  [/^(program)me(s)?$/, '$1$2'],
  [/^gr(e)(y|ys|yscale)$/, 'gra$2'],
  // traveller, controllers: American English has one l
  [/([a-z]{2}[aeiou]l)ler(s)?$/, '$1er$2'],
  [/^(judg|acknowledg)e(ments?)$/, '$1$2'],
];

/**
 * Converts British to American spelling, for which the stemmer is made, and
 * irregular forms to regular ones. Both sides of a comparison are converted, so
 * a word that is changed unnecessarily, such as `exercise`, still equals
 * itself.
 *
 * @param word - a folded word.
 */
export function unifySpelling(word: string): string {
  const singular = IRREGULAR.get(word);
  if (singular !== undefined) {
    return singular;
  }
  for (const [pattern, replacement] of RULES) {
    if (pattern.test(word)) {
      return word.replace(pattern, replacement);
    }
  }
  return word;
}

/** Returns the possible spellings of a word that is still being typed. */
export function spellPrefix(prefix: string): string[] {
  const american = prefix
    .replace(/([a-z]{2}[iy])s(?=(?:e|er|i|in|a|at|ati|atio)?$)/, '$1z')
    .replace(/([a-z]{3})ou(r?)$/, '$1o$2');
  return american === prefix ? [prefix] : [prefix, american];
}
