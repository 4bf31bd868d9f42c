import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const SOURCE = `
class Ship:
    """A ship.

    Attributes:
        name (str): The full name, painted on the bow.
        crew: The crew.

            .. versionadded:: 2.0
        length (float): From bow to stern.

            .. versionchanged:: 3.0
               Measured again.
        flag: Its colours.
    """
    name = None
    """The name."""

    flag = None

    @property
    def crew(self):
        """Return the :term:\`crew\`. Without guests."""

    @property
    def length(self) -> int:
        """From bow to stern. In metres.

        .. versionchanged:: 3.0
           Measured again.
        """
`;

describe('an attribute that its class and its own docstring describe', () => {
  let page = '';
  const between = (start: string, end: string) =>
    page.slice(
      page.indexOf(start),
      page.indexOf(end, page.indexOf(start) + start.length),
    );

  beforeAll(async () => {
    const site = await createSite('harbour', 'harbour');
    const file = path.join(site.siteDir, 'sdk', 'harbour', 'fleet.py');
    await writeFile(file, SOURCE);
    await site.generate();
    page = await site.page('harbour.fleet');
    await compilePage(page);
  });

  it('shows what only the class says below its own docstring', () => {
    const name = between('<Field name="name"', '</Field>');
    expect(name).toMatch(
      /\n\nThe name\.\n\nThe full name, painted on the bow\.\n\n$/,
    );
    expect(name).toMatch(/type=.*>str</);
    const crew = between('### `crew`', '</SymbolSection>');
    expect(crew).toContain('Without guests.\n\n*New in version 2.0.*');
  });

  it('repeats nothing that its own docstring says', () => {
    const crew = between('### `crew`', '</SymbolSection>');
    expect(crew.match(/the .?crew/gi)).toHaveLength(1);
    const length = between('### `length`', '</SymbolSection>');
    expect(length.match(/From bow/g)).toHaveLength(1);
    expect(length.match(/Measured again/g)).toHaveLength(1);
    expect(length).not.toContain('float');
  });

  it('is in no second place', () => {
    expect(page.match(/<Field name=/g)).toHaveLength(2);
    expect(page).toMatch(/<Field name="flag"[^]*Its colours\./);
  });
});
