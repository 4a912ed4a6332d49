import type { Page } from 'playwright/test';
import { expectAccessible, sizes } from './accessible';
import { delayScripts } from './delay-scripts';
import { expect, test } from './fixtures';
import { create, firstLinkable, openForm, product, ready, subid1, unique } from './links-form';
import { everyMarketplace, findForbidden, findLinkable } from './links-products';
import { whenFree } from './when-free';

/** Expects exactly one link with that subid in the history. */
async function expectOneRow(page: Page, subid: string) {
  await page.goto(`/links/history?subid=${subid}`);
  await expect(page.getByText('1 link', { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
}

for (const marketplace of everyMarketplace) {
  const tag = marketplace === 'marketplace.com' ? ' @http' : '';
  test(`creates a link on ${marketplace}${tag}`, async ({ page }) => {
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

test('finds a product by its title, and by the URL of its page', async ({ page }) => {
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

test('a link gets its name from the catalog if the form did not know the title', async ({ page }) => {
  const { title, primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const data = { productId: primaryId, marketplace, subid1: unique('untitled') };
  await page.request.get('/api/catalog/products');
  const answer = await page.request.post('/api/links', { data });
  expect(await answer.json()).toMatchObject({ state: 'made', link: { title } });
});

test('the button does not move when content appears', async ({ page }) => {
  const { title, primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  for (const subid1 of [unique('here'), unique('there')]) {
    await page.request.post('/api/links', { data: { productId: primaryId, marketplace, subid1 } });
  }
  await openForm(page);
  const before = await create(page).boundingBox();
  await subid1(page).fill(unique('elsewhere'));
  await product(page).fill(primaryId);
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption(marketplace);
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /links already/ })).toBeVisible();
  expect(await create(page).boundingBox()).toEqual(before);
});

test('names an invalid character in a subid, and fixes it', async ({ page }) => {
  await openForm(page);
  await subid1(page).fill('café');
  await expect(page.getByText('remove “é” at position 4')).toBeVisible();
  await expect(subid1(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use “cafe”' }).click();
  await expect(subid1(page)).toHaveValue('cafe');
  await expect(subid1(page)).not.toHaveAttribute('aria-invalid');
});

test('accepts a shared id only on the storefront platform', async ({ page }) => {
  await openForm(page);
  const shared = page.getByRole('textbox', { name: /^Shared id/ });
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('marketplace.ca');
  await expect(shared).toBeDisabled();
  await expect(shared).toHaveAccessibleDescription(/only links to storefront-platform.com/);
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('storefront-platform.com');
  await expect(shared).toBeEnabled();
});

test('shows what the API rejects next to the field @http', async ({ page }) => {
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
  await expectAccessible(page);
});

test('asks for the marketplace if the API finds several products with an id @http', async ({ page }) => {
  const here = await findLinkable(page, 'marketplace.com');
  const there = await findLinkable(page, 'marketplace.ca');
  const shared = here.find(({ primaryId }) => there.some((other) => other.primaryId === primaryId));
  if (!shared) throw new Error('No id is sold on both.');
  await openForm(page);
  await product(page).fill(shared.primaryId);
  await create(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose the marketplace' })).toBeVisible();
  const marketplace = page.getByRole('combobox', { name: 'Marketplace' });
  await expect(marketplace).toBeFocused();
  await expect(marketplace).toHaveAttribute('aria-invalid', 'true');
  await marketplace.selectOption('marketplace.com');
  await subid1(page).fill(unique('several'));
  await create(page).click();
  await expect(ready(page)).toBeFocused();
});

test('creates one link for 50 submissions at once @http', async ({ page }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('once');
  const data = { productId: primaryId, marketplace, subid1: subid };
  /** A server that is late refuses a crowd, which may try again. */
  const submit = async (): Promise<{ state: string; link: { linkId: string } }> =>
    (await whenFree(page, () => page.request.post('/api/links', { data }))).json();
  const made = await Promise.all(Array.from({ length: 50 }, submit));
  expect(new Set(made.map(({ link }) => link.linkId)).size).toBe(1);
  expect(made.filter(({ state }) => state === 'made')).toHaveLength(1);
  // The same once more, through the API's own path.
  const body = { product: { primary_id: primaryId, marketplace }, subid1: subid };
  const answer = await page.request.post('/api/creator/v2/links', { data: body });
  expect(await answer.json()).toMatchObject({ id: made[0]?.link.linkId, type: 'product', marketplace });
  await expectOneRow(page, subid);
});

test('creates one link, with one request, for two presses', async ({ page }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('twice');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/links')) sent.push(request.url());
  });
  await openForm(page, `/links/new?product=${primaryId}&marketplace=${marketplace}&subid1=${subid}`);
  await create(page).dblclick();
  await expect(ready(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectOneRow(page, subid);
});

test('creates one link from two tabs', async ({ page, context }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('tabs');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openForm(tab, `/links/new?product=${primaryId}&marketplace=${marketplace}&subid1=${subid}`);
  }
  await Promise.all(tabs.map((tab) => create(tab).click()));
  const headings = tabs.map((tab) =>
    tab.getByRole('heading', { name: /^(Your link is ready|This link already exists)/ }),
  );
  for (const heading of headings) await expect(heading).toBeVisible();
  const titles = await Promise.all(headings.map((heading) => heading.innerText()));
  expect(titles.sort()).toEqual(['This link already exists', 'Your link is ready']);
  await expectOneRow(page, subid);
});

test('rejects a click request for more links than allowed', async ({ page }) => {
  const links = Array.from({ length: 201 }, (_, at) => `L${at}`).join(',');
  const answer = await page.request.get(`/api/links/clicks?links=${links}`);
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toMatchObject({
    issues: [{ field: 'links', message: expect.stringContaining('200') }],
  });
});

test('shows a click in its link’s history row @http', async ({ page }) => {
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
  await expect(refresh).not.toHaveAttribute('aria-busy');
  await refresh.click();
  const row = page.getByRole('row').filter({ hasText: subid });
  const today = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await expect(row).toContainText(today.format(new Date()));
});

test('says that clicks are not reported if click reports do not cover a link', async ({ page }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'retailer2.com');
  const subid = unique('apart');
  const data = { productId: primaryId, marketplace, subid1: subid };
  const { link } = await (await page.request.post('/api/links', { data })).json();
  await page.request.get(link.url, { maxRedirects: 0 });
  const row = page.getByRole('row').nth(1);
  await page.setViewportSize({ width: 1440, height: 844 });
  for (const query of [`view=subids&q=${subid}`, `subid=${subid}`]) {
    await page.goto(`/links/history?${query}`);
    await expect(row.getByText('not reported')).toBeVisible();
  }
  // A phone shows two columns. A press opens the row.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/links/history?subid=${subid}`);
  await row.click();
  await expect(page.getByRole('dialog').getByText(/^not reported/)).toBeVisible();
  await page.goto(`/links/history?marketplace=${marketplace}`);
  await expect(page.getByText(`Click reports do not cover ${marketplace}.`)).toBeVisible();
  const csv = await (await page.request.get(`/api/exports/links?subid=${subid}`)).text();
  expect(csv).toMatch(/,not reported,,\r\n$/);
});

test('a row of the history opens if it was pressed before any script has loaded', async ({ page }) => {
  const { primaryId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const subid = unique('early');
  await page.request.post('/api/links', { data: { productId: primaryId, marketplace, subid1: subid } });
  const release = await delayScripts(page);
  await page.goto(`/links/history?subid=${subid}`, { waitUntil: 'commit' });
  await page.getByRole('row').nth(1).click();
  release();
  await expect(page.getByRole('dialog')).toContainText(subid);
});

test('can be filled in and submitted by keyboard alone', async ({ page }) => {
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

for (const size of [{ width: 1440, height: 900 }, sizes.phone]) {
  test(`“Create link” is on the first screen, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await openForm(page);
    await expect(create(page)).toBeInViewport({ ratio: 1 });
  });
}
