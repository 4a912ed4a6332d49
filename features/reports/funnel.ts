import { freshen } from '@/lib/data/read/links/freshen';
import { fromStoredKey } from '@/lib/data/read/query/filter-sql';
import { findLabel, readLabels } from '@/lib/data/read/query/read-labels';
import { readGroupRows, readMemberRows } from '@/lib/data/read/summary/group-rows';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { fewestVisitors, findWeakestStep, toRates } from './find-weakest-step';
import type { FunnelQuery } from './funnel-query';
import {
  type CurrencyFunnel,
  type Funnel,
  type FunnelCounts,
  type FunnelRates,
  type FunnelStep,
  funnelStages,
  funnelSteps,
  stagesOf,
} from './funnel-shape';

const { sources, metrics } = datasets.reports;
const columnOf = (step: FunnelStep, end: 0 | 1) => String(metrics[stagesOf[step][end]]);

const sums = funnelStages.map((stage) => `SUM(${metrics[stage]}) AS ${metrics[stage]}`).join(', ');
const wholes = funnelStages.map((stage) => `SUM(${metrics[stage]}) AS all_${metrics[stage]}`).join(', ');

const allStages = funnelStages.map((stage) => `all_${metrics[stage]}`).join(', ');

const medians = funnelSteps
  .map((step) => {
    const [from, to] = [columnOf(step, 0), columnOf(step, 1)];
    const rate = `CASE WHEN ${from} >= ${fewestVisitors} THEN CAST(${to} AS FLOAT8) / CAST(${from} AS FLOAT8) END`;
    return `PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY ${rate}) AS median_${step}`;
  })
  .join(', ');

/** Conversions lost at each step compared with its median, at least zero. Same as `findWeakestStep`. */
const losses = funnelSteps.map((step) => {
  const [from, to] = [columnOf(step, 0), columnOf(step, 1)];
  const lost = `median_${step} * CAST(${from} AS FLOAT8) - CAST(${to} AS FLOAT8)`;
  const worth = `CAST(all_conversions AS FLOAT8) / NULLIF(CAST(all_${to} AS FLOAT8), 0)`;
  return `COALESCE(CASE WHEN ${from} >= ${fewestVisitors} AND ${lost} >= 1 THEN (${lost}) * ${worth} END, 0)`;
});

/**
 * The funnel of each group by currency: views of the product page, carts and conversions, compared with the median of
 * all groups. Counts are exact; losses are estimates. Uses stored rows and fetches nothing.
 */
export async function readFunnel(ledger: Ledger, query: FunnelQuery): Promise<Funnel> {
  const context = await freshen(ledger, query);
  const { group, top } = query;
  const range = { from: query.from, to: query.to };
  const open = isOpen(range, toDay(nowOf(context)));
  return context.store.snapshot(async ({ read }) => {
    const asked = { query: { ...query, dataset: 'reports' as const }, ranges: [range] };
    const { from, values } = await readGroupRows(read, context, { ...asked, dimension: group });
    // A row counts once in the whole, however many groups it is in.
    const each = isGroupDimension(group)
      ? (await readMemberRows(read, context, { ...asked, dimension: group, values })).from
      : 'grouped';
    const rows = await read(
      `WITH grouped AS (
         SELECT currency, key, MAX(label) AS label, BOOL_OR(NOT final) AS provisional, ${sums} FROM ${from} GROUP BY 1, 2
       ), whole AS (
         SELECT currency, ${wholes} FROM ${each} GROUP BY 1
       ), middle AS (
         SELECT currency, COUNT(*) AS total, ${medians} FROM grouped GROUP BY 1
       ), typical AS (
         SELECT middle.*, ${allStages} FROM middle JOIN whole USING (currency)
       ), ranked AS (
         SELECT grouped.*, ROW_NUMBER() OVER (
             PARTITION BY currency ORDER BY GREATEST(${losses.join(', ')}) DESC, clicks DESC, key NULLS LAST
           ) AS position
         FROM grouped JOIN typical USING (currency)
       )
       SELECT ranked.*, typical.* FROM ranked JOIN typical USING (currency)
       WHERE position <= ${top} ORDER BY ranked.currency, position`,
      values,
    );
    const named = { dataset: 'reports', range, dimension: group } as const;
    const keys = rows.map(({ key }) => fromStoredKey(group, key));
    const labels = await readLabels(read, context.id, named, keys);
    const currencies = new Map<string, CurrencyFunnel>();
    for (const row of rows) {
      const currency = String(row.currency);
      const funnel = currencies.get(currency) ?? toFunnel(currency, row);
      currencies.set(currency, funnel);
      const key = fromStoredKey(group, row.key);
      const counts = readCounts(row);
      funnel.groups.push({
        key,
        label: row.label === null ? findLabel(labels, key) : String(row.label),
        counts,
        rates: toRates(counts),
        weakest: findWeakestStep(counts, funnel.medians, funnel.counts),
        provisional: open || row.provisional === true,
      });
    }
    const receipt = await readReceipt(read, context, sources, range);
    return {
      range,
      currencies: [...currencies.values()],
      receipt,
      basis: makeBasis([rowsBasis(['reports'], range, receipt)], context.lists, context.unknownValues),
    };
  });
}

function toFunnel(currency: string, row: SqlRow): CurrencyFunnel {
  const counts = readCounts(row, 'all_');
  const median = (step: FunnelStep) => {
    const value = row[`median_${step}`];
    return value === null ? null : Number(value);
  };
  const middle: FunnelRates = { view: median('view'), cart: median('cart'), purchase: median('purchase') };
  return {
    currency,
    counts,
    rates: toRates(counts),
    medians: middle,
    total: Number(row.total),
    groups: [],
  };
}

function readCounts(row: SqlRow, prefix = ''): FunnelCounts {
  const count = (stage: keyof FunnelCounts) => Number(row[`${prefix}${metrics[stage]}`]);
  return {
    clicks: count('clicks'),
    detailPageViews: count('detailPageViews'),
    addToCarts: count('addToCarts'),
    conversions: count('conversions'),
  };
}
