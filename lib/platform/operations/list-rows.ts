import type { Context } from '../context';
import { openPage } from '../cursors/page';
import { JsonText } from '../http/json-text';
import type { RowFilters } from '../store/report-stretches';
import type { RowReader } from '../store/row-reader';

type RowsQuery = { start: string; end: string; limit: number; cursor?: string | undefined };

/** A page of report rows as the API gives it. */
export async function listRows(
  context: Context,
  query: RowsQuery,
  readRows: RowReader,
  filters: RowFilters,
): Promise<JsonText> {
  const page = openPage(context, query);
  const found = await readRows(context.db, { filters, range: query, page });
  const { rows, cursor } = page.cut(found, (row) => {
    const { date, id } = JSON.parse(row);
    return [date, id];
  });
  return new JsonText(`{"reports":[${rows.join(',')}],"cursor":${JSON.stringify(cursor)}}`);
}
