import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until a page that was just opened is loaded, answers events and reads nothing more. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 45_000 });
}
