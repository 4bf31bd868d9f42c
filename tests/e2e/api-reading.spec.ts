import type {Locator, Page} from '@playwright/test';
import {product} from '../../config/product';
import {address, expect, measureOverflow, open, test} from './support/test';

const root = `/api/${product.sdk.package}`;
const long = `${root}/hub/api`;
const BAR = 60;

/** The symbol whose strip lies at a height of the window, if one does. */
function stripAt(page: Page, y: number): Promise<string | undefined> {
  return page.evaluate((top) => {
    const article = document.querySelector('article');
    const left = article?.getBoundingClientRect().left ?? 0;
    // What is drawn before an element answers for the element itself.
    const hit = document.elementFromPoint(left + 40, top);
    return hit?.matches('section[data-symbol]')
      ? hit.getAttribute('data-symbol')
      : undefined;
  }, y) as Promise<string | undefined>;
}

/** Whether the middle of what has the focus is in sight. */
function seesFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getClientRects()[0];
    const hit =
      box &&
      document.elementFromPoint(
        box.left + Math.min(box.width / 2, 20),
        box.top + Math.min(box.height / 2, 12),
      );
    return Boolean(hit && focused.contains(hit));
  });
}

/** The rows of code in sight; one that begins a line begins with its break. */
function rowsOf(signs: readonly [sign: string, top: number][]): string[] {
  const rows: string[] = [];
  let before: number | undefined;
  for (const [sign, top] of signs) {
    if (sign === '\n') {
      before = undefined;
    } else if (sign !== ' ') {
      const isNew = before === undefined || Math.abs(top - before) > 6;
      const start = before === undefined ? '\n' : '';
      rows.push((isNew ? start : (rows.pop() ?? '')) + sign);
      before = top;
    }
  }
  return rows;
}

test('the name of what is being read stays in sight and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${long}#HubClient.upload_model`);
  const heading = page.locator('[id="HubClient.upload_model"]');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((node) => {
    const {x, y} = node.getBoundingClientRect();
    const hit = document.elementFromPoint(x + 10, y + 2);
    return node.contains(hit) ? y : -1;
  });
  expect(top, 'the heading is not covered').toBeGreaterThan(BAR);
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('HubClient');

  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 250);
  await expect
    .poll(() => stripAt(page, 10), 'at the very top where the bar has gone')
    .toBe('HubClient.upload_model');
  await page.mouse.wheel(0, -40);
  await expect
    .poll(() => stripAt(page, BAR + 10), 'below the bar once it is back')
    .toBe('HubClient.upload_model');

  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => seesFocus(page)).toBe(true);
  }

  await page.setViewportSize({width: 320, height: 640});
  expect(await measureOverflow(page)).toBe(0);
  const display = () =>
    page.evaluate(() => {
      const section = document.querySelector('section[data-symbol]');
      return section ? getComputedStyle(section, '::before').content : '';
    });
  expect(await display()).toContain('PodPublicMetadata');
  await page.setViewportSize({width: 640, height: 320});
  expect(await display(), 'no room to spare').toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await display(), 'on paper').toBe('none');
});

test('one name at a time stays in sight where a member ends', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${root}/federated/pod`);
  const member = page.locator('section[data-symbol="Pod.add_datasource"]');
  const stripOfMember = () =>
    member.evaluate((node) => getComputedStyle(node, '::before').visibility);
  /** Scrolls the end of the member to a height of the window. */
  const endAt = async (y: number) => {
    // From below, as the bar of the site is there for whoever scrolls up.
    for (const top of [y - 300, y]) {
      await member.evaluate((node, height) => {
        scrollBy(0, node.getBoundingClientRect().bottom - height);
      }, top);
    }
  };
  await endAt(BAR + 100);
  await expect.poll(stripOfMember).toBe('visible');
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('Pod.add_datasource');
  await endAt(BAR + 16);
  await expect.poll(stripOfMember).toBe('hidden');
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('Pod');
});

test('a link to a property marks its row, below the name of its class', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${root}/federated/pod#Pod.identifier`);
  const row = page.locator('section[data-symbol="Pod.identifier"]');
  const heading = row.locator('h3');
  await expect(heading).toHaveAttribute('data-target', '');
  await expect(heading).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect
    .poll(async () => (await row.boundingBox())?.y)
    .toBeGreaterThan(BAR + 32 + 12);
});

test('no signature is wider than its box', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${root}/runners/config_schemas/algorithm_schemas`);
  const boxes = page.getByRole('group', {name: /^Constructor of /});
  expect(await boxes.count()).toBeGreaterThan(10);
  const wide = await boxes.evaluateAll((all) =>
    all
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.getAttribute('aria-label')),
  );
  expect(wide).toEqual([]);
});

test('in lists on a phone no text lies on another', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of [root, `${root}/federated/pod`]) {
    await open(page, path);
    const gaps = await page
      .locator('li.py-is-class:has(> span)')
      .evaluateAll((all) =>
        all.map(({children: [name, summary]}) => {
          const text = document.createRange();
          text.selectNodeContents(name as Element);
          const {bottom = Infinity} = [...text.getClientRects()].at(-1) ?? {};
          return (summary?.getBoundingClientRect().top ?? 0) - bottom;
        }),
      );
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThan(-1);
  }
});

test('on a phone the index has the path below the name, and shows that there are more letters', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${root}/symbol-index`);
  const row = page.locator('section li:has(> code)').first();
  const name = await row.locator('a').boundingBox();
  const path = await row.locator('code').boundingBox();
  expect(path?.x).toBe(name?.x);
  expect(path?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect((await row.boundingBox())?.height).toBe(44);
  const letters = page.getByRole('navigation', {name: 'Initials'});
  await expect(letters).toHaveCSS('mask-image', /linear-gradient/);
  const last = letters.getByRole('link').last();
  await last.focus();
  await letters.evaluate((node) => {
    node.scrollLeft = node.scrollWidth;
  });
  const end = await last.boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0), 'out of the fade').toBeLessThan(
    330,
  );
});

test('the members of a long class stand in line', async ({page}) => {
  await open(page, long);
  const members = page.getByRole('navigation', {name: 'Members of HubClient'});
  const links = members.getByRole('listitem');
  const tops = () =>
    links.evaluateAll((items) =>
      items
        .filter((item) => item.getClientRects().length > 0)
        .slice(0, 3)
        .map((item) => Math.round(item.getBoundingClientRect().top)),
    );
  expect(new Set(await tops()).size).toBe(1);
  await expect(members.locator('li.py-is-property')).toHaveText([
    'session',
    'url',
  ]);
  await members.getByLabel('Jump to a member').fill('get_');
  await expect(members.getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(new Set(await tops()).size).toBe(1);
  await members.getByRole('link', {name: 'get_schema'}).click();
  await expect(page.locator('[id="HubClient.get_schema"]')).toBeInViewport();
});

test('the initials of the index stand in line and lead to their letters', async ({
  page,
}) => {
  await open(page, `${root}/symbol-index`);
  const initials = page.getByRole('navigation', {name: 'Initials'});
  const [first, second] = await initials
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(first).toBe(second);
  await initials.getByRole('link', {name: 'S', exact: true}).click();
  // Below the bars, though hundreds of rows above are not laid out.
  const heading = page.getByRole('heading', {name: 'S', exact: true});
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThan(40);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  await expect(initials, 'it stays in sight').toBeInViewport();
  await page.getByRole('searchbox').fill('pod');
  await expect(initials).toBeHidden();
});

test('the index shows one kind of symbols, also if it is chosen before React runs', async ({
  page,
}) => {
  await page.goto(address(`${root}/symbol-index`));
  const rows = page.locator('section li');
  const heights = await rows.evaluateAll((all) =>
    all.slice(0, 20).map((row) => row.getBoundingClientRect().height),
  );
  expect(new Set(heights)).toEqual(new Set([32]));
  const shown = (kind: string) =>
    page.locator(`li.py-is-${kind}:has(a)`).filter({visible: true});
  await expect(shown('function')).not.toHaveCount(0);
  await page.getByRole('radio', {name: /^Exceptions/}).check();
  await expect(shown('function')).toHaveCount(0);
  await expect(shown('class')).toHaveCount(0);
  await expect(shown('exception')).not.toHaveCount(0);

  await page.getByRole('radio', {name: /^Exceptions/}).press('ArrowLeft');
  await expect(page.getByRole('radio', {name: /^Functions/})).toBeFocused();
  await expect(shown('exception')).toHaveCount(0);
  await page.getByRole('radio', {name: /^Members/}).check();
  await expect(shown('method')).not.toHaveCount(0);
  const before = await page.locator('main li[class]').count();
  await page.getByRole('button', {name: 'show 400 of them'}).click();
  await expect(page.locator('main li[class]')).toHaveCount(before + 400);
  await page.getByRole('searchbox').fill('upload_model');
  await expect(shown('method')).toHaveCount(2);
  await page.getByRole('radio', {name: /^Functions/}).check();
  await expect(page.getByText('0 symbols')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('radio', {name: /^On this page/}).check();
  await page.getByRole('searchbox').fill('pod');
  await expect(page.getByRole('radio', {name: /^All/})).toBeChecked();
  await expect(
    page.locator('main li[class*=py-is] > a').filter({visible: true}).first(),
  ).toHaveText('Pod');
  await page.getByRole('radio', {name: /^On this page/}).check();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('radio', {name: /^On this page/})).toBeChecked();
  await expect(
    page.getByRole('heading', {name: 'A', exact: true}),
  ).toBeVisible();
});

test('the chips of the index count what they list', async ({page}) => {
  await open(page, `${root}/symbol-index`);
  const countOf = async (name: RegExp) => {
    const label = page.locator('label').filter({hasText: name});
    const text = (await label.locator('small').textContent()) ?? '';
    return Number(text.replaceAll(/\D/g, ''));
  };
  const listed = await countOf(/^On this page/);
  await expect(page.locator('section > ul > li[class]')).toHaveCount(listed);
  const all = await countOf(/^All/);
  expect(all).toBeGreaterThan(listed);
  await page.getByRole('radio', {name: /^All/}).check();
  await expect(
    page.getByText(`${new Intl.NumberFormat('en').format(all)} symbols`),
  ).toBeVisible();
  const letter = page
    .locator('details')
    .getByText('enum member', {exact: true});
  await expect(letter).toBeHidden();
  await page.getByText('What the letters mean').click();
  await expect(letter).toBeVisible();
});

test('a property has its name, its type and its source in one line', async ({
  page,
}) => {
  await open(page, `${root}/federated/pod`);
  const row = page.locator('section[data-symbol="Pod.vitals"]');
  const bottoms = await row
    .locator('h3 > code, div > code, div > a')
    .evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const {top, bottom} = range.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(4);
  await expect(row).toHaveText(/^vitals\W*PodVitalsSource(?!:)/);
  expect((await row.boundingBox())?.height).toBeLessThan(84);
});

test('an exception stands beside what raises it where there is room', async ({
  page,
}) => {
  await open(page, `${root}/federated/pod`);
  const start = page.locator('section[data-symbol="Pod.start"]');
  const raised = start.locator('div', {hasText: /^Raises/}).last();
  const [term, text] = [
    raised.locator('dt').first(),
    raised.locator('dd').first(),
  ];
  const boxes = async () =>
    Promise.all([term.boundingBox(), text.boundingBox()]);
  const [wideTerm, wideText] = await boxes();
  expect(wideText?.y).toBe(wideTerm?.y);
  expect(wideText?.height).toBe(wideTerm?.height);
  await page.setViewportSize({width: 390, height: 800});
  const [term390, text390] = await boxes();
  expect(text390?.x).toBe(term390?.x);
  expect(text390?.y).toBeGreaterThan(term390?.y ?? 0);
});

test('other paths of a symbol stand below each other on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${root}/federated/pod`);
  const paths = page
    .locator('section[data-symbol=DatasourceContainer] p')
    .filter({hasText: 'Other paths:'})
    .locator('code');
  const boxes = await paths.evaluateAll((all) =>
    all.map((path) => {
      const {x, top, bottom} = path.getBoundingClientRect();
      return {x, top, bottom};
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(({x}) => x)).size).toBe(1);
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Infinity);
});

test('the foot of a module leads to its source', async ({page}) => {
  await open(page, `${root}/federated/pod`);
  const foot = page.locator('article footer');
  await expect(foot.getByRole('link', {name: 'View source'})).toHaveAttribute(
    'href',
    /pod\.pyi#L1$/,
  );
  await expect(foot.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
});

test('a symbol has its name, its kind and its source in one line where they fit, and apart where they do not', async ({
  page,
}) => {
  await open(page, `${root}/data/datasources/base_source`);
  const section = page.locator('section[data-symbol=BaseSource]');
  const name = section.locator('h2 > code');
  const source = section.getByRole('link', {name: /^Source: .*\.pyi:\d+$/});
  const placeOf = async (part: Locator) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await part.boundingBox()) ?? {};
    return {middle: y + height / 2, end: x + width, start: x};
  };
  for (const width of [1440, 768]) {
    await page.setViewportSize({width, height: 900});
    const [one, other] = [await placeOf(name), await placeOf(source.first())];
    expect(Math.abs(one.middle - other.middle)).toBeLessThan(6);
    expect(one.end).toBeLessThan(other.start);
  }
  for (const width of [1000, 390]) {
    await page.setViewportSize({width, height: 900});
    const [one, other] = [await placeOf(name), await placeOf(source.first())];
    expect(other.middle - one.middle).toBeGreaterThan(16);
  }
});

test('what a class inherits is a line for each base, above its own members', async ({
  page,
}) => {
  await open(page, `${root}/data/datasources/base_source`);
  const line = page.locator('section[data-symbol=BaseSource] > p', {
    hasText: 'Inherited from',
  });
  await expect(line).toHaveText(
    'Inherited from UsedForConfigSchemas: is_config_schema',
  );
  expect((await line.boundingBox())?.height).toBeLessThan(32);
  const first = page.locator('[id="BaseSource.name"]');
  expect((await line.boundingBox())?.y).toBeLessThan(
    (await first.boundingBox())?.y ?? 0,
  );
  await line.getByRole('link', {name: 'is_config_schema'}).click();
  await expect(
    page.locator('[id="UsedForConfigSchemas.is_config_schema"]'),
  ).toBeInViewport();
});

test('a long list shows its first rows on a phone, all of them on demand before React runs, and those that are asked for', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(address(root));
  const unfold = page.getByText(/^Show all \d+ classes$/);
  const list = page.locator('ul:has(+ details)', {
    has: page.locator('li.py-is-class'),
  });
  const height = async () => (await list.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(500);
  const last = list.locator('li > a').last();
  await last.focus();
  await expect(last, 'what has the focus is in sight').toBeInViewport();
  await unfold.click();
  await expect.poll(height).toBeGreaterThan(4 * folded);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await page.getByText('Show fewer classes').click();
  await expect.poll(height).toBe(folded);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(unfold).toBeHidden();
  expect(await height()).toBeGreaterThan(2 * folded);
});

test('no bracket of a signature stands alone in a line on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${root}/federated/protocols/base`);
  const signatures = await page
    .getByRole('group')
    .locator('code')
    .evaluateAll((all) =>
      all.map((code) => {
        const signs: [sign: string, top: number][] = [];
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          const {currentNode} = texts;
          const text = currentNode.nodeValue ?? '';
          for (let index = 0; index < text.length; index += 1) {
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + 1);
            signs.push([text.charAt(index), range.getBoundingClientRect().top]);
          }
        }
        return signs;
      }),
    );
  expect(signatures.length).toBeGreaterThan(10);
  const alone = signatures
    .flatMap(rowsOf)
    .filter((row) => /^[\])},:]+$/.test(row));
  expect(alone).toEqual([]);
});

test('an example has its buttons and its label in one line, and can be wrapped', async ({
  page,
}) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, `${root}/federated/pod`);
    const copy = page
      .getByRole('button', {name: /^Copy.*input of the example/})
      .first();
    const example = copy.locator('xpath=..');
    const middles = await example
      .locator('span:text-is("Python"), button')
      .filter({visible: true})
      .evaluateAll((all) =>
        all.map((one) => {
          const {top, bottom} = one.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(middles.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  }
  const example = page.locator('main pre').filter({hasText: '>>>'}).first();
  await page.getByRole('button', {name: /^Wrap/}).first().click();
  await expect(example).toHaveCSS('white-space', 'pre-wrap');
});

test('a package names what it re-exports once, by kind, in low rows', async ({
  page,
}) => {
  await open(page, root);
  const rows = page.locator('main article li[id]');
  expect(await rows.count()).toBeGreaterThan(20);
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  // A name, and the first sentence whole: two lines at most nearly everywhere.
  const low = heights.filter((height) => height <= 54);
  expect(low.length / heights.length).toBeGreaterThan(0.9);
  const cut = await rows
    .locator('> span')
    .evaluateAll((all) =>
      all
        .filter((text) => text.scrollWidth > text.clientWidth + 1)
        .map(({textContent}) => textContent),
    );
  expect(cut).toEqual([]);
  const links = await page
    .locator('main article li[id] > a')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(new Set(links).size).toBe(links.length);
});

test('a long signature unfolds before React runs, and is there in whole', async ({
  page,
}) => {
  await page.goto(address(`${root}/federated/pod`));
  const box = page.getByRole('group', {
    name: 'Constructor of Pod',
    exact: true,
  });
  const fold = page.locator('div').filter({has: box}).last();
  const last = box.locator('a[href^="#"]').last();
  const isShown = () =>
    last.evaluate((link) => {
      const bottom = link.closest('pre')?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().bottom < bottom;
    });
  expect(await isShown()).toBe(false);
  await fold.getByText(/^Show all \d+ parameters$/).click();
  await expect.poll(isShown).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await fold.getByText('Show fewer parameters').click();
  await expect.poll(isShown).toBe(false);
  const name = (await last.textContent()) ?? '-';
  const selected = await box.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    return getSelection()?.toString();
  });
  expect(selected).toMatch(/^class Pod\(\n[^]*\n\)$/);
  expect(selected).toContain(`\n    ${name}: `);
  await page.emulateMedia({media: 'print'});
  expect(await isShown()).toBe(true);
  await page.emulateMedia({media: 'screen'});
  await last.focus();
  expect(await isShown(), 'what has the focus is in sight').toBe(true);
});

test('a parameter leads from its signature to its description', async ({
  page,
}) => {
  await open(page, long);
  const link = page
    .getByRole('group', {name: 'Signature of HubClient.upload_model'})
    .first()
    .getByRole('link', {name: 'private', exact: true});
  await expect(link).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  await link.focus();
  await page.keyboard.press('Enter');
  const description = page.locator('[id="HubClient.upload_model(private)"]');
  await expect(description).toBeInViewport();
  await expect(description).toHaveAttribute('data-target', '');
});

for (const width of [1100, 1440]) {
  test(`names in the contents break between words, on two lines at most, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, `${root}/runners/config_schemas/algorithm_schemas`);
    const names = page.locator('.theme-doc-toc-desktop .py-toc');
    await expect(names.first()).toBeVisible();
    const {lines, broken} = await names.evaluateAll((all) => ({
      lines: all.map((one) =>
        Math.round(
          one.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(one).lineHeight),
        ),
      ),
      // Letters of a word that stand on several lines.
      broken: all.flatMap((one) =>
        [...one.childNodes]
          .filter((node) => node instanceof Text)
          .filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const rects = [...range.getClientRects()];
            return new Set(rects.map(({top}) => top)).size > 1;
          })
          .map((node) => node.textContent),
      ),
    }));
    expect(Math.max(...lines)).toBe(2);
    expect(broken).toEqual([]);
  });
}

test('a long module begins with a line for each of its symbols', async ({
  page,
}) => {
  await open(page, `${root}/metrics`);
  const overview = page.getByRole('navigation', {
    name: 'Overview of the module',
  });
  const links = overview.getByRole('link');
  expect(await links.count()).toBeGreaterThan(20);
  await links.last().click();
  const name = (await links.last().textContent()) ?? '';
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
});
