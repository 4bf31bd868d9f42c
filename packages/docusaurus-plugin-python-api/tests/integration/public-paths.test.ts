import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {decodeInventory} from '../../src/inventory/sphinx';
import {createSite} from './harbour';
import {compilePage, readProgram} from './mdx';

const FILES: Readonly<Record<string, string>> = {
  'crew/__init__.py': `
from .common import Message
from .captain import Captain as Skipper
__all__ = ["Message", "Skipper"]
`,
  'crew/common/__init__.py': `
from .message import Message, Scroll
from .steer import steer
from sailcloth import Canvas, thread as twine
from os.path import join
__all__ = ["Message", "Scroll", "steer", "Canvas", "twine", "join"]
`,
  'crew/common/message.py': `
"""Messages, each a :class:\`Scroll\`."""
from .seal import Seal
class Message:
    """Something said under a \`Seal\`."""
    def read(self) -> "Scroll":
        """Read it."""
class Scroll:
    """Rolled."""
def post(message: Message) -> None:
    """Send a \`Message\`."""
`.replaceAll('\\`', '`'),
  'crew/common/seal.py': 'class Seal:\n    """Wax."""\n',
  'crew/common/steer.py': 'def steer() -> None:\n    """Turn."""\n',
  'crew/captain.py': 'class Captain:\n    """Commands."""\n',
};

describe('public paths', () => {
  const pages = new Map<string, string>();
  const names = ['crew', 'crew.common', 'crew.common.message', 'crew.captain'];
  let site: Awaited<ReturnType<typeof createSite>>;

  beforeAll(async () => {
    site = await createSite('harbour', 'crew');
    for (const [file, text] of Object.entries(FILES)) {
      const target = path.join(site.siteDir, 'sdk', file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, text);
    }
    const report = await site.generate({paths: 'public'});
    expect(report.diagnostics).toEqual([]);
    for (const name of names) {
      pages.set(name, await site.page(name));
    }
  });

  it('have the documentation of a symbol at the shortest one', async () => {
    expect(pages.get('crew')).toContain('## `Message` \\{#Message}');
    expect(pages.get('crew.common')).toContain('## `Scroll` \\{#Scroll}');
    expect(pages.get('crew.common.message')).not.toContain('## `Message`');
    await compilePage(pages.get('crew') ?? '');
  });

  it('are shown with the import statement, the other paths and the definition', () => {
    expect(pages.get('crew')).toContain(
      '<ImportPath statement="from crew import Message" others="crew.common.Message" definition="crew.common.message" />',
    );
  });

  it('have a link and an anchor at each other path', () => {
    const definition = pages.get('crew.common.message') ?? '';
    expect(definition).toContain(
      '<Entry name="Message" id="Message" to="/api/crew#Message" kind="class">',
    );
    expect(readProgram(definition).ids).toContain('Scroll');
    expect(readProgram(pages.get('crew.common') ?? '').ids).toContain(
      'Message',
    );
  });

  it('are not used if they are renamed or are also a module', () => {
    expect(pages.get('crew.captain')).toContain('## `Captain` \\{#Captain}');
    expect(pages.get('crew.common')).not.toContain('## `steer`');
  });

  it('are listed for names of other libraries, even if those have no known documentation', () => {
    const page = pages.get('crew.common') ?? '';
    expect(page).toMatch(
      /title="From other libraries".*\s+<Entry name="Canvas" kind="external" from="sailcloth.Canvas" \/>\s+<Entry name="twine" kind="external" from="sailcloth.thread" \/>\s+<Entry name="join" to="https:[^"]*" kind="external" from="os.path.join" \/>/,
    );
  });

  it('are found for names in docstrings', () => {
    expect(pages.get('crew')).toContain('[`Seal`](/api/crew/common/seal#Seal)');
    expect(pages.get('crew.common.message')).toContain(
      '[`Message`](/api/crew#Message)',
    );
  });

  it('are all in objects.inv and in the data of the symbol', async () => {
    const {items} = decodeInventory(await site.cache('static/objects.inv'));
    const uris = items
      .filter(({name}) => name.endsWith('Message.read'))
      .map(({name, uri}) => [name, uri]);
    expect(uris.sort()).toEqual([
      ['crew.Message.read', 'api/crew#Message.read'],
      ['crew.common.Message.read', 'api/crew#Message.read'],
      ['crew.common.message.Message.read', 'api/crew#Message.read'],
    ]);
    const symbols = JSON.parse(
      (await site.cache('symbols.json')).toString(),
    ) as {dotted: string; aliases?: string[]}[];
    expect(
      symbols.find(({dotted}) => dotted === 'crew.Message')?.aliases?.sort(),
    ).toEqual(['crew.common.Message', 'crew.common.message.Message']);
  });

  it('are also recommended on the page of the definition', async () => {
    await site.generate({paths: 'definition'});
    expect(await site.page('crew.common.message')).toContain(
      '<ImportPath statement="from crew import Message" others="crew.common.Message" />',
    );
  });
});
