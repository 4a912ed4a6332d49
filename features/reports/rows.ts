import { Failure } from '@/lib/base/failure';
import { readGroupsOf } from '@/lib/data/read/groups/read-groups-of';
import { freshen } from '@/lib/data/read/links/freshen';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { type RowNames, readRowNames } from '@/lib/data/read/query/read-names';
import type { Session, SqlRow } from '@/lib/data/store/engine/store';
import { sqlTypes } from '@/lib/data/store/engine/tables';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import type { Ledger } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { type DatasetName, datasets, groupKindsIn } from '@/lib/data/terms/datasets';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { readRowCursor, writeRowCursor } from './row-cursor';
import type { LedgerRow, RowsPage } from './row-shape';
import { type RowsQuery, rowSorts } from './rows-query';

/**
 * A page of stored rows. Keyset pagination, so pages stay correct while rows are added. Throws Failure `invalid_input`
 * for another query's cursor, or a sort that the dataset lacks.
 */
export async function listRows(ledger: Ledger, query: RowsQuery): Promise<RowsPage> {
  const { table, metrics, sources } = datasets[query.dataset];
  const sortColumn = query.sort === 'at' ? 'instant' : metrics[query.sort];
  if (!sortColumn) {
    const sorts = rowSorts.filter((sort) => sort === 'at' || sort in metrics);
    throw new Failure('invalid_input', 'Input Validation Failed', {
      issues: [{ field: 'sort', message: `must be one of ${sorts.join(', ')} for ${query.dataset}` }],
    });
  }
  const position = readRowCursor(ledger.id, query);
  const range = { from: query.from, to: query.to };
  const where = whereRows(ledger.id, query.dataset, range, query);
  let after = '';
  if (position) {
    const sign = query.order === 'desc' ? '<' : '>';
    where.values.push(position.value, position.id);
    const at = where.values.length;
    const value = query.sort === 'at' ? `$${at - 1}` : `CAST($${at - 1} AS ${sqlTypes.money})`;
    const id = `CAST($${at} AS UUID)`;
    after = `AND (${sortColumn} ${sign} ${value} OR (${sortColumn} = ${value} AND id ${sign} ${id}))`;
  }
  const context = await freshen(ledger, query, { groups: groupKindsIn(query.dataset) });
  return context.store.snapshot(async (session) => {
    const { read } = session;
    const rows = await read(
      `SELECT * FROM ${table} WHERE ${where.sql} ${after}
       ORDER BY ${sortColumn} ${query.order}, id ${query.order} LIMIT ${query.limit + 1}`,
      where.values,
    );
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const nameOf = await readRowNames(read, context.id, page);
    const groupsOf = await readRowGroups(session, context.id, query.dataset, page);
    const more = rows.length > query.limit && last;
    const receipt = await readReceipt(read, context, sources, range);
    return {
      rows: page.map((row) => ({ ...toLedgerRow(query.dataset, row, nameOf), ...groupsOf(row) })),
      cursor: more
        ? writeRowCursor(context.id, query, { value: String(last[sortColumn]), id: String(last.id) })
        : null,
      receipt,
      basis: makeBasis([rowsBasis([query.dataset], range, receipt)], context.lists, context.unknownValues),
    };
  });
}

type RowGroups = Pick<LedgerRow, 'creatorGroups' | 'productGroups'>;

/** The groups of the creators and products of rows. */
async function readRowGroups(
  session: Session,
  workspaceId: string,
  dataset: DatasetName,
  rows: readonly SqlRow[],
): Promise<(row: SqlRow) => RowGroups> {
  const read = async (kind: GroupKind) => {
    if (!datasets[dataset].dimensions[kind]) return undefined;
    const ids = [...new Set(rows.flatMap((row) => textOrNull(row[kind]) ?? []))];
    return readGroupsOf(session, workspaceId, kind, ids);
  };
  const [creators, products] = [await read('creator'), await read('product')];
  const namesOf = (groups: typeof creators, id: SqlRow[string] | undefined) =>
    groups && (groups.get(String(id)) ?? []).map(({ name }) => name);
  return (row) => ({
    creatorGroups: namesOf(creators, row.creator),
    productGroups: namesOf(products, row.product),
  });
}

const textOrNull = (value: SqlRow[string] | undefined) =>
  value === null || value === undefined ? null : String(value);

function toLedgerRow(dataset: DatasetName, row: SqlRow, nameOf: RowNames): LedgerRow {
  const text = (name: string) => textOrNull(row[name]) ?? undefined;
  const optional = (name: string) => (row[name] === undefined ? undefined : textOrNull(row[name]));
  const money = (name: string) =>
    row[name] === undefined ? undefined : unitsText(toUnits(String(row[name])));
  const count = (name: string) => (row[name] === undefined ? undefined : Number(row[name]));
  const [, payoutModel] = String(row.source).split(':');
  return {
    id: String(row.id),
    at: String(row.instant),
    day: String(row.day),
    final: row.final === true,
    payoutModel: payoutModel === 'standard' || payoutModel === 'cpc' ? payoutModel : undefined,
    product: optional('product'),
    productName: nameOf(row, 'product') ?? undefined,
    campaign: optional('campaign'),
    campaignName: text('campaign_name'),
    marketplace: String(row.marketplace),
    currency: dataset === 'clicks' ? null : String(row.currency),
    link: text('link'),
    linkType: text('link_type'),
    creator: optional('creator'),
    creatorName: nameOf(row, 'creator') ?? undefined,
    creatorTag: text('creator_tag'),
    creatorTagName: text('creator_tag_name'),
    brand: String(row.brand),
    brandName: nameOf(row, 'brand') ?? undefined,
    sales: money('sales'),
    commission: money('commission'),
    bonus: money('bonus'),
    clicks: count('clicks'),
    conversions: count('conversions'),
    detailPageViews: count('detail_page_views'),
    addToCarts: count('add_to_carts'),
  };
}
