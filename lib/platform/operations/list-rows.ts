import type { Context } from '../context';
import { openPage } from '../cursors/page';
import { JsonText } from '../http/json-text';
import { readOwnBrands } from '../store/own-brands';
import type { RowFilters } from '../store/report-stretches';
import type { RowReader } from '../store/row-reader';

type RowsQuery = {
  start: string;
  end: string;
  brand_ids?: string[] | undefined;
  marketplace: string;
  payout_model: RowFilters['payoutModel'];
  limit: number;
  cursor?: string | undefined;
};

/** A page of report rows as the API gives it; of these products alone, where some are named. */
export async function listRows(
  context: Context,
  query: RowsQuery,
  asins: string[] | undefined,
  readRows: RowReader,
): Promise<JsonText> {
  const { db, ownerId } = context;
  const page = openPage(context, query);
  const filters = {
    sellerId: ownerId,
    brandIds: await readOwnBrands(db, ownerId, query.brand_ids),
    asins,
    marketplace: query.marketplace,
    payoutModel: query.payout_model,
  };
  const found = await readRows(db, { filters, range: query, page });
  const { rows, cursor } = page.cut(found, (row) => {
    const { date, id }: { date: string; id: string } = JSON.parse(row);
    return [date, id];
  });
  return new JsonText(`{"reports":[${rows.join(',')}],"cursor":${JSON.stringify(cursor)}}`);
}
