import {describe, expect, it} from 'vitest';
import {readAttribute, readTags} from '../src/read-tags';

const namesOf = (html: string) => [...readTags(html)].map(({name}) => name);

describe('the tags of a page', () => {
  it('have names, attributes, texts and places', () => {
    const html = '<p>a</p><SCRIPT async src=/a/>b < c</script>';
    expect([...readTags(html)]).toEqual([
      {name: 'p', attributes: '', text: '', start: 0, end: 3},
      {
        name: 'script',
        attributes: ' async src=/a/',
        text: 'b < c',
        start: 8,
        end: 30,
      },
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

describe('the value of an attribute', () => {
  const read = (attributes: string, name = 'src') =>
    readAttribute({attributes}, name);

  it('is found however it is written', () => {
    for (const attributes of [
      ' src=a',
      ' SRC = "a"',
      " x src='a'",
      '/src=a ',
    ]) {
      expect(read(attributes)).toBe('a');
    }
    expect(read(' async src')).toBe('');
    expect(read(' src=a src=b')).toBe('a');
  });

  it('is not found in other names and values', () => {
    for (const attributes of [' data-src=a', ' title="a src=b"', ' a=src=b']) {
      expect(read(attributes)).toBeUndefined();
    }
  });
});
