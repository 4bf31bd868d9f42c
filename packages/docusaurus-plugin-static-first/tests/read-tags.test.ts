import {describe, expect, it} from 'vitest';
import {readAttribute, readAttributes, readTags} from '../src/pages/read-tags';

const namesOf = (html: string) => [...readTags(html)].map(({name}) => name);

describe('the tags of a page', () => {
  it('have names, attributes, texts and places', () => {
    const html = '<p>a</p><SCRIPT async src=/a/>b < c</script>';
    expect([...readTags(html)]).toEqual([
      {name: 'p', attributes: '', text: '', start: 0, end: 3},
      {name: '/p', attributes: '', text: '', start: 4, end: 8},
      {
        name: 'script',
        attributes: ' async src=/a/',
        text: 'b < c',
        start: 8,
        end: 30,
      },
      {name: '/script', attributes: '', text: '', start: 35, end: 44},
    ]);
  });

  it.each([
    ['a comment', '<!-- <b> -->'],
    ['an empty comment', '<!-->'],
    ['a declaration', '<!doctype html>'],
    ['a quoted value', `<p title="<b>" lang='<b>'>`],
    ['the text of a script', '<script>"<b></scripts>"</script>'],
    ['the text of a title', '<title><b></title>'],
    ['an embedded page', '<iframe srcdoc="<b>"><b></iframe>'],
  ])('are not taken from %s, which ends', (_, before) => {
    expect(namesOf(`${before}<i>`).filter((name) => name.length === 1)).toEqual(
      before.startsWith('<p') ? ['p', 'i'] : ['i'],
    );
  });

  it('end at the first > outside quotes around a value', () => {
    expect(namesOf(`<a title=it's><b "><i title = ">"><u =>`)).toEqual([
      'a',
      'b',
      'i',
      'u',
    ]);
  });

  it('are read in linear time from a page with unfinished parts', () => {
    for (const part of [
      '<a ',
      '<!--',
      '<a b="',
      '<a b=c',
      '<style>',
      "<a b='c'",
    ]) {
      const start = performance.now();
      namesOf(part.repeat(100_000));
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});

describe('the attributes of a tag', () => {
  it('have names, values and places', () => {
    const attributes = ` A = "b" c='d' e=/f/ g`;
    const found = [...readAttributes({attributes})];
    expect(
      found.map(({name, value, start, end}) => [
        name,
        value,
        attributes.slice(start, end),
      ]),
    ).toEqual([
      ['a', 'b', 'A = "b"'],
      ['c', 'd', `c='d'`],
      ['e', '/f/', 'e=/f/'],
      ['g', '', 'g'],
    ]);
  });

  it('are not found in other names and values', () => {
    for (const attributes of [' data-src=a', ' title="a src=b"', ' a=src=b']) {
      expect(readAttribute({attributes}, 'src')).toBeUndefined();
    }
  });
});
