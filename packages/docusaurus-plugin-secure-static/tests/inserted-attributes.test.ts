import {describe, expect, it} from 'vitest';
import {isInserted, listBeginnings} from '../src/headers/inserted-attributes';

const isInsertedBy = (script: string, value: string) =>
  isInserted(value, new Set(listBeginnings(script)));

describe('a style attribute of a page', () => {
  it.each([
    `add('<b style="color:red">')`,
    String.raw`add("<b style=\"color:red\">")`,
    String.raw`add(JSON.parse('"<b style=\\"color:red\\">"'))`,
    `add("<b style='color:red'>")`,
    String.raw`add('<b style=\'color:red\'>')`,
    'add("<b style=color:red>")',
    'add("<b style=&#34;x&#34; STYLE=color:&#114;ed>")',
    'add(`<b style="color:red">`)',
    'add(`<b style="color:${color}">`)',
    `add('<b style="color:' + color + '">')`,
    String.raw`add("<b style=\"color:" + color + "\">")`,
  ])('may come to another page with %s', (script) => {
    expect(isInsertedBy(script, 'color:red')).toBe(true);
  });

  it.each([
    'jsx("b",{style:{color:"red"}})',
    `add('<b style="color:blue">')`,
    'add(`<b style="top:${top}">`)',
    `add('<b style="' + style + '">')`,
    'render("<b style={styles.red}>")',
  ])('is set by React with %s', (script) => {
    expect(isInsertedBy(script, 'color:red')).toBe(false);
  });

  it.each([
    'color: red',
    'color:red;',
    'color:red; top:0',
    'background:url(data:image/svg+xml;utf8,a)',
    'COLOR:red',
    'red',
  ])('comes from markup if React does not write it so: %s', (value) => {
    expect(isInsertedBy('', value)).toBe(true);
  });

  it.each([
    'color:red',
    'flex:1 1 0',
    '--ifm-spacing:1px;margin-left:var(--ifm-spacing)',
    '-webkit-mask:none',
  ])('comes from React if it writes it so: %s', (value) => {
    expect(isInsertedBy('', value)).toBe(false);
  });
});
