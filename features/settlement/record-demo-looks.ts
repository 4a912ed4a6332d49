import type { SourceId } from '@/lib/data/datasets';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/days';
import type { LedgerStore, Session } from '@/lib/data/store/store';
import { betweenValues } from '@/lib/data/windows/column-text';
import { lookAges } from '@/lib/data/windows/look-ages';

const sources: readonly SourceId[] = ['reports:standard', 'reports:cpc'];

/** By how much a row changed at an age. Amounts are decimal text. */
type Correction = {
  source: SourceId;
  day: Day;
  age: number;
  currency: string;
  brand: string;
  product: string;
  creator: string;
  link: string;
  sales: string;
  commission: string;
  conversions: number;
};

/** Days until yesterday, and how their rows changed since. */
type DemoHistory = { from: Day; to: Day; corrections: readonly Correction[] };

/** Records what daily fetches of the demo would have seen, unless it has looks. Its rows are fetched later. */
export async function recordDemoLooks(
  store: LedgerStore,
  workspaceId: string,
  history: () => Promise<DemoHistory | null>,
): Promise<void> {
  const [any] = await store.read('SELECT 1 AS found FROM ledger.looks WHERE workspace = $1 LIMIT 1', [
    workspaceId,
  ]);
  const known = any ? null : await history();
  if (!known) return;
  await store.write(async (session) => {
    await insertRows(session, workspaceId, 'ledger.looks', looksOf(known), {
      ...{ source: 'VARCHAR', scope: 'VARCHAR', day: 'DATE', age: 'INTEGER', seen: 'INTEGER' },
      seen_at: 'VARCHAR',
    });
    const rows = known.corrections.map((row) => ({ ...row, scope: '' }));
    await insertRows(session, workspaceId, 'ledger.differences', rows, {
      ...{ source: 'VARCHAR', scope: 'VARCHAR', day: 'DATE', age: 'INTEGER', currency: 'VARCHAR' },
      ...{ brand: 'VARCHAR', product: 'VARCHAR', creator: 'VARCHAR', link: 'VARCHAR' },
      ...{ sales: 'DECIMAL(38,8)', commission: 'DECIMAL(38,8)', conversions: 'DECIMAL(38,8)' },
    });
  });
}

/** Of each day, a look at each age that it has reached. */
const looksOf = ({ from, to }: DemoHistory) => {
  const today = addDays(to, 1);
  return sources.flatMap((source) =>
    eachDay({ from, to }).flatMap((day) =>
      lookAges
        .filter((age) => age <= daysBetween(day, today))
        .map((age) => ({
          ...{ source, scope: '', day, age, seen: age },
          seen_at: `${addDays(day, age)}T06:00:00.000Z`,
        })),
    ),
  );
};

/** Inserts rows as one text per column. */
async function insertRows<Name extends string>(
  { run, splitText }: Session,
  workspaceId: string,
  table: string,
  rows: readonly Record<Name, string | number>[],
  types: Record<Name, string>,
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(types) as Name[];
  const texts = names.map((name) => rows.map((row) => row[name]).join(betweenValues));
  const given = names.map((name, at) => `unnest(${splitText(`$${at + 2}`)}) AS ${name}`);
  await run(
    `INSERT INTO ${table} (workspace, ${names.join(', ')})
     SELECT CAST($1 AS VARCHAR), ${names.map((name) => `CAST(${name} AS ${types[name]})`).join(', ')}
     FROM (SELECT ${given.join(', ')}) AS given`,
    [workspaceId, ...texts],
  );
}
