import {describe, expect, it} from 'vitest';
import {labelOf} from '../../../plugins/highlighting/grammars';
import {renderCode} from '../../../plugins/highlighting/render';

const draw = (language: string, code: string, meta = '') =>
  renderCode({code, language, meta, isNumbered: false});

describe('highlighted code', () => {
  it.each([
    ['python', 'def f(): return 1', '<span class="code-keyword">def</span>'],
    ['yaml', 'name: "x"', '<span class="code-name">name</span>'],
    ['bash', 'for i in 1; do', '<span class="code-keyword">for</span>'],
    ['sh', 'for i in 1; do', '<span class="code-keyword">for</span>'],
    ['json', '{"a": 1}', '<span class="code-number">1</span>'],
    ['toml', 'a = true', '<span class="code-number">true</span>'],
    ['ini', '[Unit]', '<span class="code-keyword">Unit</span>'],
    ['sql', 'SELECT 1', '<span class="code-keyword">SELECT</span>'],
    ['tsx', 'const a = 1', '<span class="code-keyword">const</span>'],
    ['dockerfile', 'FROM x', '<span class="code-keyword">FROM</span>'],
    ['powershell', 'if ($a) {}', '<span class="code-keyword">if</span>'],
    ['diff', '+ new', '<span class="code-inserted">+ new</span>'],
  ])('knows %s', (language, code, piece) => {
    expect(draw(language, code)).toContain(piece);
  });

  it('highlights Python 3, in which print is a function', () => {
    expect(draw('python', 'print(file, len(x))')).toBe(
      '<span class="code-name">print</span>(file, ' +
        '<span class="code-name">len</span>(x))\n',
    );
  });

  it('does not mistake the asterisk of a query for a YAML alias', () => {
    const html = draw('yaml', 'a: SELECT COUNT(*) FROM t\nb: *base');
    expect(html).toContain('SELECT COUNT(*) FROM t');
    expect(html).toContain('>*base</span>');
  });

  it('distinguishes the output of a Python session from its input', () => {
    const html = draw('python', '>>> import os\nNone\n');
    expect(html).toBe(
      '<span class="code-prompt">&gt;&gt;&gt; </span>' +
        '<span class="code-keyword">import</span> os\nNone\n',
    );
    expect(draw('pycon', '>>> import os\nNone')).toBe(html);
  });

  it.each(['console', 'bash'])(
    'distinguishes the output of a shell session in %s from its input',
    (language) => {
      expect(
        draw(language, '$ echo "a" \\\n    "b"\nfor a\n$ echo "c"\n'),
      ).toBe(
        '<span class="code-prompt">$ </span>' +
          '<span class="code-name">echo</span> ' +
          '<span class="code-string">"a"</span> \\\n' +
          '    <span class="code-string">"b"</span>\nfor a\n' +
          '<span class="code-prompt">$ </span>' +
          '<span class="code-name">echo</span> ' +
          '<span class="code-string">"c"</span>\n',
      );
    },
  );

  it('highlights a command without a prompt as shell, not as Python', () => {
    const command = 'harbour run "ship.yaml" # from here';
    expect(draw('console', command)).toBe(draw('bash', command));
    expect(draw('console', command)).toContain('code-string');
  });

  it.each([
    ['console', 'Shell'],
    ['shell-session', 'Shell'],
    ['bash', 'Shell'],
    ['pycon', 'Python'],
    ['yml', 'YAML'],
    ['constructor', 'constructor'],
  ])('labels %s as %s', (language, label) => {
    expect(labelOf(language)).toBe(label);
  });

  it('writes no inline styles, and escapes HTML', () => {
    const html = draw('text', '<b style="x">&');
    expect(html).toBe('&lt;b style="x"&gt;&amp;\n');
  });

  it('leaves code in an unknown language unchanged', () => {
    expect(draw('constructor', 'if 1')).toBe('if 1\n');
    expect(draw('extend', 'if 1')).toBe('if 1\n');
    expect(draw('', 'if 1')).toBe('if 1\n');
  });

  it('keeps every character of the code, also across lines', () => {
    const code = 'a = """x\n\n  y"""  # é\n\nb = f"{a}"';
    const html = draw('python', code);
    expect(html.replace(/<[^>]+>/g, '')).toBe(`${code}\n`);
  });
});

describe('marked lines', () => {
  it('are selected by number', () => {
    expect(draw('text', 'a\nb\nc', 'title="x" {2-3}')).toBe(
      'a\n<span class="code-line code-line-highlight">b\n</span>' +
        '<span class="code-line code-line-highlight">c\n</span>',
    );
  });

  it('are selected by comments, which are removed', () => {
    const code =
      '# highlight-next-line\na\n// add-start\nb\nc\n// add-end\nd\n' +
      '<!-- remove-next-line -->\ne';
    expect(draw('text', code)).toBe(
      '<span class="code-line code-line-highlight">a\n</span>' +
        '<span class="code-line code-line-add">b\n</span>' +
        '<span class="code-line code-line-add">c\n</span>' +
        'd\n<span class="code-line code-line-remove">e\n</span>',
    );
  });

  it('leave other comments unchanged', () => {
    expect(draw('text', '# highlight-next-line is a word')).toBe(
      '# highlight-next-line is a word\n',
    );
  });

  it('are all elements if lines are numbered', () => {
    expect(
      renderCode({code: 'a\nb', language: '', meta: '', isNumbered: true}),
    ).toBe(
      '<span class="code-line">a\n</span><span class="code-line">b\n</span>',
    );
  });
});
