import fs from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {
  type Account,
  describeContent,
  prepareContent,
  pushContent,
  readAccount,
} from 'docusaurus-theme-static-search/algolia-push';
import writeFileAtomic from 'write-file-atomic';
import {RECORDS_FILE} from '../config/search';
import {messageOf} from './lib/message-of';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {listenForStop} from './lib/process/listen-for-stop';

const USAGE = `
Pushes the records of the last build to Algolia and replaces the index in one
step, so readers never see a mixture of old and new. Run npm run build first.

Usage: npm run search:push -- [options]

  --dry-run             show what would be sent, and send nothing; needs no key
  --out FILE            write the records to a file, for other search engines
  --records FILE        the records of a build (default: ${RECORDS_FILE})
  --record-limit BYTES  the record size limit of your plan (default: 10000)
  -h, --help            show this text

Environment: ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY, a key
with the rights addObject, deleteIndex and editSettings.

Exit codes: 0 pushed, 1 failed, 2 wrong usage or missing variable.
`;

const options = readOptions(USAGE, {
  'dry-run': {type: 'boolean', default: false},
  out: {type: 'string'},
  records: {type: 'string', default: RECORDS_FILE},
  'record-limit': {type: 'string', default: '10000'},
});

function readAccountOrExit(): Account {
  try {
    return readAccount(process.env);
  } catch (error) {
    logger.error(messageOf(error));
    process.exit(2);
  }
}

const limit = Number(options['record-limit']);
if (!Number.isInteger(limit) || limit <= 0) {
  logger.error(
    `--record-limit must be a positive integer, but got '${options['record-limit']}'.`,
  );
  process.exit(2);
}
const account = options['dry-run'] ? undefined : readAccountOrExit();
try {
  const content = await prepareContent(
    path.resolve(root, options.records),
    limit,
  );
  describeContent(content).forEach((fact) => {
    logger.info(fact);
  });
  if (options.out !== undefined) {
    const file = path.resolve(options.out);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    await writeFileAtomic(file, `${JSON.stringify(content.records)}\n`);
  }
  if (account) {
    await pushContent(account, content, {
      onStep: (step) => {
        logger.info(step);
      },
      signal: listenForStop(),
    });
  }
  logger.success(
    account ? `Replaced ${account.indexName}.` : 'Nothing was sent.',
  );
} catch (error) {
  logger.error(messageOf(error));
  process.exitCode = 1;
}
