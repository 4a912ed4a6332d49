import { whereRows } from '@/lib/data/read/query/filter-sql';
import { nameRows } from '@/lib/data/read/query/placement-sql';
import type { Session } from '@/lib/data/store/engine/store';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { ExportQuery } from './export-query';

const rowsPerChunk = 8_000;

/** Number of filtered rows, and ranges of days with about 8,000 rows each, so that memory use stays constant. */
export async function planChunks(
  session: Session,
  context: FreshLedger,
  query: ExportQuery,
): Promise<{ rows: number; chunks: DayRange[] }> {
  const where = whereRows(context.id, query.dataset, query, query);
  const days = await session.read(
    `SELECT day, COUNT(*) AS row_count FROM ${datasets[query.dataset].table}
     WHERE ${where.sql} GROUP BY day ORDER BY day`,
    where.values,
  );
  const chunks: DayRange[] = [];
  let rows = 0;
  let inChunk = Number.POSITIVE_INFINITY;
  for (const { day, row_count } of days) {
    const count = Number(row_count);
    const last = chunks.at(-1);
    if (last && inChunk + count <= rowsPerChunk) {
      last.to = String(day);
      inChunk += count;
    } else {
      chunks.push({ from: String(day), to: String(day) });
      inChunk = count;
    }
    rows += count;
  }
  return { rows, chunks };
}

/** Joins rows to text in the store, which is faster than reading each. `line`: the SQL of one row. */
export async function readCsvLines(
  session: Session,
  context: FreshLedger,
  query: ExportQuery,
  line: string,
): Promise<string> {
  const where = whereRows(context.id, query.dataset, query, query);
  const [found] = await session.read(
    `SELECT string_agg(${line}, chr(10) ORDER BY day, instant, id) AS lines
     FROM ${nameRows(query.dataset, context.id, where)}`,
    where.values,
  );
  return String(found?.lines ?? '');
}
