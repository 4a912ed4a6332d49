import type { Page, Request } from 'playwright/test';
import type { ReportRow } from '@/lib/contract/resources/report';
import { expect, test } from './fixtures';

const dayMs = 86_400_000;

/** The range of the overview: 28 days up to today, in UTC. */
function lastDays(count: number) {
  const today = new Date().toISOString().slice(0, 10);
  const first = new Date(Date.parse(today) - (count - 1) * dayMs).toISOString().slice(0, 10);
  return { start: `${first}T00:00:00.000Z`, end: `${today}T23:59:59.999Z` };
}

/** All rows of the range, page by page, from the API. */
async function walkReports(page: Page): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  let cursor: string | null = null;
  do {
    const params: Record<string, string> = {
      ...lastDays(28),
      marketplace: 'all',
      payout_model: 'all',
      limit: '100',
    };
    if (cursor) params.cursor = cursor;
    const answer = await page.request.get('/api/seller/v1/reports', { params });
    expect(answer.status()).toBe(200);
    const body: { reports: ReportRow[]; cursor: string | null } = await answer.json();
    rows.push(...body.reports);
    cursor = body.cursor;
  } while (cursor);
  return rows;
}

function sumCents(rows: ReportRow[], currency: string, field: 'sales' | 'commissionAmount'): number {
  return rows
    .filter((row) => row.currency === currency)
    .reduce((sum, row) => sum + Math.round(row[field] * 100), 0);
}

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

test('the overview sums all rows of its range, one figure per currency @http @quick', async ({ page }) => {
  await page.goto('/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^All loaded / })).toBeVisible({
    timeout: 60_000,
  });
  const rows = await walkReports(page);
  expect(rows.length).toBeGreaterThan(1_000);
  await expect(page.getByText(dollars(sumCents(rows, 'USD', 'sales'))).first()).toBeVisible();
  await expect(page.getByText(dollars(sumCents(rows, 'USD', 'commissionAmount'))).first()).toBeVisible();
});

test('the catalog is filtered through the URL @quick', async ({ page }) => {
  await page.goto('/products?active=false');
  const table = page.getByRole('grid');
  await expect(table.getByText('Inactive').first()).toBeVisible();
  await expect(table.getByText('Active', { exact: true })).toHaveCount(0);
});

/** Creates a link for the first product on a catalog page that this creator may link to. */
async function makeLink(page: Page, subid: string): Promise<void> {
  const answer = await page.request.get('/api/seller/v2/products', {
    params: { active: 'true', marketplace: 'marketplace.com', limit: '20' },
  });
  const { products }: { products: { primaryId: string }[] } = await answer.json();
  await page.goto('/links');
  const form = page.getByRole('form', { name: 'New link' });
  const ready = page.getByRole('heading', { name: 'Your link is ready' });
  await form.getByRole('textbox', { name: 'Subid 1' }).fill(subid);
  for (const { primaryId } of products) {
    await form.getByLabel('Product').fill(primaryId);
    await form.getByRole('button', { name: 'Create link' }).click();
    const refused = form.getByText(/not allowed|permission/i).first();
    await expect(ready.or(refused).first()).toBeVisible();
    if (await ready.isVisible()) return;
  }
  throw new Error('The creator may link to none of these products.');
}

test('a link is created, opened in another tab, and its click is in the click report @http @quick', async ({
  page,
  context,
}) => {
  const subid = `e2e-${Date.now()}`;
  await makeLink(page, subid);
  const open = page.getByRole('link', { name: 'Open', exact: true });
  const linkId = (await open.getAttribute('href'))?.match(/\/l\/([^?]+)/)?.[1] ?? '';
  // The browser finds no other hosts, so the product's page itself does not load.
  const isVisit = (request: Request) => request.url().startsWith('https:') && request.url().includes(subid);
  const [visit] = await Promise.all([
    context.waitForEvent('request', isVisit),
    context.waitForEvent('page'),
    open.click(),
  ]);
  expect(new URL(visit.url()).hostname).toBe('www.marketplace.com');

  await page.goto(`/reports/clicks?links=${linkId}`);
  await page.getByRole('button', { name: /^All loaded / }).click();
  await page.getByRole('button', { name: 'Refresh now' }).click();
  const total = page.getByRole('grid').getByRole('row', { name: /^Total/ });
  await expect(total).toContainText(/\b1\b/);
});

test('a subid is validated while typing', async ({ page }) => {
  await page.goto('/links');
  const subid = page.getByRole('textbox', { name: 'Subid 1' });
  await subid.fill('café');
  await expect(page.getByText(/remove “é” at position 4/)).toBeVisible();
  await subid.fill('cafe');
  await expect(page.getByText(/remove “é”/)).toBeHidden();
});
