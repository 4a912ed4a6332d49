import { expect, type Page } from 'playwright/test';

export const grounds = { light: 'rgb(247, 248, 250)', dark: 'rgb(13, 14, 18)' };

/**
 * Waits until all rows of the shown range are loaded. A server that is too busy to answer its own sync says so, and
 * loads the rest on the next visit.
 */
export async function waitUntilComplete(page: Page): Promise<void> {
  const complete = page.getByRole('button', { name: /^All loaded / });
  await expect(async () => {
    try {
      await expect(complete).toBeVisible();
    } catch (late) {
      await page.reload();
      throw late;
    }
  }).toPass();
}
