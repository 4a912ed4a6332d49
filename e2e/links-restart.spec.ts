import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright/test';
import { type Call, type Fault, keyOf, passingFaults, startFaultyProxy } from './faulty-proxy';
import { expect, signedOut as test } from './fixtures';
import { findLinkable } from './links-products';
import { awaitReady, endServers, enter, folderOf, start } from './own-server';
import { waitUntilReady } from './ready';
import { admin } from './servers';

type Row = { product_id: string; subid1: string; result: string; url: string };

/** Links that the platform creates, and rows with an unknown product. */
const links = 150;
const refused = 10;
const all = links + refused;

/** Every fifth call fails. One of them, after the restart, never gets a response. */
function decide(nth: number): Fault | undefined {
  if (nth === 99) return 'hangAfter';
  return nth % 5 === 4 ? passingFaults[((nth - 4) / 5) % passingFaults.length] : undefined;
}

/** The id of a row's link, from its URL. Its id column may start with a spreadsheet's apostrophe. */
const idOf = ({ url }: Row) => (url ? new URL(url).pathname.split('/').at(-1) : undefined);

async function readResults(page: Page): Promise<Row[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  return parse(await readFile(await (await download).path()), { bom: true, columns: true });
}

const countBy = (calls: readonly Call[]) => {
  const counts = new Map<string, number>();
  // A throttled call created nothing, so it is repeated on purpose.
  for (const { key, fault } of calls) if (fault !== 'slowDown') counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

test.afterAll(endServers);

test(`${all} links with faults in a fifth of the calls, and kill -9 halfway`, async ({ page }) => {
  const proxy = await startFaultyProxy(decide);
  const environment = {
    DATA_DIR: folderOf('links'),
    AFFILIATE_BASE_URL: proxy.url,
    CREATOR_ACCESS_TOKEN: admin.creatorToken,
    API_TIMEOUT_SECONDS: '5',
  };
  const first = await start(environment);
  await awaitReady(first);
  await enter(page, first.url);

  const stamp = `restart ${Date.now().toString(36)}`;
  const products = (await findLinkable(page, 'marketplace.com', first.url)).slice(0, links / 10);
  const ids = [...products.map(({ primaryId }) => primaryId), 'B0NOTTHERE1'];
  const subids = Array.from({ length: 10 }, (_, at) => `${stamp} ${at}`);
  const keys = ids.flatMap((id) => subids.map((subid) => keyOf(id, subid)));
  expect(new Set(keys).size).toBe(all);
  await page.goto(`${first.url}/links/batch`);
  await waitUntilReady(page);
  const lines = ['asin,marketplace', ...ids.map((id) => `${id},marketplace.com`)];
  await page.getByRole('textbox', { name: 'Products' }).fill(lines.join('\n'));
  await page.getByRole('textbox', { name: /^Subids for every product/ }).fill(subids.join('\n'));
  await page.getByRole('checkbox', { name: /^Also send/ }).check();
  await page.getByRole('button', { name: `Create ${all} links` }).click();
  await page.waitForURL('**/links/batch/*');

  await expect.poll(() => proxy.calls.length, { timeout: 120_000, intervals: [50] }).toBeGreaterThan(60);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = proxy.calls.length;
  expect(before).toBeLessThan(95);
  const second = await start({ ...environment, PORT: first.port });
  await awaitReady(second);

  // The page that stayed open continues by itself.
  await expect(page.getByText(`${all} of ${all} rows ended`)).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await waitUntilReady(page);
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
  // Only calls that were in flight when the process was killed.
  expect(cut.length).toBeLessThanOrEqual(4);
  const unknown = rows.filter(({ result }) => result === 'unknown');
  expect(unknown.length).toBeGreaterThan(20);
  const sent = proxy.calls.length;

  proxy.meet(undefined);
  await page.getByRole('button', { name: 'Retry unknown rows' }).click();
  expect(proxy.calls).toHaveLength(sent);
  await page.getByRole('button', { name: 'Ask again', exact: true }).click();
  await expect(page.getByText(new RegExp(` · ${refused} rejected · 0 unknown$`))).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText(`${all} of ${all} rows ended`)).toBeVisible();
  expect(
    proxy.calls
      .slice(sent)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(unknown.map((row) => keyOf(row.product_id, row.subid1)).sort());

  const ended = await readResults(page);
  const made = ended.map((row) => idOf(row)).filter((id) => id !== undefined);
  expect(made).toHaveLength(links);
  expect(new Set(made).size).toBe(links);
  // Each link that the platform created must be the one in its row.
  const linkOf = new Map(ended.map((row) => [keyOf(row.product_id, row.subid1), idOf(row)]));
  for (const { key, linkId } of proxy.calls) if (linkId) expect(linkOf.get(key)).toBe(linkId);
  // The history must contain each link once.
  const batch = new URL(page.url()).pathname.split('/').at(-1);
  const history = await page.request.get(`${first.url}/api/exports/links?batch=${batch}`);
  const listed: { url: string }[] = parse(await history.text(), {
    bom: true,
    columns: true,
    comment: '#',
  });
  expect(listed.map(({ url }) => url).sort()).toEqual(
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
