import { chooseOneCurrency } from '@/lib/ledger/currencies';
import { addFigures } from './add-figures';
import type { CatalogContext } from './context';
import type { CreatorQuery } from './creator-query';
import type { CreatorRow, CreatorSort, CreatorsAnswer } from './creator-shape';
import { toListReceipt } from './list-receipt';
import { listSources } from './list-sources';
import { matchText } from './match-text';
import { orderRows, type SortKey } from './order-rows';
import { readPerformance } from './performance';
import type { CurrencyFigures } from './performance-shape';
import { readItems } from './read-items';
import { readPartners } from './read-partners';

const waitMs = 5_000;

/** One stretch of the active partners, beside their figures. Throws Failure. */
export async function listCreators(context: CatalogContext, query: CreatorQuery): Promise<CreatorsAnswer> {
  const { from, to, brands = [], q, sort, order, offset, limit } = query;
  const [held, performance, { brandNames, tagsOf }] = await Promise.all([
    readItems(context.reader, listSources.creators, { waitMs, refresh: query.refresh }),
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
  const totals = addFigures(rows.map(({ figures }) => figures));
  const currency = chooseOneCurrency(totals, query.currency);
  const entryOf = ({ figures }: CreatorRow) => figures.find((entry) => entry.currency === currency);
  const keyOf = (row: CreatorRow) => toSortKey(row, entryOf(row), sort);
  const ordered = sort === 'listed' ? rows : orderRows(rows, keyOf, order);
  return {
    rows: ordered.slice(offset, offset + limit),
    offset,
    total: rows.length,
    totals,
    currency,
    brands: [...brandNames].map(([id, name]) => ({ id, name })),
    list: toListReceipt(held),
    performance: { ...performance.range, receipt: performance.receipt },
  };
}

/** Every figure is compared within the currency that is shown. */
function toSortKey(row: CreatorRow, entry: CurrencyFigures | undefined, sort: CreatorSort): SortKey {
  if (sort === 'name' || sort === 'listed') return row.creator.name.toLowerCase();
  const value = entry?.figures[sort];
  return { amount: value === undefined || value === null ? null : Number(value) };
}
