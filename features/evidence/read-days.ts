import { type DayHistory, type Histories, readHistories } from '@/features/settlement/day-histories';
import { readLooks } from '@/features/settlement/day-looks';
import { makeSums } from '@/lib/data/read/figures';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { readSeries } from '@/lib/data/read/summary/summary-series';
import type { Session } from '@/lib/data/store/engine/store';
import { readWindows } from '@/lib/data/store/windows/windows';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { datasets, type SourceId } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, eachDay, earlierOf } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { type Units, unitsNumber, unitsText } from '@/lib/data/terms/units';
import type { EvidenceDay } from './evidence-shape';
import type { OwnRows } from './own-rows';

type Receipts = Record<'reports' | 'clicks', Receipt>;

/** What reports have for each day of own links, and what they had when the day was loaded before. */
export async function readDays(
  read: Session['read'],
  context: FreshLedger,
  { range, filters }: OwnRows,
  receipts: Receipts,
): Promise<EvidenceDay[]> {
  const clicks = await readSeries(read, context, { ...dailyTotals(range, filters), dataset: 'clicks' });
  const reports = await readSeries(read, context, dailyTotals(range, filters));
  const asked = { dataset: 'reports' as const, ...filters };
  const { joined: looks } = await readLooks(read, context.id, asked, { range, gaps: receipts.reports.gaps });
  const histories = await readHistories(read, context.id, asked, { looks, range });
  const loaded = await readLoaded(read, context, range, datasets.reports.sources);
  const lookOf = new Map(looks.map((look) => [look.day, look]));
  const currencies = [...new Set([...reports.map(({ currency }) => currency), ...histories.keys()])];
  const inGap = (day: Day, { gaps }: Receipt) => touchesGap({ from: day, to: day }, gaps);
  return eachDay(range).map((day) => ({
    day,
    clicks: inGap(day, receipts.clicks)
      ? null
      : unitsNumber(clicks.reduce((total, { buckets }) => total + (buckets.get(day)?.clicks ?? 0n), 0n)),
    loaded: inGap(day, receipts.reports) ? null : (loaded.get(day) ?? null),
    seen: lookOf.get(day)?.known.filter((on) => on !== null) ?? [],
    reports: currencies.flatMap((currency) => {
      const sums = reports.find((one) => one.currency === currency)?.buckets.get(day);
      const was = listEarlier(histories.get(currency), day);
      if (!sums && was.length === 0) return [];
      const now = sums ?? makeSums();
      const reported = write(now);
      return [{ currency, clicks: unitsNumber(now.clicks), ...reported, open: now.any, was }];
    }),
  }));
}

const write = (amounts: Record<'conversions' | 'sales' | 'commission', Units>) => ({
  conversions: unitsNumber(amounts.conversions),
  sales: unitsText(amounts.sales),
  commission: unitsText(amounts.commission),
});

/** What a day had at each of its looks. */
function listEarlier(histories: Histories | undefined, day: Day) {
  if (!histories) return [];
  const of = (name: keyof Histories) => histories[name].find((one) => one.day === day);
  const [sales, commission, conversions] = [of('sales'), of('commission'), of('conversions')];
  const known = (sales ?? commission ?? conversions)?.known ?? [];
  const at = (history: DayHistory | undefined, look: number) => history?.values[look] ?? 0n;
  return known.flatMap((on, look) =>
    on === null
      ? []
      : [
          {
            on,
            ...write({
              sales: at(sales, look),
              commission: at(commission, look),
              conversions: at(conversions, look),
            }),
          },
        ],
  );
}

/** When the sources of each day were last loaded: that of the source which was loaded first. */
export async function readLoaded(
  read: Session['read'],
  { id }: Pick<FreshLedger, 'id'>,
  range: DayRange,
  sources: readonly SourceId[],
): Promise<Map<Day, string>> {
  const loaded = new Map<Day, string>();
  for (const window of await readWindows(read, id, sources, range)) {
    if (window.status !== 'ok') continue;
    for (const day of eachDay(window)) {
      loaded.set(day, earlierOf(loaded.get(day) ?? window.fetchedAt, window.fetchedAt));
    }
  }
  return loaded;
}
