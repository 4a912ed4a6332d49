import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** Waits until a newly opened page is loaded, hydrated and idle. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
