import { expect, type Page } from 'playwright/test';

export const grounds = { light: 'rgb(247, 248, 250)', dark: 'rgb(13, 14, 18)' };

/** Waits until all rows of the shown range are loaded. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^complete ·/ })).toBeVisible({ timeout: 150_000 });
}
