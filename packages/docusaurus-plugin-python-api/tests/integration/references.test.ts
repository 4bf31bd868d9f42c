import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const SOURCE = `
def tow(ship):
    """Tow as in the \`Rules\`_ of |sea|.

    .. note:: See the rules_.

    .. versionadded:: 1.2
       By the rules_.

    Parameters
    ----------
    ship
        By the rules_.

    Notes
    -----
    By the rules_.

    .. _Rules: https://sea.example/rules
    .. |sea| replace:: the North Sea
    """
`;

it('links the references of all sections of a docstring', async () => {
  const site = await createSite('harbour', 'harbour');
  const folder = path.join(site.siteDir, 'sdk', 'harbour');
  await writeFile(path.join(folder, 'tugs.py'), SOURCE);
  await site.generate();
  const mdx = await site.page('harbour.tugs');
  await compilePage(mdx);
  expect(mdx).toContain(
    'Tow as in the [Rules](https://sea.example/rules) of the North Sea.',
  );
  const link = '[rules](https://sea.example/rules).';
  expect(mdx).toContain(`See the ${link}`);
  expect(mdx.split(`By the ${link}`)).toHaveLength(4);
  // The summary in the overview of the module.
  expect(mdx).not.toContain('Rules_');
});

it('links parameters that only a docstring describes', async () => {
  const site = await createSite('harbour', 'harbour');
  const folder = path.join(site.siteDir, 'sdk', 'harbour');
  await writeFile(
    path.join(folder, 'tugs.py'),
    `
class Tug:
    """See :paramref:\`.Tug.crew\`, :paramref:\`Tug.masts\` and :paramref:\`.tow.speed\`."""

    def __init__(self, **options):
        """Build it.

        :param crew: Who is aboard.
        """

def tow(**options):
    """Tow, and see :paramref:\`.Tug.crew\`.

    Keyword Args:
        speed: How fast.
    """
`,
  );
  const {diagnostics} = await site.generate();
  const mdx = await site.page('harbour.tugs');
  expect(mdx).toContain(
    'See [`Tug.crew`](/api/harbour/tugs#Tug), `Tug.masts` and [`tow.speed`](/api/harbour/tugs#tow).',
  );
  expect(mdx).toContain('and see [`Tug.crew`](/api/harbour/tugs#Tug).');
  const broken = diagnostics.filter(
    ({file, ruleId}) =>
      file.endsWith('tugs.py') && ruleId === 'broken-reference',
  );
  expect(broken.map(({reason}) => reason)).toEqual([
    '`Tug.masts` is not a public name of the package',
  ]);
});
