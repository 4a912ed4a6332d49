import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportRow } from '@/lib/contract/resources/report';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { prepareSetUp, today } from '@/lib/data/testing/sync-set-up';

const range = { from: '2026-05-20', to: '2026-06-29' };

/** Changes of a young row while rows are read: it is deleted or moves to another day. */
const accidents = fc.record({
  pageSize: fc.constantFrom(3, 5),
  rowsADay: fc.integer({ min: 2, max: 8 }),
  everyPages: fc.integer({ min: 2, max: 6 }),
  kinds: fc.array(fc.constantFrom('remove', 'move'), { minLength: 1, maxLength: 4 }),
  picks: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }),
  atMost: fc.constantFrom(1, 3, 1_000),
});

eachLedger('Rows that vanish or move while they are read', (ledger) => {
  const setUp = prepareSetUp(ledger);

  it('never hide another row without a stale receipt, and figures are exact once changes stop', async () => {
    const property = fc.asyncProperty(accidents, async (given) => {
      const rows = eachDay(range).flatMap((date) =>
        Array.from({ length: given.rowsADay }, () => reportRow({ date, final: false })),
      );
      const api = makeFakeApi({ standard: sortNewest(rows) }, given.pageSize);
      const touched = new Set<string>();
      api.fault = ({ id, at }, answer) => {
        if (id !== 'listReports' || at % given.everyPages !== 0 || touched.size >= given.atMost)
          return answer();
        const answered = answer();
        const list = api.rows.standard;
        const row = list[(given.picks[at % given.picks.length] ?? 0) % list.length];
        if (!row) return answered;
        touched.add(row.id);
        const kept = list.filter((other) => other !== row);
        const date = `${addDays(row.date.slice(0, 10), -2) < range.from ? range.to : addDays(row.date.slice(0, 10), -2)}T00:00:00.000Z`;
        api.rows.standard =
          given.kinds[at % given.kinds.length] === 'remove' ? kept : sortNewest([...kept, { ...row, date }]);
        return answered;
      };
      const { run, sum, clock, context } = await setUp(api, { now: today });
      const readIds = async () => {
        const { store, id: workspaceId } = context();
        const held = await store.read(
          'SELECT CAST(id AS VARCHAR) AS id FROM ledger.reports WHERE workspace = $1',
          [workspaceId],
        );
        return new Set(held.map(({ id }) => String(id)));
      };
      await run({ range });
      const { receipt } = await sum(range);
      const held = await readIds();
      const hidden = rows.filter(({ id }) => !touched.has(id) && !held.has(id));
      if (hidden.length > 0) expect(receipt.stale).toBe(true);

      api.fault = null;
      clock.now = new Date(today.getTime() + 11 * 60_000);
      await run({ range });
      expect([...(await readIds())].sort()).toEqual(api.rows.standard.map(({ id }) => id).sort());
      const after = await sum(range);
      expect(after.receipt).toMatchObject({ state: 'complete' });
      expect(after.currencies[0]?.figures.clicks).toBe(api.rows.standard.length * 5);
    });
    await fc.assert(property, { numRuns: 6 });
  });
});

const sortNewest = (rows: readonly ReportRow[]): ReportRow[] =>
  [...rows].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1));
