import fs from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';

/**
 * Switches a page from light to dark mode. The template of later versions
 * follows the system: its switch needs React, and light comes before dark.
 *
 * @param folder - the folder of the site.
 * @returns whether the switch needs React.
 */
export async function switchToDark(
  page: Page,
  folder: string,
): Promise<boolean> {
  const template = await fs.readFile(
    path.join(folder, 'template.config.js'),
    'utf8',
  );
  const followsSystem = template.includes('respectPrefersColorScheme: true');
  const mode = page.getByRole('button', {name: /Switch between/});
  await mode.click();
  if (followsSystem) {
    await page.locator('html[data-theme-choice="light"]').waitFor();
    await mode.click();
  }
  await page.locator('html[data-theme="dark"]').waitFor();
  return followsSystem;
}
