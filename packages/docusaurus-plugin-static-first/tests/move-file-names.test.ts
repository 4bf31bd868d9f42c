import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {moveFileNames} from '../src/pages/move-file-names';

/** How minified Rspack and webpack runtimes look up a chunk's file and id. */
const RUNTIMES = {
  rspack:
    'o.u=p=>"js/"+p+"."+({1:"aaaaaa",2:"bbbbbb",3:"cccccc",4:"dddddd"})[p]+".js";' +
    'o.gca=function(p){return p=({"routes-0":"1",p2:"2",p3:"3"})[p]||p,o.u(p)};',
  webpack:
    'o.u=e=>"js/"+e+"."+{1:"aaaaaa",2:"bbbbbb",3:"cccccc",4:"dddddd"}[e]+".js";' +
    'o.gca=function(e){return e={"routes-0":"1",p2:"2",p3:"3"}[e]||e,o.u(e)};',
};

describe.each(Object.entries(RUNTIMES))(
  'the runtime of %s',
  (_name, runtime) => {
    let outDir: string;
    const place = () => ({outDir, baseUrl: '/docs/'});
    const parts = new Set(['/docs/js/1.aaaaaa.js']);
    const read = (address: string) =>
      fs.readFile(path.join(outDir, address.replace('/docs/', '')), 'utf8');
    const write = (file: string, text: string) =>
      fs.writeFile(path.join(outDir, 'js', file), text);

    beforeEach(async () => {
      outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'names-'));
      await fs.mkdir(path.join(outDir, 'js'));
      await write('runtime.00000000.js', runtime);
      await write('main.0.js', 'r.e(1);r.e("3");r.e(4)');
      await write('1.aaaaaa.js', 'self.hasRun=[r.e("2"),r.e("3")]');
    });

    afterEach(() => fs.rm(outDir, {recursive: true}));

    /** Runs scripts as a page would, and returns the functions of the runtime. */
    async function run(...addresses: string[]) {
      const o: {u?: (id: string) => string; gca?: (name: string) => string} =
        {};
      const self = {};
      const context = vm.createContext({self, o, r: {e: (id: unknown) => id}});
      for (const address of addresses) {
        vm.runInContext(await read(address), context);
      }
      return {...o, self};
    }

    it('moves the files of a part to that part, in scripts renamed after their content', async () => {
      const renamed = await moveFileNames(place(), parts);
      const [part = '', whole = ''] = renamed.values();
      expect(part).toMatch(/^\/docs\/js\/1\.[\da-f]{6}\.js$/);
      expect(whole).toMatch(/^\/docs\/js\/runtime\.[\da-f]{8}\.js$/);
      expect(part).not.toContain('aaaaaa');
      expect(await read(whole)).not.toMatch(/bbbbbb|p2/);
      expect(await fs.readdir(path.join(outDir, 'js'))).toHaveLength(3);

      const alone = await run(whole);
      expect(`/docs/${alone.u?.('1')}`).toBe(part);
      expect(alone.u?.('3')).toBe('js/3.cccccc.js');
      expect(alone.gca?.('p3')).toBe('js/3.cccccc.js');
      expect(alone.gca?.('4')).toBe('js/4.dddddd.js');

      const {u, gca, self} = await run(part, whole);
      expect(u?.('2')).toBe('js/2.bbbbbb.js');
      expect(gca?.('p2')).toBe('js/2.bbbbbb.js');
      expect(self).toMatchObject({hasRun: ['2', '3']});
    });

    it.each(['2', '3'])(
      'finds the file of chunk 7000, which minifiers write as 7e3, in place of %s',
      async (chunk) => {
        const renumbered = runtime
          .replace(`${chunk}:"`, '7e3:"')
          .replace(`"${chunk}"`, '"7000"');
        await write('runtime.00000000.js', renumbered);
        await write('main.0.js', `r.e(1);r.e(${chunk === '3' ? '7e3' : '3'})`);
        await write('1.aaaaaa.js', 'self.hasRun=[r.e(7e3)]');
        const renamed = await moveFileNames(place(), parts);
        const {u, gca} = await run(...renamed.values());
        const file = chunk === '2' ? 'bbbbbb' : 'cccccc';
        expect(u?.('7000')).toBe(`js/7000.${file}.js`);
        expect(gca?.(`p${chunk}`)).toBe(`js/7000.${file}.js`);
        const whole = await read([...renamed.values()].at(-1) ?? '');
        expect(whole.includes(file)).toBe(chunk === '3');
      },
    );

    it('uses the same name for the same content', async () => {
      const renamed = await moveFileNames(place(), parts);
      for (const target of renamed.values()) {
        await fs.rm(path.join(outDir, target.replace('/docs/', '')));
      }
      await write('runtime.00000000.js', runtime);
      await write('1.aaaaaa.js', 'self.hasRun=[r.e("2"),r.e("3")]');
      expect(await moveFileNames(place(), parts)).toEqual(renamed);
    });

    it.each([
      ['files', 'o.u=id=>files[id]'],
      ['ids', runtime.replace('||', '??')],
    ])('is unchanged if it looks up %s differently', async (_what, changed) => {
      await write('runtime.00000000.js', changed);
      expect(await moveFileNames(place(), parts)).toEqual(new Map());
      expect(await read('/docs/js/1.aaaaaa.js')).not.toContain('chunk');
    });

    it('is unchanged if the routes have no parts', async () => {
      expect(await moveFileNames(place(), new Set())).toEqual(new Map());
      expect(await read('/docs/js/runtime.00000000.js')).toBe(runtime);
    });
  },
);
