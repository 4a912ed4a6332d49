import { expect, it } from 'vitest';
import { type GridColumn, pickTwoColumns } from './arrange-columns';

const column = (id: string, align?: 'end'): GridColumn<unknown> => ({
  column: { id, header: id, align, value: () => id },
  size: `--${id}`,
  width: 100,
  pinned: id === 'name',
  grows: false,
  style: undefined,
});
const all = [column('name'), column('status'), column('sales', 'end'), column('clicks', 'end')];

it.each([
  ['clicks', ['name', 'clicks']],
  ['status', ['name', 'status']],
  ['name', ['name', 'sales']],
  ['unknown', ['name', 'sales']],
  [undefined, ['name', 'sales']],
])('sorted by %s shows %j', (sorted, expected) => {
  expect(pickTwoColumns(all, sorted).map((entry) => entry.column.id)).toEqual(expected);
});

it('shows fewer columns if there are fewer', () => {
  expect(pickTwoColumns(all.slice(0, 1), undefined)).toHaveLength(1);
  expect(pickTwoColumns(all.slice(0, 2), undefined).map((entry) => entry.column.id)).toEqual([
    'name',
    'status',
  ]);
});

it('keeps a wide figure complete on a phone, and gives the name the remaining space', () => {
  const wide = [
    { ...column('name'), width: 220 },
    { ...column('sales', 'end'), width: 188 },
  ];
  const [name, sales] = pickTwoColumns(wide, 'sales');
  expect([name?.grows, sales?.width]).toEqual([true, 188]);
  // A 360 px phone leaves 328 px inside the page; the checkbox column takes 44.
  expect((name?.width ?? 0) + (sales?.width ?? 0) + 44).toBeLessThanOrEqual(328);
});
