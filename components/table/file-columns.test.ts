import { expect, it } from 'vitest';
import { listFileColumns } from './file-columns';
import { plainView } from './table-view';

const value = () => null;
const columns = [
  { id: 'name', header: 'Name', value, file: ['id', 'name'] },
  { id: 'sales', header: 'Sales', value },
  { id: 'share', header: 'Share', value, file: [] },
  { id: 'clicks', header: 'Clicks', value },
];

it('names the columns of a file as the table shows them', () => {
  const list = (change: Partial<typeof plainView>) =>
    listFileColumns({ columns, view: { ...plainView, ...change } });
  expect(list({})).toEqual(['id', 'name', 'sales', 'clicks']);
  expect(list({ hidden: ['sales', 'name'] })).toEqual(['id', 'name', 'clicks']);
  expect(list({ order: ['clicks', 'share', 'sales'] })).toEqual(['id', 'name', 'clicks', 'sales']);
  expect(list({ order: ['sales'], pinned: ['clicks'] })).toEqual(['id', 'name', 'clicks', 'sales']);
});
