import type {PrismTheme} from 'prism-react-renderer';

type Style = PrismTheme['styles'][number]['style'];

interface Palette {
  text: string;
  background: string;
  comment: Style;
  keyword: Style;
  string: Style;
  number: Style;
  name: Style;
  operator: Style;
}

function createTheme(palette: Palette): PrismTheme {
  return {
    plain: {color: palette.text, backgroundColor: palette.background},
    styles: [
      {types: ['comment', 'prolog', 'cdata'], style: palette.comment},
      {
        types: ['keyword', 'atrule', 'important', 'selector', 'tag'],
        style: palette.keyword,
      },
      {types: ['string', 'char', 'attr-value', 'url'], style: palette.string},
      {types: ['number', 'boolean', 'constant'], style: palette.number},
      {
        types: ['function', 'class-name', 'decorator', 'attr-name', 'key'],
        style: palette.name,
      },
      {types: ['operator', 'punctuation', 'builtin'], style: palette.operator},
      {types: ['inserted'], style: palette.string},
      {types: ['deleted'], style: palette.keyword},
    ],
  };
}

/** Token colours on a light ground: 7:1 or better against the background. */
export const lightCode = createTheme({
  text: '#17333d',
  background: '#f2f6f7',
  comment: {color: '#4a5d65', fontStyle: 'italic'},
  keyword: {color: '#8a1a4d'},
  string: {color: '#0b5a3c'},
  number: {color: '#7a3a00'},
  name: {color: '#0a4a7d'},
  operator: {color: '#36505a'},
});

/** The same roles on a dark ground. */
export const darkCode = createTheme({
  text: '#dbe8ec',
  background: '#10232b',
  comment: {color: '#a3b8c0', fontStyle: 'italic'},
  keyword: {color: '#ff9ec4'},
  string: {color: '#8fe0b4'},
  number: {color: '#ffc48a'},
  name: {color: '#9bd0ff'},
  operator: {color: '#b9cdd5'},
});
