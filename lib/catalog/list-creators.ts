import { addFigures } from './add-figures';
import type { CreatorQuery } from './creator-query';
import type { CreatorRow, CreatorSort, CreatorsAnswer } from './creator-shape';
import { heldLists } from './held-lists';
import type { CatalogContext } from './list-products';
import { toListReceipt } from './list-receipt';
import { matchText } from './match-text';
import { orderRows, type SortKey } from './order-rows';
import { readPerformance } from './performance';
import type { CurrencyFigures } from './performance-shape';
import { readPartners } from './read-partners';

const waitMs = 5_000;

/** One stretch of the active partners, beside their figures. Throws Failure. */
export async function listCreators(context: CatalogContext, query: CreatorQuery): Promise<CreatorsAnswer> {
  const { from, to, brands = [], q, sort, order, offset, limit } = query;
  const [held, performance, { brandNames, tagsOf }] = await Promise.all([
    heldLists.creators(context.reader, { waitMs, refresh: query.refresh }),
    readPerformance(context.ledger, 'creator', { from, to }),
    readPartners(context.reader),
  ]);
  const mentions = matchText(q);
  const rows = held.rows
    .filter(
      (creator) =>
        (brands.length === 0 || creator.partneredBrandIds.some((id) => brands.includes(id))) &&
        mentions(creator.name, creator.email, creator.id, ...(tagsOf.get(creator.id) ?? [])),
    )
    .map((creator) => ({
      creator,
      brands: creator.partneredBrandIds.map((id) => ({ id, name: brandNames.get(id) ?? id })),
      figures: performance.byKey.get(creator.id) ?? [],
      tags: tagsOf.get(creator.id) ?? [],
    }));
  const ordered = sort === 'listed' ? rows : orderRows(rows, keys[sort], order);
  return {
    rows: ordered.slice(offset, offset + limit),
    offset,
    total: rows.length,
    totals: addFigures(rows.map(({ figures }) => figures)),
    brands: [...brandNames].map(([id, name]) => ({ id, name })),
    list: toListReceipt(held),
    performance: { ...performance.range, receipt: performance.receipt },
  };
}

const money = (row: CreatorRow, read: (entry: CurrencyFigures) => string | null): SortKey => {
  const [entry] = row.figures;
  const amount = entry && read(entry);
  return { currency: entry?.currency, amount: amount ? Number(amount) : null };
};

const count = (row: CreatorRow, metric: 'clicks' | 'conversions'): SortKey => ({
  amount:
    row.figures.length === 0 ? null : row.figures.reduce((sum, entry) => sum + entry.figures[metric], 0),
});

const keys: Record<Exclude<CreatorSort, 'listed'>, (row: CreatorRow) => SortKey> = {
  name: ({ creator }) => creator.name.toLowerCase(),
  sales: (row) => money(row, ({ figures }) => figures.sales),
  commission: (row) => money(row, ({ figures }) => figures.commission),
  clicks: (row) => count(row, 'clicks'),
  conversions: (row) => count(row, 'conversions'),
  conversionRate: ({ figures }) => ({ amount: figures[0]?.figures.conversionRate ?? null }),
  epc: (row) => money(row, ({ figures }) => figures.epc),
};
