import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { type Call, type Fault, keyOf, passingFaults, startFaultyProxy } from './faulty-proxy';
import { expect, signIn, signedOut as test } from './fixtures';
import { findLinkable } from './links-products';
import { awaitReady, endServers, folderOf, start } from './own-server';
import { admin } from './servers';

type Row = { product_id: string; subid1: string; result: string; url: string };

/** Every tenth call fails; one of them, after the restart, by saying nothing for as long as we care to wait. */
function decide(nth: number): Fault | undefined {
  if (nth === 249) return 'hangAfter';
  return nth % 10 === 9 ? passingFaults[((nth - 9) / 10) % passingFaults.length] : undefined;
}

/** The id of a row's link, as its address has it: a spreadsheet's guard may stand before it in its own column. */
const idOf = ({ url }: Row) => (url ? new URL(url).pathname.split('/').at(-1) : undefined);

async function readResults(page: Page): Promise<Row[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return parse(await readFile(await download.path()), { columns: true });
}

const countBy = (calls: readonly Call[]) => {
  const counts = new Map<string, number>();
  // A call that was told to slow down came to nothing, and is rightly made anew.
  for (const { key, fault } of calls) if (fault !== 'slowDown') counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

test.afterAll(endServers);

test('500 links with faults on a tenth of the calls, and kill -9 in the middle', async ({ page }) => {
  test.setTimeout(240_000);
  const proxy = await startFaultyProxy(decide);
  const environment = {
    DATA_DIR: folderOf('links'),
    AFFILIATE_BASE_URL: proxy.url,
    CREATOR_ACCESS_TOKEN: admin.creatorToken,
  };
  const first = await start(environment);
  await awaitReady(first);
  await signIn(page, 'password', first.url);

  const stamp = `restart ${Date.now().toString(36)}`;
  const products = (await findLinkable(page, 'marketplace.com', first.url)).slice(0, 49);
  const ids = [...products.map(({ primaryId }) => primaryId), 'B0NOTTHERE1'];
  const subids = Array.from({ length: 10 }, (_, at) => `${stamp} ${at}`);
  const keys = ids.flatMap((id) => subids.map((subid) => keyOf(id, subid)));
  expect(new Set(keys).size).toBe(500);
  await page.goto(`${first.url}/links/batch`);
  await page.waitForLoadState('networkidle');
  const lines = ['asin,marketplace', ...ids.map((id) => `${id},marketplace.com`)];
  await page.getByRole('textbox', { name: 'Products' }).fill(lines.join('\n'));
  await page.getByRole('textbox', { name: /^Subids for every product/ }).fill(subids.join('\n'));
  await page.getByRole('button', { name: 'Create 500 links' }).click();
  await page.waitForURL('**/links/batch/*');

  await expect.poll(() => proxy.calls.length, { timeout: 120_000, intervals: [50] }).toBeGreaterThan(220);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = proxy.calls.length;
  expect(before).toBeLessThan(400);
  const second = await start({ ...environment, PORT: first.port });
  await awaitReady(second);

  // The page that was open all the while goes on by itself.
  await expect(page.getByText('500 of 500 rows ended')).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const rows = await readResults(page);
  expect(rows.map((row) => keyOf(row.product_id, row.subid1)).sort()).toEqual([...keys].sort());

  const once = countBy(proxy.calls);
  expect([...once.values()].filter((times) => times !== 1)).toEqual([]);
  const answered = proxy.calls.filter(({ fault }) => fault !== 'slowDown');
  const faultOf = new Map(answered.map(({ key, fault }) => [key, fault]));
  const cut: Row[] = [];
  for (const row of rows) {
    const key = keyOf(row.product_id, row.subid1);
    const usual = row.product_id === 'B0NOTTHERE1' ? 'refused' : 'made';
    if (faultOf.get(key)) expect([key, row.result]).toEqual([key, 'unknown']);
    else if (row.result === 'unknown') cut.push(row);
    else expect([key, row.result]).toEqual([key, usual]);
  }
  // Only what was on its way when the process died.
  expect(cut.length).toBeLessThanOrEqual(4);
  const unknown = rows.filter(({ result }) => result === 'unknown');
  expect(unknown.length).toBeGreaterThan(40);
  const sent = proxy.calls.length;

  proxy.meet(undefined);
  await page.getByRole('button', { name: 'Ask again for unknown rows' }).click();
  expect(proxy.calls).toHaveLength(sent);
  await page.getByRole('button', { name: 'Ask again', exact: true }).click();
  await expect(page.getByText(/ · 10 refused · 0 unknown$/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('500 of 500 rows ended')).toBeVisible();
  expect(
    proxy.calls
      .slice(sent)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(unknown.map((row) => keyOf(row.product_id, row.subid1)).sort());

  const ended = await readResults(page);
  const links = ended.map((row) => idOf(row)).filter((id) => id !== undefined);
  expect(links).toHaveLength(490);
  expect(new Set(links).size).toBe(490);
  // Every link that the platform made, for whichever call, is the one in its row.
  const linkOf = new Map(ended.map((row) => [keyOf(row.product_id, row.subid1), idOf(row)]));
  for (const { key, linkId } of proxy.calls) if (linkId) expect(linkOf.get(key)).toBe(linkId);
  // And the history holds each of them once.
  const batch = new URL(page.url()).pathname.split('/').at(-1);
  const history = await page.request.get(`${first.url}/api/links/export?batch=${batch}`);
  const kept: { url: string }[] = parse(await history.text(), {
    columns: true,
    comment: '#',
  });
  expect(kept.map(({ url }) => url).sort()).toEqual(
    ended
      .filter(({ url }) => url !== '')
      .map(({ url }) => url)
      .sort(),
  );
  test.info().annotations.push({
    type: 'calls',
    description: `${before} before the kill, ${sent} until all had ended, ${unknown.length} unknown, ${cut.length} of them by the kill`,
  });
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  proxy.close();
});
