import {logger} from '@docusaurus/logger';
import {product} from '../config/product';
import {planAdoption, Refusal} from './lib/adopt';
import {
  type Answers,
  completeAnswers,
  findUnpaired,
  QUESTIONS,
} from './lib/adopt/answers';
import {askQuestions, confirm} from './lib/adopt/ask';
import {drawImages} from './lib/adopt/draw-images';
import {applyPlan, describeNextStep, describePlan} from './lib/adopt/plan';
import {readState} from './lib/adopt/state';
import {readOptions} from './lib/options';
import {root} from './lib/paths';

const USAGE = `
Turns this repository into the documentation site of another product: sets its
name and SDK, and replaces the pages with templates. Shows the changes first,
and changes nothing if an answer is invalid or the icons can't be drawn. Prompts
for answers not given as options. Run it again to change an answer, or to
refresh a copied SDK.

Usage: npm run adopt -- [options]

${QUESTIONS.map(({flag, value, question}) => `  ${`--${flag} ${value}`.padEnd(20)}  ${question}`).join('\n')}
  --keep-guides         move the current pages to examples/
  --dry-run             show what would change, and change nothing
  --yes                 don't prompt: use defaults for answers not given
  -h, --help            show this text

Exit codes: 0 done; 1 invalid answer, icons that can't be drawn, or not confirmed;
2 wrong usage, such as an option without the one that it needs.
`;

const {
  yes,
  'dry-run': isDryRun,
  'keep-guides': keepsGuides,
  ...flags
} = readOptions(USAGE, {
  ...Object.fromEntries(
    QUESTIONS.map(({flag}) => [flag, {type: 'string'} as const]),
  ),
  yes: {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  'keep-guides': {type: 'boolean', default: false},
});

async function adopt(): Promise<number> {
  const earlier = await readState(root);
  const given: Partial<Answers> = {};
  for (const {key, flag} of QUESTIONS) {
    const value = (flags as Record<string, unknown>)[flag];
    if (typeof value === 'string') {
      given[key] = value;
    }
  }
  const answers = yes
    ? completeAnswers(given, earlier?.answers ?? {})
    : await askQuestions(given, earlier?.answers ?? {});
  // Prompts have asked for both.
  const unpaired = yes ? findUnpaired(answers) : [];
  if (unpaired.length > 0) {
    logger.error(unpaired.join('\n'));
    return 2;
  }
  const plan = await planAdoption({
    root,
    answers,
    earlier,
    current: product,
    keepsGuides: keepsGuides,
    today: new Date().toISOString().slice(0, 10),
  });
  console.log(describePlan(plan) || 'Nothing to change.');
  if (isDryRun) {
    return 0;
  }
  if (!yes && !(await confirm('Continue?'))) {
    logger.info('Nothing was changed.');
    return 1;
  }
  await applyPlan(await drawImages(plan, root, answers), root);
  const report = plan.notes.length > 0 ? logger.warn : logger.success;
  report(describeNextStep(answers.name, plan));
  return 0;
}

try {
  process.exitCode = await adopt();
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  logger.error(error.message);
  logger.info('Nothing was changed.');
  process.exitCode = 1;
}
