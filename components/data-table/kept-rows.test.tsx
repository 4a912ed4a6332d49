// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainView } from './table-view';
import { useModel } from './use-model';

type Item = { id: string; n: number };
const columns = [{ id: 'n', header: 'N', value: (item: Item) => item.n }];
const shared = { columns, view: plainView, onViewChange: () => {}, sorted: true, selection: undefined };
const readId = (item: Item) => item.id;
const items = Array.from({ length: 12 }, (_, n) => ({ id: `item-${n}`, n }));

function follow(first: readonly Item[]) {
  return renderHook(({ rows }) => useModel({ ...shared, rows, getRowId: readId }).getRowModel(), {
    initialProps: { rows: first },
  });
}

test('rows that arrive leave those before them as they are', () => {
  const model = follow(items.slice(0, 5));
  const before = model.result.current.rows;
  model.rerender({ rows: items });
  expect(model.result.current.rows).toHaveLength(12);
  expect(model.result.current.rows.slice(0, 5).every((row, at) => row === before[at])).toBe(true);
});

test('whatever rows follow whatever rows, the model is that of the last', () => {
  const lists = fc.array(fc.shuffledSubarray(items), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(lists, fc.boolean(), (steps, changed) => {
      const model = follow(steps[0] ?? []);
      for (const step of steps) {
        const rows = changed ? step.map((item) => ({ ...item, n: item.n + 1 })) : [...step];
        model.rerender({ rows });
        const { rows: held, rowsById } = model.result.current;
        expect(held.map((row) => row.original)).toEqual(rows);
        expect(held.map((row) => row.index)).toEqual(rows.map((_, at) => at));
        expect(Object.keys(rowsById).sort()).toEqual(rows.map(readId).sort());
        expect(held.every((row) => rowsById[row.id] === row)).toBe(true);
      }
      model.unmount();
    }),
    { numRuns: 40 },
  );
});
