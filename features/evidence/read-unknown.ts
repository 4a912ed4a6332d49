import { readLinkNames } from '@/features/earnings/earnings';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { listAsked } from '@/lib/data/read/values/read-unknown-values';
import type { SqlValue } from '@/lib/data/store/engine/store';
import { ever } from '@/lib/data/store/windows/windows';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import type { OwnRows } from './own-rows';

/** Values of filters that own links never had. What others have is neither known nor suggested. */
export async function readUnknown(
  context: Pick<FreshLedger, 'id' | 'store'>,
  { makerId, filters: { makers, ...filters } }: OwnRows,
): Promise<UnknownValue[]> {
  const unknown: UnknownValue[] = [];
  for (const { filter, kind, values: given, write } of listAsked(filters)) {
    const values: SqlValue[] = [];
    const own = { makers, [filter]: given.map(write) };
    const select = (dataset: 'reports' | 'clicks') =>
      `SELECT CAST(${kind} AS VARCHAR) AS value FROM ${datasets[dataset].table}
       WHERE ${whereRows(context.id, dataset, ever, own, values).sql}`;
    const rows = await context.store.read(`${select('reports')} UNION ${select('clicks')}`, values);
    const made = kind === 'link' ? [...(await readLinkNames(context, makerId, given)).keys()] : [];
    const known = new Set([...rows.map(({ value }) => String(value)), ...made]);
    const missing = given.filter((value) => !known.has(value));
    unknown.push(
      ...missing.map((value) => ({ filter, value: write(value), state: 'unknown' as const, known: [] })),
    );
  }
  return unknown;
}
