import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {
  readGlossary,
  type GlossaryTerm,
} from '../../src/glossary/read-glossary';
import {writeGlossary} from '../../src/glossary/write-glossary';
import {readSections} from 'docusaurus-theme-static-search/records/sections';
import remarkGlossary from '../../src/glossary/remark-glossary';

const identity = {name: 'Harbour', slug: 'harbour'};

function read(yaml: string): GlossaryTerm[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
  const file = path.join(folder, 'glossary.yml');
  fs.writeFileSync(file, yaml);
  try {
    return readGlossary(file, identity);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
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
  remarkGlossary({readTerms: () => terms})(tree, file);
  return tree;
}

describe('readGlossary', () => {
  it('gives the terms by the alphabet, the product’s names written in', () => {
    const read2 = read(
      '- id: quay\n  term: Quay\n  definition: A wall of berths in {Product}.\n' +
        '- id: berth\n  term: Berth\n  definition: A place where one ship lies.\n',
    );
    expect(read2.map(({id}) => id)).toEqual(['berth', 'quay']);
    expect(read2[1]?.definition).toBe('A wall of berths in Harbour.');
  });

  it('names every fault with its line', () => {
    const faulty =
      '- id: Quay\n  term: Quay\n  definition: A wall of berths here.\n' +
      '- id: berth\n  term: Berth\n';
    expect(() => read(faulty)).toThrow(/glossary\.yml:1 — "id"/);
    expect(() => read(faulty)).toThrow(/glossary\.yml:4 — "definition"/);
  });

  it('refuses an id that stands twice', () => {
    const entry =
      '- id: quay\n  term: Quay\n  definition: A wall of berths here.\n';
    expect(() => read(entry + entry)).toThrow(
      /glossary\.yml:4 — the id 'quay'/,
    );
  });
});

describe('writeGlossary', () => {
  it('puts a heading with an anchor for each letter and each term', () => {
    const page = writeGlossary('Words.\n\n<Glossary />\n\nEnd.', () => terms);
    expect(page).toBe(
      'Words.\n\n' +
        '## B {#letter-b}\n\n' +
        '### Berth {#berth}\n\nA place where one ship lies.\n\n' +
        '## Q {#letter-q}\n\n' +
        '### Quay {#quay}\n\nA wall of berths. [Read\u00A0more' +
        '<span className="visually-hidden"> about “Quay”</span>](/guides/q).' +
        '\n\nEnd.',
    );
  });

  it('has no definition mean anything to MDX', () => {
    const [page] = readSections(
      writeGlossary('<Glossary />', () => [
        {id: 'a', term: 'A', definition: 'A {b} <c> *d* _e_ [f] `g` \\ h.'},
      ]),
      {showsTitle: true},
    ).slice(2);
    expect(page?.text).toBe('A {b} <c> *d* _e_ [f] `g` \\ h.');
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
  it('gives a term its definition', () => {
    expect(JSON.stringify(run('A <Term id="quay">quay</Term>.'))).toContain(
      'A wall of berths.',
    );
  });

  it('names every unknown term with file and line', () => {
    const page =
      'One <Term id="sail">sail</Term>.\n\nTwo <Term id="oar">oar</Term>.';
    expect(() => run(page)).toThrow(/docs\/page\.mdx:1 — .*'sail'/);
    expect(() => run(page)).toThrow(/docs\/page\.mdx:3 — .*'oar'/);
  });

  it('leaves a page without terms as it is', () => {
    const tree = run('# A page\n\nText.');
    expect(tree).toStrictEqual(
      unified().use(remarkParse).use(remarkMdx).parse('# A page\n\nText.'),
    );
  });
});
