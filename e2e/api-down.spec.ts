import { sizes } from './accessible';
import { startFaultyProxy } from './faulty-proxy';
import { expect, signedOut as test } from './fixtures';
import { awaitReady, endServers, enter, folderOf, start } from './own-server';

test.afterAll(endServers);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** After eight consecutive failures, the breaker responds instead of the API. */
const message =
  /The affiliate API is failing\. The API is (unavailable|failing\. We will try again in a moment)\. Failing since \d/;

test('a report says within ten seconds that the API is failing, and keeps stored figures', async ({
  page,
}) => {
  const proxy = await startFaultyProxy();
  const server = await start({ DATA_DIR: folderOf('api-down'), AFFILIATE_BASE_URL: proxy.url });
  await awaitReady(server);
  await enter(page, server.url);
  await page.goto(`${server.url}/reports?compare=none&notes=false`);
  const freshness = page.getByRole('button', { name: /^All loaded / });
  await expect(freshness).toBeVisible();
  const sum = await page.getByRole('figure').first().textContent();

  proxy.stop();
  await page.goto(`${server.url}/reports?compare=none&notes=false`);
  const alert = page.getByRole('alert').filter({ hasText: 'The affiliate API is failing' });
  // Old windows have been synced again automatically by now, and failed.
  await page.getByRole('button', { name: /^(All|Last) loaded |^Loading/ }).click();
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(alert).toContainText(message, { timeout: 10_000 });
  expect(await page.getByRole('figure').first().textContent()).toBe(sum);

  // More days than are stored.
  const unstored = `from=${daysAgo(90)}&to=${daysAgo(0)}`;
  await page.goto(`${server.url}/reports?${unstored}`);
  await expect(page.getByRole('img', { name: 'Not loaded yet' }).first()).toBeVisible();
  await expect(page.getByText('↑ new')).toHaveCount(0);

  await page.goto(`${server.url}/reports/clicks?${unstored}`);
  await expect(page.getByText('Shown once every day of both reports is loaded.')).toBeVisible();
  await expect(page.getByText('Difference')).toHaveCount(0);
  await expect(alert).toContainText(message, { timeout: 10_000 });
  await expect(alert).toContainText(/Next try in|Trying again now/);
  await expect(alert.locator('code')).toHaveText(/^[0-9a-f-]{36}$/);
  const requestId = await alert.locator('code').textContent();
  expect(server.text()).toContain(requestId);

  // The label of the request id stays on one line.
  await page.setViewportSize(sizes.phone);
  const lines = await alert.getByText(/^Request /).evaluate((label) => {
    const range = document.createRange();
    range.setStart(label.firstChild ?? label, 0);
    range.setEnd(label.firstChild ?? label, 'Request'.length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.setViewportSize(sizes.desktop);

  // Sums of some days are not called totals.
  await page.goto(`${server.url}/brands?${unstored}`);
  await expect(page.getByRole('row', { name: /^All in this list partial/ })).toBeVisible();
  await page.goto(`${server.url}/links/performance?${unstored}`);
  await expect(page.getByRole('row', { name: /^So far partial/ })).toBeVisible();

  const month = daysAgo(200).slice(0, 7);
  await page.goto(`${server.url}/reports/closing?month=${month}`);
  await expect(page.getByText('No rows yet')).toBeVisible();
  await expect(page.getByText(/^No sales in/)).toHaveCount(0);
  await expect(page.getByText(/of commission may change/)).toHaveCount(0);
  await page.goto(`${server.url}/reports/clicks?${unstored}`);
  await expect(alert).toBeVisible({ timeout: 10_000 });

  proxy.resume();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(freshness).toBeVisible();
  proxy.close();
});
