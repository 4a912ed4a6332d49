import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { everyMarketplace, findForbidden, findLinkable, type Linkable } from './links-products';

const product = (page: Page) => page.getByRole('combobox', { name: 'Product' });
const subid1 = (page: Page) => page.getByRole('textbox', { name: /^Subid 1/ });
const create = (page: Page) => page.getByRole('button', { name: 'Create link', exact: true });
const ready = (page: Page) => page.getByRole('heading', { name: 'Your link is ready' });
const unique = (word: string) =>
  `${word}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Opens the form once the page has taken over. */
async function openForm(page: Page, path = '/links') {
  await page.goto(path);
  await expect(create(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function firstLinkable(page: Page, marketplace: string): Promise<Linkable> {
  const [found] = await findLinkable(page, marketplace);
  if (!found) throw new Error(`Nothing can be linked on ${marketplace}.`);
  return found;
}

for (const marketplace of everyMarketplace) {
  test(`makes a link on ${marketplace}`, async ({ page }) => {
    const { primaryId } = await firstLinkable(page, marketplace);
    await openForm(page);
    await product(page).fill(primaryId);
    await page.getByRole('combobox', { name: 'Marketplace' }).selectOption(marketplace);
    const subid = unique('place');
    await subid1(page).fill(subid);
    await create(page).click();
    await expect(ready(page)).toBeFocused();
    const link = page.getByRole('link', { name: new RegExp(`subid1=${subid}`) }).first();
    await expect(link).toBeVisible();
  });
}

test('finds a product by its title, and by the address of its page', async ({ page }) => {
  const { title, primaryId } = await firstLinkable(page, 'marketplace.de');
  await openForm(page);
  await product(page).pressSequentially(title.slice(0, 18));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(product(page)).not.toHaveValue(title.slice(0, 18));
  await openForm(page, `/links/new?product=https://www.marketplace.de/dp/${primaryId}&subid1=bio`);
  await expect(page.getByRole('status').filter({ hasText: title })).toContainText('marketplace.de');
  await expect(subid1(page)).toHaveValue('bio');
});

test('names the character that a subid may not hold, and repairs it', async ({ page }) => {
  await openForm(page);
  await subid1(page).fill('café');
  await expect(page.getByText('remove “é” at position 4')).toBeVisible();
  await expect(subid1(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use “cafe”' }).click();
  await expect(subid1(page)).toHaveValue('cafe');
  await expect(subid1(page)).not.toHaveAttribute('aria-invalid');
});

test('takes a shared id on the storefront platform alone', async ({ page }) => {
  await openForm(page);
  const shared = page.getByRole('textbox', { name: /^Shared id/ });
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('marketplace.ca');
  await expect(shared).toBeDisabled();
  await expect(shared).toHaveAccessibleDescription(/only links to storefront-platform.com/);
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('storefront-platform.com');
  await expect(shared).toBeEnabled();
});

test('says what the API refuses, beside the field', async ({ page }) => {
  await openForm(page);
  await create(page).click();
  await expect(product(page)).toBeFocused();
  await product(page).fill(unique('NOPE'));
  await create(page).click();
  await expect(page.getByText('Product not found')).toBeVisible();
  await expect(product(page)).toBeFocused();
  const forbidden = await findForbidden(page);
  await product(page).fill(forbidden.primaryId);
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption(forbidden.marketplace);
  await create(page).click();
  await expect(page.getByText('No permission for this product')).toBeVisible();
});

const answers = [
  { code: 'content_type', status: 415, says: 'The API did not take our request as JSON' },
  { code: 'invalid_input', status: 422, says: 'Choose the marketplace' },
  { code: 'key_refused', status: 424, says: 'The API refused the stored creator token' },
  { code: 'key_missing', status: 424, says: 'No creator token is stored' },
  { code: 'throttled', status: 429, says: 'Not sent yet' },
  { code: 'upstream_timeout', status: 504, says: 'The outcome is unknown' },
] as const;

for (const { code, status, says } of answers) {
  test(`has words for ${code}`, async ({ page }) => {
    await page.route('**/api/links', (route) =>
      route.fulfill({ status, json: { status, code, message: 'As said.', issues: [], requestId: 'r1' } }),
    );
    await openForm(page);
    await product(page).fill('B0EXAMPLE1');
    await create(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
  });
}

test('is one link for 50 submits, two presses and two tabs', async ({ page, context }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('once');
  const data = { productId: primaryId, marketplace, subid1: subid };
  const all = await Promise.all(Array.from({ length: 50 }, () => page.request.post('/api/links', { data })));
  const made: { state: string; link: { linkId: string } }[] = await Promise.all(all.map((one) => one.json()));
  expect(new Set(made.map(({ link }) => link.linkId)).size).toBe(1);
  expect(made.filter(({ state }) => state === 'made')).toHaveLength(1);

  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openForm(tab, `/links/new?product=${primaryId}&marketplace=${marketplace}&subid1=${subid}`);
  }
  await Promise.all(tabs.map((tab) => create(tab).dblclick()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: /Already there/ })).toBeVisible();
  await page.goto(`/links/history?subid=${subid}`);
  await expect(page.getByText('1 link', { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('shows a click in the history row of its link', async ({ page }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('click');
  const made = await page.request.post('/api/links', {
    data: { productId: primaryId, marketplace, subid1: subid },
  });
  const { link }: { link: { url: string } } = await made.json();
  const followed = await page.request.get(link.url, { maxRedirects: 0 });
  expect(followed.status()).toBe(302);
  await page.goto(`/links/history?subid=${subid}`);
  const refresh = page.getByRole('button', { name: 'Refresh clicks' });
  await expect(refresh).not.toHaveAttribute('aria-busy', { timeout: 45_000 });
  await refresh.click();
  const row = page.getByRole('row').filter({ hasText: subid });
  const today = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await expect(row).toContainText(today.format(new Date()), { timeout: 45_000 });
});

test('can be filled in and sent by keyboard alone', async ({ page }) => {
  const { primaryId } = await firstLinkable(page, 'marketplace.co.uk');
  await openForm(page);
  await product(page).focus();
  await page.keyboard.type(primaryId);
  await page.keyboard.press('Tab');
  await page.keyboard.type('marketplace.co.uk');
  await subid1(page).focus();
  await page.keyboard.type(unique('keys'));
  await page.keyboard.press('Enter');
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /\/l\// }).first()).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/links',
      '/links/batch',
      '/links/history',
      '/links/history?view=subids',
      '/links/help',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
    }
  });
}

test('fits a phone, with the button in reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  const box = await create(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
