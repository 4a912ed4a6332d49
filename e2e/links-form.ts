import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { findLinkable, type Linkable } from './links-products';
import { waitUntilReady } from './ready';

export const product = (page: Page) => page.getByRole('combobox', { name: 'Product' });
export const subid1 = (page: Page) => page.getByRole('textbox', { name: /^Subid 1/ });
export const create = (page: Page) => page.getByRole('button', { name: 'Create link', exact: true });
export const ready = (page: Page) => page.getByRole('heading', { name: 'Your link is ready' });
export const unique = (word: string) =>
  `${word}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Opens the form and waits for hydration. */
export async function openForm(page: Page, path = '/links') {
  await page.goto(path);
  await expect(create(page)).toBeVisible();
  await waitUntilReady(page);
}

export async function firstLinkable(page: Page, marketplace: string): Promise<Linkable> {
  const [found] = await findLinkable(page, marketplace);
  if (!found) throw new Error(`Nothing can be linked on ${marketplace}.`);
  return found;
}
