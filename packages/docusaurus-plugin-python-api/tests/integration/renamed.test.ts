import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';

const FILES: Readonly<Record<string, string>> = {
  '__init__.py': `
from ._ships import _Ship as Ship, Boat as Dinghy, Fleet, _Sail as Sail
from ._ships import find, meet, hoist, Cargo
from . import tides
__all__ = ["Ship", "Dinghy", "Fleet", "Sail", "Cargo", "find", "meet", "hoist"]
`,
  '_ships.py': `
from enum import Enum
from . import _ships
class _Sail(Enum):
    MAIN = 1
class _Ship:
    """Floats."""
    class Hold:
        """Stores."""
class Boat:
    """Floats, too."""
class Cargo:
    """Heavy."""
class Fleet(_Ship):
    """Several."""
    first: _Ship
    """The first."""
class _Wreck:
    """Not exported."""
def find(ship: "_Ship") -> list[_Ship]:
    """Find one.

    Args:
        ship (_Ship): The ship.

    Raises:
        _Ship: Never.
    """
def meet(hold: _Ship.Hold, boat: Boat | None, other: "_ships._Ship", wreck: _Wreck) -> None:
    """Meet."""
def hoist(sail: _Sail = _Sail.MAIN, cargo: _ships.Cargo = None) -> None:
    """Hoist."""
`,
  'tides.py': `
from ._ships import Fleet as _Fleet, Fleet as Flotilla
def wait(fleet: _Fleet, others: Flotilla) -> None:
    """Wait."""
`,
};

describe('a name that the package exports under another one', () => {
  let page = '';
  let tides = '';

  beforeAll(async () => {
    const site = await createSite('harbour', 'navy');
    const folder = path.join(site.siteDir, 'sdk', 'navy');
    await mkdir(folder, {recursive: true});
    for (const [file, text] of Object.entries(FILES)) {
      await writeFile(path.join(folder, file), text);
    }
    await site.generate({paths: 'public'});
    page = await site.page('navy');
    tides = await site.page('navy.tides');
  });

  it('is shown in signatures as users import it', () => {
    expect(page).toContain('<Ref to="/api/navy#Ship">Ship</Ref>]</>} />');
    expect(page).toContain('<Ref to="/api/navy#Ship.Hold">Ship.Hold</Ref>');
    expect(page).toContain('<Ref to="/api/navy#Dinghy">Dinghy</Ref>');
    expect(page).not.toContain('>_Ship');
    expect(page).not.toContain('>Boat<');
  });

  it('is shown so in bases, attributes and docstrings', () => {
    const ship = '<Ref to="/api/navy#Ship">Ship</Ref>';
    expect(page).toContain(`<Related title="Bases" types={<>${ship}</>} />`);
    expect(page).toContain(
      `<Field name="first" id="Fleet.first" type={<>${ship}</>}>`,
    );
    expect(page).toContain(
      `<Fields title="Raises">\n\n<Field type={<>${ship}</>}>`,
    );
  });

  it('is shown so in the default values of parameters', () => {
    expect(page).toContain('<Ref to="/api/navy#Sail">Sail</Ref> = Sail.MAIN');
  });

  it('is shown with the public package instead of a private module', () => {
    expect(page).toContain('<Ref to="/api/navy#Ship">navy.Ship</Ref>');
    expect(page).toContain('<Ref to="/api/navy#Cargo">navy.Cargo</Ref>');
  });

  it('is shown instead of a private name of an import, but not of a public one', () => {
    expect(tides).toContain('<Ref to="/api/navy#Fleet">Fleet</Ref>');
    expect(tides).toContain('<Ref to="/api/navy#Fleet">Flotilla</Ref>');
  });

  it('stays as it is without a public path', () => {
    expect(page).toContain('_Wreck');
  });
});
