import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeColumns } from './arrange-columns';
import type { DataColumn } from './column';
import { sortRows } from './sort-rows';
import { plainView } from './table-view';

type Row = { id: number; amount: number | null };
const columns: DataColumn<Row>[] = [
  { id: 'id', header: 'Id', value: (row) => row.id },
  { id: 'amount', header: 'Amount', value: (row) => row.amount },
  { id: 'double', header: 'Double', value: (row) => (row.amount ?? 0) * 2, hideable: false },
];

test('sorting keeps every row, orders the values, and puts what is missing last', () => {
  const amounts = fc.array(fc.option(fc.integer()));
  fc.assert(
    fc.property(amounts, fc.boolean(), (values, desc) => {
      const rows = values.map((amount, id) => ({ id, amount }));
      const sorted = sortRows(rows, columns, { id: 'amount', desc });
      expect(new Set(sorted)).toEqual(new Set(rows));
      const known = sorted.flatMap((row) => (row.amount === null ? [] : [row.amount]));
      expect(known).toEqual([...known].sort((a, b) => (desc ? b - a : a - b)));
      expect(sorted.slice(known.length).every((row) => row.amount === null)).toBe(true);
    }),
  );
});

test('an unknown column sorts nothing', () => {
  const rows = [{ id: 2, amount: 1 }];
  expect(sortRows(rows, columns, { id: 'gone', desc: true })).toBe(rows);
});

const ids = (view: Partial<typeof plainView>) =>
  arrangeColumns(columns, { ...plainView, ...view }).map((entry) => entry.column.id);

test.each([
  [{ order: ['double', 'amount'] }, ['id', 'double', 'amount']],
  [{ pinned: ['double'] }, ['id', 'double', 'amount']],
  [{ hidden: ['amount', 'id', 'double'] }, ['id', 'double']],
  [{ order: ['gone', 'double'] }, ['id', 'double', 'amount']],
])('%o arranges %o', (view, expected) => {
  expect(ids(view)).toEqual(expected);
});

test('the last pinned column grows until someone sizes it', () => {
  const grows = (view: Partial<typeof plainView>) =>
    arrangeColumns(columns, { ...plainView, ...view })
      .filter((entry) => entry.grows)
      .map((entry) => entry.column.id);
  expect(grows({})).toEqual(['id']);
  expect(grows({ pinned: ['double'] })).toEqual(['double']);
  expect(grows({ widths: { id: 300 } })).toEqual([]);
});
