import { insertColumns } from '@/lib/data/store/engine/insert-columns';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';

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
    await insertColumns(session, { table: 'ledger.looks', workspaceId }, looksOf(known), {
      source: 'VARCHAR',
      scope: 'VARCHAR',
      day: 'DATE',
      age: 'INTEGER',
      seen: 'INTEGER',
      seen_at: 'VARCHAR',
    });
    const rows = known.corrections.map((row) => ({ ...row, scope: '' }));
    await insertColumns(session, { table: 'ledger.differences', workspaceId }, rows, {
      source: 'VARCHAR',
      scope: 'VARCHAR',
      day: 'DATE',
      age: 'INTEGER',
      currency: 'VARCHAR',
      brand: 'VARCHAR',
      product: 'VARCHAR',
      creator: 'VARCHAR',
      link: 'VARCHAR',
      sales: 'DECIMAL(38,8)',
      commission: 'DECIMAL(38,8)',
      conversions: 'DECIMAL(38,8)',
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
          source,
          scope: '',
          day,
          age,
          seen: age,
          seen_at: `${addDays(day, age)}T06:00:00.000Z`,
        })),
    ),
  );
};
