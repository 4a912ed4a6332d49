import { expectToLookRight, sizes } from './accessible';
import { openOwnWorkspace } from './account';
import { expect, test } from './fixtures';
import { waitUntilComplete } from './reports/look';

const dayLength = 86_400_000;

/** How many days ago it was last Monday to Friday. */
function findNewestBack(): number {
  const today = new Date().getUTCDay();
  return today === 6 ? 1 : today === 0 ? 2 : 0;
}

/** A file in the European Central Bank's format: newest first, no weekends, a trailing comma; no rates of MXN. */
function writeBankFile(): string {
  const lines = ['Date,USD,JPY,GBP,CAD,MXN,'];
  const now = Date.now();
  for (let back = 0; back < 60; back += 1) {
    const day = new Date(now - back * dayLength);
    if (day.getUTCDay() % 6 === 0) continue;
    lines.push(
      `${day.toISOString().slice(0, 10)},${(1.08 + back / 1000).toFixed(4)},163.21,0.8431,1.5032,N/A,`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const euros = (amount: string) =>
  `€${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('amounts are also shown in a reporting currency, and those without a rate are listed @quick', async ({
  page: demo,
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openOwnWorkspace(demo, { browser, baseURL, name: 'Rate Keeper' });
  await page.goto('/settings/currencies');
  await page.getByLabel('Convert to').selectOption('EUR');
  await expect(page.getByText('No rates yet')).toBeVisible();
  await expectToLookRight(page);

  await page.getByRole('button', { name: 'Import rates' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Import', exact: true });
  await dialog
    .getByLabel('Lines')
    .fill('date,currency,rate\n2026-11-20,USD,0.9\n2026-11-20,USD,0\n2026-11-20,XYZ,1');
  await send.click();
  const problems = dialog.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('Line 3, rate: must be greater than 0');
  await expect(problems).toContainText('Line 3, date: has a rate of USD on line 2 already');
  await expect(problems).toContainText('Line 4, currency: XYZ');
  expect((await (await page.request.get('/api/rates')).json()).currencies).toEqual([]);

  const file = { name: 'eurofxref-hist.csv', mimeType: 'text/csv', buffer: Buffer.from(writeBankFile()) };
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file);
  await send.click();
  await expect(page.getByText(/^\d+ rates imported$/)).toBeVisible();
  // Banks publish nothing on weekends.
  const newest = Number((1 / (1.08 + findNewestBack() / 1000)).toPrecision(6));
  await expect(page.getByText(`1 USD = ${newest} EUR`)).toBeVisible();
  await expect(page.getByText('1 GBP = 1.1861 EUR')).toBeVisible();
  await expectToLookRight(page);

  await page.goto('/reports');
  await waitUntilComplete(page);
  const panel = page.getByRole('region', { name: 'In EUR, converted' });
  await expect(panel).toContainText('Not converted: no MXN rate');
  const answer = await (await page.request.get('/api/ledger/converted?range=last-28-days')).json();
  expect(answer).toMatchObject({ reportingCurrency: 'EUR', complete: false, receipt: { state: 'complete' } });
  await expect(panel).toContainText(`Converted part, sales${euros(answer.total.sales)}`);
  const converted = answer.currencies.filter((entry: { converted: unknown }) => entry.converted);
  expect(converted.map(({ currency }: { currency: string }) => currency)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'CAD',
  ]);
  for (const { converted: amounts } of converted)
    await expect(panel).toContainText(`converted: ${euros(amounts.sales)}`);
  await panel.getByText('Rates and missing days').click();
  await expect(panel.getByText(/^Not converted, for lack of a rate: MX\$/)).toBeVisible();
  await expectToLookRight(page);

  for (const size of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, sizes.phone]) {
    await page.setViewportSize(size);
    await page.goto('/reports');
    const chart = page.getByRole('figure', { name: 'Sales by day, USD' });
    await expect(chart).toBeVisible();
    await expect(panel).toBeVisible();
    const bottom = await chart.evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(size.height);
  }

  await page.goto('/overview');
  await expect(panel).toContainText(`Converted part, commission${euros(answer.total.commission)}`);
  await page.goto('/settings/currencies');
  await page.getByLabel('Convert to').selectOption('');
  await expect(page.getByText('Nothing is converted any more')).toBeVisible();
  await page.goto('/reports');
  await waitUntilComplete(page);
  await expect(panel).toHaveCount(0);
  await page.context().close();
});

test('the longest amounts are not cut', async ({ page }) => {
  // A first visit may be drawn in the system's font, whose letters can be wider.
  await page.goto('/overview');
  await page.evaluate(() => document.fonts.ready);
  for (const path of ['/overview', '/products', '/reports']) {
    await page.goto(`${path}?currency=MXN`);
    const amounts = page.getByText(/^MX\$[\d,]+\.\d\d$/).filter({ visible: true });
    await expect(amounts.first()).toBeVisible();
    const cut = await amounts.evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    );
    expect(cut, path).toEqual([]);
  }
});
