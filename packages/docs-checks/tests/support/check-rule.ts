import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {toProsePage} from '../../src/prose/prose-page';
import type {Rule} from '../../src/prose/rules/rule';

const reader = createPageReader({
  siteDir: '/site',
  siteConfig: {
    markdown: {
      preprocessor: ({fileContent}) =>
        fileContent.replaceAll('{Product}', 'Great Reef'),
      parseFrontMatter: ({fileContent, defaultParseFrontMatter, filePath}) =>
        defaultParseFrontMatter({
          filePath,
          fileContent: fileContent.replaceAll('{Product}', 'Great Reef'),
        }),
    },
  },
});

/** Checks a page and returns `line message` for each diagnostic. */
export async function checkRule(
  rule: Rule,
  lines: readonly string[],
  file = 'docs/page.mdx',
  posts: readonly string[] = ['blog'],
) {
  const page = await reader.parse(file, lines.join('\n'));
  return rule(await toProsePage(page, posts)).map(
    ({line, reason}) => `${line} ${reason}`,
  );
}
