import { expect, test } from 'vitest';
import { toTableState, toView } from './table-state';
import { plainView, type TableView } from './table-view';

const columns = [{ id: 'name' }, { id: 'sales' }, { id: 'state', hideable: false }, { id: 'clicks' }];

test.each<[Partial<TableView>]>([
  [{}],
  [{ sort: { id: 'sales', desc: true } }],
  [{ hidden: ['sales', 'clicks'] }],
  [{ order: ['clicks', 'sales', 'state'], pinned: ['clicks'] }],
  [{ widths: { name: 300, sales: 90 } }],
])('%o survives the way through the model', (part) => {
  const view = { ...plainView, ...part };
  expect({ ...plainView, ...toView(toTableState(view, columns), 'name') }).toEqual(view);
});

test('the first column stays first and visible, whatever the URL says', () => {
  const state = toTableState(
    { ...plainView, hidden: ['name', 'state', 'sales'], order: ['sales', 'name'], pinned: ['sales', 'name'] },
    columns,
  );
  expect(state).toMatchObject({
    columnVisibility: { sales: false },
    columnOrder: ['name', 'sales'],
    columnPinning: { start: ['name', 'sales'], end: [] },
  });
});

test('changing one slice keeps the rest of the view', () => {
  expect(toView({ sorting: [] }, 'name')).toEqual({ sort: null });
  expect(toView({ columnVisibility: { sales: false, clicks: true } }, 'name')).toEqual({ hidden: ['sales'] });
});
