import { addDays, type DayRange, eachDay, toDay } from '@/lib/data/days';
import { madeLinks } from '@/lib/data/links/schema';
import type { LedgerStore } from '@/lib/data/store/store';
import { sumDays } from '@/lib/data/windows/day-sums';
import { users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { sumLedger } from './fill-ledger';

export const rows = Number(process.env.BENCH_ROWS || 1_000_000);
export const links = Number(process.env.BENCH_LINKS || 50_000);
/** Products that links and rows are of. */
export const soldProducts = 2_000;
export const today = toDay(new Date());
export const year: DayRange = { from: addDays(today, -364), to: today };
const sources = ['reports:standard', 'reports:cpc'] as const;

/** A pseudorandom number below `below`, determined by the row. */
export const scattered = (factor: number, below: number): string =>
  `CAST((CAST(n AS BIGINT) * ${factor}) % ${below} AS INTEGER)`;

/** Numbered rows, each with a day of the year. */
export const drawn = (from: number, to: number): string =>
  `(SELECT n, CAST('${year.from}' AS DATE) + ${scattered(2_741, 365)} AS day FROM generate_series(${from}, ${to}) AS t(n)) AS drawn`;

/** The same rows in both stores. A tenth of the links were created elsewhere. */
export async function fillRows(store: LedgerStore, workspace: string): Promise<void> {
  for (const [index, source] of sources.entries()) {
    await store.write(async (session) => {
      await session.run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign, marketplace, currency,
           link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
         SELECT '${workspace}', '${source}', '', gen_random_uuid(), CAST(day AS VARCHAR) || 'T00:00:00.000Z', day,
           day < CAST('${addDays(today, -30)}' AS DATE), 'P' || ${scattered(104_729, soldProducts)}, NULL, 'marketplace.com',
           CASE WHEN n % 2 = 0 THEN 'USD' ELSE 'EUR' END, 'link' || ${scattered(7_919, Math.round(links * 1.1))},
           'creator' || ${scattered(31, 300)}, 'brand' || ${scattered(17, 20)}, ${scattered(613, 20_000)} / 100.0,
           ${scattered(367, 3_000)} / 100.0, n % 4, 4 + n % 30, 3, 1
         FROM ${drawn(index + 1, rows / 2)}`,
      );
      await sumDays(session, 'reports', [workspace, source, ''], eachDay(year));
    });
  }
  await sumLedger(store, workspace, today);
}

/** Every 25th link belongs to the creator whose earnings are requested. */
export async function placeLinks(db: Db): Promise<{ workspaceId: string; creatorId: string }> {
  const [workspace] = await db.insert(workspaces).values({ name: 'Bench' }).returning();
  const people = ['bench', 'creator'].map((name) => ({ email: `${name}@example.com`, name }));
  const [user, creator] = await db.insert(users).values(people).returning();
  if (!workspace || !user || !creator) throw new Error('No workspace was made.');
  const made = Array.from({ length: links }, (_, at) => ({
    ...{
      workspaceId: workspace.id,
      userId: (at % 25 ? user : creator).id,
      linkId: `link${at}`,
      productId: `P${at % soldProducts}`,
    },
    ...{ subid1: `place ${at % 500}`, subid2: `post ${at % 20_000}`, marketplace: 'marketplace.com' },
    ...{ type: 'product', url: 'https://example.com', mobileUrl: 'https://example.com' },
  }));
  for (let start = 0; start < made.length; start += 1_000) {
    await db.insert(madeLinks).values(made.slice(start, start + 1_000));
  }
  return { workspaceId: workspace.id, creatorId: creator.id };
}
