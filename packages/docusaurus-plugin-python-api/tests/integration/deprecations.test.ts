import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const SOURCE = `
from typing import overload
from warnings import deprecated

def tow(ship): ...

@deprecated("Use :func:\`tow\` or \`\`push\`\`, not {it}.")
def pull(ship): ...

class Tug:
    """A tug."""
    @deprecated("Call :meth:\`Tug.start\`.")
    def go(self): ...
    def start(self): ...
    @overload
    def moor(self, place: int) -> None: ...
    @overload
    @deprecated("Pass a number to :meth:\`moor\`.")
    def moor(self, place: str) -> None: ...
    def moor(self, place): ...
`;

it('links the names in the message of a deprecation', async () => {
  const site = await createSite('harbour', 'harbour');
  const folder = path.join(site.siteDir, 'sdk', 'harbour');
  await writeFile(path.join(folder, 'tugs.py'), SOURCE);
  await site.generate();
  const mdx = await site.page('harbour.tugs');
  await compilePage(mdx);
  const to = (anchor: string) => `(/api/harbour/tugs#${anchor})`;
  expect(mdx).toContain(`Use [\`tow\`]${to('tow')} or \`push\`, not \\{it}.`);
  expect(mdx).toContain(`Call [\`Tug.start\`]${to('Tug.start')}.`);
  expect(mdx).toContain(`Pass a number to [\`moor\`]${to('Tug.moor')}.`);
});
