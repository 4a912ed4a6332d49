import type { LedgerStore } from '@/lib/data/store/engine/store';
import { sumDays } from '@/lib/data/store/windows/day-sums';
import { raiseFence } from '@/lib/data/store/windows/fence';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { insertWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';

const sources = ['reports:standard', 'reports:cpc'] as const;
const daysOfWindow = 7;
const windowsOfYear = 53;

/** A pseudorandom number below `below`, determined by row and column. */
const draw = (column: string, below: number) => `abs(hashtext('${column}' || n)) % ${below}`;
const drawId = (column: string, below: number) => `CAST(md5('${column}' || ${draw(column, below)}) AS UUID)`;

const insertRows = `
  INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign, marketplace, currency,
    link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
  SELECT $1, $2, '', gen_random_uuid(), day || 'T00:00:00.000Z', day, day < CAST($3 AS DATE) - 30,
    'marketplace-' || market || '.com/B' || product, NULL, 'marketplace-' || market || '.com',
    (ARRAY['USD', 'EUR', 'GBP', 'MXN', 'JPY', 'SEK'])[market % 6 + 1], 'link' || ${draw('link', 5_000)},
    ${drawId('creator', 300)}, CAST(md5('brand' || product % 20) AS UUID), conversions * price, round(conversions * price * 0.12, 4),
    conversions, clicks, clicks - 1, conversions
  FROM (
    SELECT n, CAST($4 AS DATE) + n % ${daysOfWindow} AS day, product, (product % 20 + product / 20 % 6) % 11 AS market,
      ${draw('conversions', 4)} AS conversions, 4 + ${draw('clicks', 30)} AS clicks, ${draw('price', 20_000)} / 100.0 AS price
    FROM (SELECT n, ${draw('product', 2_000)} AS product FROM generate_series(CAST($5 AS INTEGER), CAST($6 AS INTEGER)) AS n) AS rows
  ) AS drawn ORDER BY day DESC, n`;

/** Computes missing month sums, as the end of a sync does. */
export async function sumLedger(store: LedgerStore, workspace: string, today: Day): Promise<void> {
  for (const source of sources) {
    const holder = { workspaceId: workspace, fence: 1 };
    await store.write((session) => raiseFence(session, source, holder));
    await sumMonths(store, holder, source, { range: { from: addDays(today, -370), to: today }, today });
  }
}

/**
 * Stores a year of a workspace's report rows up to `today`, in windows like a sync: 2,000 products of 20 brands, each
 * brand on 6 of 11 marketplaces, 300 creators, 5,000 links and 6 currencies. Newer rows come first. Rows of the last 30
 * days are not final.
 */
export async function fillLedger(store: LedgerStore, workspace: string, rows: number, today: Day) {
  const perWindow = Math.round(rows / windowsOfYear / sources.length);
  let last = 0;
  for (let age = windowsOfYear; age > 0; age -= 1) {
    const to = addDays(today, (1 - age) * daysOfWindow);
    const from = addDays(to, 1 - daysOfWindow);
    for (const source of sources) {
      const window: WindowRecord = {
        source,
        scope: '',
        from,
        to,
        status: 'ok',
        rows: perWindow,
        pages: Math.ceil(perWindow / 100),
        allFinal: age > 5,
        fetchedAt: `${today}T00:00:00.000Z`,
        connection: 'bench',
        reason: null,
      };
      await store.write(async (session) => {
        await session.run(insertRows, [workspace, source, today, from, last + 1, last + perWindow]);
        await sumDays(session, 'reports', [workspace, source, ''], eachDay({ from, to }));
        await insertWindows(session, workspace, [window]);
      });
      last += perWindow;
    }
  }
}
