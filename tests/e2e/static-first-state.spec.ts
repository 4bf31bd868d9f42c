import {expectHydrated, openWithoutReact} from './support/open-without-react';
import {test} from './support/reset-window';
import {address, expect} from './support/test';

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

test('controls that need a script are enabled, but no tasks of a list', async ({
  page,
}) => {
  await page.route(address(GUIDE), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As Markdown writes `- [ ] Task`.
    const list =
      '<ul class="contains-task-list"><li class="task-list-item">' +
      '<input type="checkbox" disabled> Task</li></ul>';
    await route.fulfill({
      response,
      body: html.replace('<article', `${list}<article`),
    });
  });
  await openWithoutReact(page, GUIDE);
  await expect(
    page.getByRole('button', {name: /Switch between/}),
  ).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeDisabled();
});
