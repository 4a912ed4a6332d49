import { readLinkNames } from '@/features/earnings/earnings';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { readRowNames } from '@/lib/data/read/query/read-names';
import type { SqlValue } from '@/lib/data/store/engine/store';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { toUnits, unitsNumber, unitsText } from '@/lib/data/terms/units';
import type { EvidenceLine } from './evidence-shape';
import type { OwnRows } from './own-rows';

type Page = { byDay: boolean; limit: number; offset: number };

/** Sums click reports and product reports by link, product and currency, and by day if asked: in order of days, then of clicks. */
export async function readLines(
  context: Pick<FreshLedger, 'id' | 'store'>,
  { makerId, range, filters }: OwnRows,
  { byDay, limit, offset }: Page,
): Promise<{ lines: EvidenceLine[]; count: number }> {
  const values: SqlValue[] = [];
  const keys = [...(byDay ? ['day'] : []), 'link', 'product', 'brand', 'marketplace', 'source', 'currency'];
  const named = keys.filter((name) => name !== 'source').join(', ');
  const select = (dataset: 'clicks' | 'reports', metrics: string) =>
    `SELECT '${dataset}' AS source, ${named}, ${metrics}, NOT final AS open FROM ${datasets[dataset].table}
     WHERE ${whereRows(context.id, dataset, range, filters, values).sql}`;
  const rows = await context.store.read(
    `SELECT ${keys.join(', ')}, SUM(clicks) AS clicks, SUM(conversions) AS conversions, SUM(sales) AS sales,
       SUM(commission) AS commission, BOOL_OR(open) AS open, COUNT(*) OVER () AS lines
     FROM (
       ${select('clicks', 'clicks, 0 AS conversions, 0 AS sales, 0 AS commission')} UNION ALL
       ${select('reports', 'clicks, conversions, sales, commission')}
     ) AS found GROUP BY ${keys.join(', ')}
     ORDER BY ${byDay ? 'day, ' : ''}SUM(clicks) DESC, ${keys.join(', ')} LIMIT ${limit} OFFSET ${offset}`,
    values,
  );
  const names = await readLinkNames(context, makerId, [...new Set(rows.map(({ link }) => String(link)))]);
  const nameOf = await readRowNames(context.store.read, context.id, rows);
  const units = (value: SqlValue | undefined) => toUnits(String(value ?? 0));
  const lines = rows.map((row): EvidenceLine => {
    const link = names.get(String(row.link));
    const source = row.source === 'clicks' ? 'clicks' : 'reports';
    return {
      source,
      day: byDay ? String(row.day) : null,
      link: String(row.link),
      linkProduct: link?.product ?? null,
      subid1: link?.subid1 ?? null,
      subid2: link?.subid2 ?? null,
      product: row.product === null ? null : String(row.product),
      productName: nameOf(row, 'product'),
      brand: String(row.brand),
      brandName: nameOf(row, 'brand'),
      marketplace: String(row.marketplace),
      clicks: unitsNumber(units(row.clicks)),
      ...(source === 'clicks'
        ? { currency: null, conversions: null, sales: null, commission: null }
        : {
            currency: String(row.currency),
            conversions: unitsNumber(units(row.conversions)),
            sales: unitsText(units(row.sales)),
            commission: unitsText(units(row.commission)),
          }),
      open: row.open === true,
    };
  });
  return { lines, count: Number(rows[0]?.lines ?? 0) };
}
