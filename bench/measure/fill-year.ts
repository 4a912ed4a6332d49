import type { LedgerStore } from '@/lib/data/store/engine/store';
import { sumDays } from '@/lib/data/store/windows/day-sums';
import { addDays, type Day, type DayRange, eachDay } from '@/lib/data/terms/days';
import { sumLedger } from './fill-ledger';

const sources = ['reports:standard', 'reports:cpc'] as const;

/** The id of the creator or brand of a number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const id = (number: string) => `'00000000-0000-4000-8000-' || LPAD(CAST(${number} AS VARCHAR), 12, '0')`;

export type FilledYear = { rows: number; links: number; today: Day };

export const yearOf = (today: Day): DayRange => ({ from: addDays(today, -364), to: today });

/** A pseudorandom number below `below`, determined by the row. */
export const scattered = (factor: number, below: number): string =>
  `CAST((CAST(n AS BIGINT) * ${factor}) % ${below} AS INTEGER)`;

/** Numbered rows, each with a day of the year that begins on `from`, in the order of days, as a sync stores them. */
export const drawRows = (from: Day, first: number, last: number): string =>
  `(SELECT n, CAST('${from}' AS DATE) + ${scattered(2_741, 365)} AS day FROM generate_series(${first}, ${last}) AS t(n) ORDER BY day) AS drawn`;

/** The same report rows of a year in both stores, and their sums. A tenth of the links were created elsewhere. */
export async function fillYear(
  store: LedgerStore,
  workspace: string,
  { rows, links, today }: FilledYear,
): Promise<void> {
  const year = yearOf(today);
  for (const [index, source] of sources.entries()) {
    await store.write(async (session) => {
      await session.run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign, marketplace, currency,
           link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
         SELECT '${workspace}', '${source}', '', gen_random_uuid(), CAST(day AS VARCHAR) || 'T00:00:00.000Z', day,
           day < CAST('${addDays(today, -30)}' AS DATE), 'P' || ${scattered(104_729, 2_000)}, NULL, 'marketplace.com',
           CASE WHEN n % 2 = 0 THEN 'USD' ELSE 'EUR' END, 'link' || ${scattered(7_919, Math.round(links * 1.1))},
           ${id(scattered(31, 300))}, ${id(scattered(17, 20))}, ${scattered(613, 20_000)} / 100.0,
           ${scattered(367, 3_000)} / 100.0, n % 4, 4 + n % 30, 3, 1
         FROM ${drawRows(year.from, index + 1, rows / 2)}`,
      );
      await sumDays(session, 'reports', [workspace, source, ''], eachDay(year));
    });
  }
  await sumLedger(store, workspace, today);
}
