import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList, readListReceipt } from '@/lib/data/fetch/lists/read-list';
import {
  findRecordedSince,
  type LastListed,
  type ProductKey,
  readLastListed,
  readValueChanges,
  type ValueChange,
} from '@/lib/data/read/lists/read-product-values';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { readListed } from '@/lib/data/store/lists/record-product-changes';
import type { ProductField } from '@/lib/data/store/lists/schema';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import type { Catalog } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, eachDay, toDay } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { DayClicks, ProductHistory } from './history-shape';
import type { ProductHistoryQuery } from './product-query';
import { listSteps, type ValueStep } from './value-steps';

/** How long the first request waits for the complete catalog. */
const waitMs = 2_500;

/**
 * The price, stock and listed commission rate of a product over time, as the stored lists had them, with its clicks by day.
 * Throws Failure `key_missing`, and that of a catalog that cannot be read.
 */
export async function readProductHistory(
  catalog: Catalog,
  { product, marketplace, from, to }: ProductHistoryQuery,
): Promise<ProductHistory> {
  const range = { from, to };
  const key = { marketplace, id: product };
  const { db, id: workspaceId } = catalog;
  const list = await readList(catalog, listSources.products, { waitMs });
  const today = toDay(nowOf(catalog));
  const recordedSince = await findRecordedSince(db, list.connection, today);
  const changes = await readValueChanges(db, list.connection, key);
  return catalog.store.snapshot(async ({ read }) => {
    const { lists, list: shown } = await readListReceipt(read, catalog, list, []);
    // A walk may have ended meanwhile.
    const walk = (await readListStates(read, workspaceId, [list.name])).get(list.name)?.walk ?? -1;
    const last = await readLastListed(read, { workspaceId, walk, asOf: shown.asOf }, key);
    const receipt = await readReceipt(read, catalog, datasets.reports.sources, range);
    const counted = await sumClicks(read, workspaceId, key, range);
    const isReported = isReportedMarketplace(marketplace) || counted.size > 0;
    const clicks = isReported ? nameDays(counted, { range, gaps: receipt.gaps, today }) : null;
    return {
      product: { ...key, name: last?.product.title ?? null },
      range,
      recordedSince,
      listedOn: last?.day ?? null,
      isListed: last?.isListed ?? false,
      ...describeValues(changes, { since: recordedSince, last }, range),
      clicks,
      receipt,
      list: shown,
      basis: makeBasis([rowsBasis(['reports'], range, receipt)], lists),
    };
  });
}

/** The steps of each value. */
function describeValues(
  changes: readonly ValueChange[],
  { since, last }: { since: Day; last: LastListed | null },
  range: DayRange,
): Pick<ProductHistory, 'price' | 'rate' | 'inStock' | 'active'> {
  const listed = last && readListed(last.product);
  const stepsOf = (field: ProductField) =>
    listSteps(
      changes.filter((change) => change.field === field),
      { since, last: last && listed && { day: last.day, value: listed[field] } },
      range,
    );
  const as = <Value>(steps: ValueStep[], toValue: (text: string) => Value): ValueStep<Value>[] =>
    steps.map(({ value, ...days }) => ({ ...days, value: toValue(value) }));
  return {
    price: as(stepsOf('price'), (text) => {
      const [amount = '', currency = ''] = text.split(' ');
      return { amount, currency };
    }),
    rate: stepsOf('rate'),
    inStock: as(stepsOf('stock'), (text) => text === 'in'),
    active: as(stepsOf('active'), (text) => text === 'yes'),
  };
}

type Sum = { clicks: number; isFinal: boolean };

/** Clicks of a product by day. Days without rows are absent. */
async function sumClicks(
  read: Session['read'],
  workspaceId: string,
  { marketplace, id }: ProductKey,
  range: DayRange,
): Promise<Map<Day, Sum>> {
  const where = whereRows(workspaceId, 'reports', range, {
    products: [writeFilterValue('product', id)],
    marketplaces: [writeFilterValue('marketplace', marketplace)],
  });
  const rows = await read(
    `SELECT CAST(day AS VARCHAR) AS day, SUM(clicks) AS clicks, BOOL_AND(final) AS is_final
     FROM ledger.reports WHERE ${where.sql} GROUP BY 1`,
    where.values,
  );
  return new Map(
    rows.map((row) => [String(row.day), { clicks: Number(row.clicks), isFinal: row.is_final === true }]),
  );
}

/** Every day of a range with its clicks. */
function nameDays(
  sums: ReadonlyMap<Day, Sum>,
  { range, gaps, today }: { range: DayRange; gaps: readonly DayRange[]; today: Day },
): DayClicks[] {
  return eachDay(range).map((day) => {
    const days = { from: day, to: day };
    const sum = sums.get(day);
    // A day that has begun has no zero yet.
    if (touchesGap(days, gaps) || day > today || (day === today && !sum)) {
      return { day, clicks: null, mayChange: false };
    }
    return { day, clicks: sum?.clicks ?? 0, mayChange: isOpen(days, today) || sum?.isFinal === false };
  });
}
