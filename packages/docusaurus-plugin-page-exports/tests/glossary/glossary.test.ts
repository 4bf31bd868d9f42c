import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {toString} from 'mdast-util-to-string';
import {
  createGlossary,
  readGlossary,
  type GlossaryTerm,
} from '../../src/glossary';
import {remarkGlossary} from '../../src/glossary/remark-glossary';
import {writeGlossary} from '../../src/glossary/write-glossary';
import {parseMarkdown} from '../../src/page';

function read(yaml: string): GlossaryTerm[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
  const file = path.join(folder, 'glossary.yml');
  fs.writeFileSync(file, yaml);
  try {
    return readGlossary(file, {
      preprocess: (text) => text.replaceAll('{name}', 'Harbour'),
    });
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function messageOf(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

const terms: GlossaryTerm[] = [
  {id: 'berth', term: 'Berth', definition: 'A place where one ship lies.'},
  {
    id: 'quay',
    term: 'Quay',
    definition: 'A wall of berths.',
    more: '/guides/q',
  },
];

function run(mdx: string): Root {
  const file = new VFile({value: mdx, path: 'docs/page.mdx'});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkGlossary({readTerms: () => terms, page: '/words'})(tree, file);
  return tree;
}

describe('readGlossary', () => {
  it('returns the terms in alphabetical order, after preprocessing the file', () => {
    const read2 = read(
      '- id: quay\n  term: Quay\n  definition: A wall of berths in {name}.\n' +
        '- id: berth\n  term: Berth\n  definition: A place where one ship lies.\n',
    );
    expect(read2.map(({id}) => id)).toEqual(['berth', 'quay']);
    expect(read2[1]?.definition).toBe('A wall of berths in Harbour.');
  });

  it('lists each problem with its line', () => {
    const faulty =
      '- id: Quay\n  term: Quay\n  definition: A wall of berths here.\n' +
      '- id: berth\n  term: Berth\n';
    expect(() => read(faulty)).toThrow(/glossary\.yml\n1:3\s+error\s+"id"/);
    expect(() => read(faulty)).toThrow(/\n4:3\s+error\s+"definition"/);
  });

  it('explains each problem in plain English', () => {
    const faulty = [
      '- quay',
      '- id: Dry Dock',
      '  term: 7',
      '  definition: Short.',
      '  more: docs/dock',
      '  mor: /docs/dock',
      '- term: Quay',
      '- term: ""',
    ];
    const [, ...report] = messageOf(() => read(faulty.join('\n'))).split('\n');
    const problems = report
      .map((line) => /^(\S+)\s+error\s+(.+?)\s+term\s+glossary$/.exec(line))
      .flatMap((match) => (match ? [`${match[1]} ${match[2]}`] : []));
    expect(problems).toEqual([
      '1:3 A term must have the keys "id", "term" and "definition".',
      '2:3 "id" must consist of lower-case letters, digits and single hyphens, such as "dry-dock".',
      '3:3 "term" must be a string.',
      '4:3 "definition" must have at least 20 characters.',
      '5:3 "more" must be the address of a page and start with a slash.',
      '6:3 "mor" is not a known key. Use "id", "term", "definition" or "more".',
      '7:3 "definition" is missing.',
      '7:3 "id" is missing.',
      '8:3 "definition" is missing.',
      '8:3 "id" is missing.',
      '8:3 "term" must not be empty.',
    ]);
  });

  it('rejects a file that is not a list', () => {
    for (const text of ['', 'id: quay']) {
      expect(() => read(text)).toThrow(
        /\n1:1\s+error\s+The glossary must be a list of terms/,
      );
    }
  });

  it('rejects a duplicate id', () => {
    const entry =
      '- id: quay\n  term: Quay\n  definition: A wall of berths here.\n';
    expect(() => read(entry + entry)).toThrow(
      /glossary\.yml\n4:3\s+error\s+The id 'quay'/,
    );
  });
});

describe('writeGlossary', () => {
  it('puts a heading with an anchor for each letter and each term', () => {
    const page = writeGlossary('Words.\n\n<Glossary />\n\nEnd.', () => terms);
    expect(page).toBe(
      'Words.\n\n' +
        '## B \\{#letter-b}\n\n' +
        '### Berth \\{#berth}\n\nA place where one ship lies.\n\n' +
        '## Q \\{#letter-q}\n\n' +
        '### Quay \\{#quay}\n\nA wall of berths. [Read more about Quay](/guides/q).' +
        '\n\nEnd.',
    );
  });

  it('puts terms that begin with a sign below one heading, in MDX', () => {
    const page = writeGlossary('<Glossary />', () => [
      {id: 'pad', term: '<pad>', definition: 'Fills a row.'},
      {id: 'split', term: '{split}', definition: 'Part of a row.'},
      {id: 'fairness', term: '𝛼-fairness', definition: 'Shares a berth.'},
      {id: 'kind', term: '2D', definition: 'Flat.'},
    ]);
    const headings = parseMarkdown(page).children.filter(
      ({type}) => type === 'heading',
    );
    expect(headings.map((heading) => toString(heading))).toEqual([
      '# {#letter-signs}',
      '<pad> {#pad}',
      '{split} {#split}',
      '𝛼 {#letter-𝛼}',
      '𝛼-fairness {#fairness}',
      '2 {#letter-2}',
      '2D {#kind}',
    ]);
  });

  it('writes ids that MDX accepts on a site without the syntax of MDX 1', () => {
    const page = writeGlossary('<Glossary />', () => terms);
    const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
    const headings = tree.children.filter(({type}) => type === 'heading');
    expect(headings.map((heading) => toString(heading))).toEqual([
      'B {#letter-b}',
      'Berth {#berth}',
      'Q {#letter-q}',
      'Quay {#quay}',
    ]);
  });

  it('escapes definitions for MDX', () => {
    const page = writeGlossary('<Glossary />', () => [
      {id: 'a', term: 'A', definition: 'A {b} <c> *d* _e_ [f] `g` \\ h.'},
    ]);
    expect(toString(parseMarkdown(page).children.at(-1))).toBe(
      'A {b} <c> *d* _e_ [f] `g` \\ h.',
    );
  });

  it('writes links with the function of the site', () => {
    expect(
      writeGlossary(
        '<Glossary />',
        () => terms,
        ({id, more}) => `[${id}](${more})`,
      ),
    ).toContain('A wall of berths. [quay](/guides/q).');
  });

  it('reads no terms for a page without the glossary', () => {
    const fail = () => {
      throw new Error('read');
    };
    expect(writeGlossary('<Glossary /> in a line', fail)).toBe(
      '<Glossary /> in a line',
    );
  });
});

describe('remarkGlossary', () => {
  it('gives a term its definition and its address', () => {
    const tree = JSON.stringify(run('A <Term id="quay">quay</Term>.'));
    expect(tree).toContain('A wall of berths.');
    expect(tree).toContain('/words#quay');
  });

  it('reports every unknown term with file and line', () => {
    const page =
      'One <Term id="sail">sail</Term>.\n\nTwo <Term id="oar">oar</Term>.';
    expect(() => run(page)).toThrow(
      /docs\/page\.mdx\n1:5-1:32\s+error\s+.*'sail'/,
    );
    expect(() => run(page)).toThrow(/\n3:5-3:30\s+error\s+.*'oar'/);
  });

  it('leaves a page without terms unchanged', () => {
    const tree = run('# A page\n\nText.');
    expect(tree).toStrictEqual(
      unified().use(remarkParse).use(remarkMdx).parse('# A page\n\nText.'),
    );
  });
});

describe('createGlossary', () => {
  it('creates both steps from one file, which it reads when needed', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
    const file = path.join(folder, 'glossary.yml');
    const glossary = createGlossary({file});
    expect(glossary.preprocess('No glossary.')).toBe('No glossary.');
    fs.writeFileSync(
      file,
      '- id: berth\n  term: Berth\n  definition: A place where one ship lies.\n',
    );
    expect(glossary.preprocess('<Glossary />')).toContain(
      '### Berth \\{#berth}',
    );
    const [step, options] = glossary.remarkPlugin;
    const tree = parseMarkdown('A <Term id="berth">berth</Term>.');
    step(options)(tree, new VFile());
    expect(JSON.stringify(tree)).toContain('where one ship lies');
    fs.rmSync(folder, {recursive: true});
  });
});
