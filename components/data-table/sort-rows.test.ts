import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataColumn } from './column';
import { sortRows } from './sort-rows';

type Row = { id: number; amount: number | null };
const amount: DataColumn<Row> = { id: 'amount', header: 'Amount', value: (row) => row.amount };

test('sorting keeps every row, orders the values, and puts what is missing last', async () => {
  const amounts = fc.array(fc.option(fc.integer()), { maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(amounts, fc.boolean(), async (values, desc) => {
      const rows = values.map((value, id) => ({ id, amount: value }));
      const sorted = (await sortRows(rows, amount, desc, new AbortController().signal)) ?? [];
      expect(new Set(sorted)).toEqual(new Set(rows));
      const known = sorted.flatMap((row) => (row.amount === null ? [] : [row.amount]));
      expect(known).toEqual([...known].sort((a, b) => (desc ? b - a : a - b)));
      expect(sorted.slice(known.length).every((row) => row.amount === null)).toBe(true);
    }),
  );
});

test('a sort that nobody waits for any more ends without an answer', async () => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, amount: (id * 7919) % 60_000 }));
  const stop = new AbortController();
  const answer = sortRows(rows, amount, false, stop.signal);
  stop.abort();
  expect(await answer).toBeNull();
});
