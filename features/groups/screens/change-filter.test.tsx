// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import type { ShownGroup } from '@/features/groups/group-shape';
import { productFilters } from '@/features/products/product-filters';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { press, showScreen } from '@/lib/testing/show-screen';
import { GroupRow } from './group-row';
import { SaveFilterAsGroup } from './save-filter-as-group';
import { useAddToGroup } from './use-add-to-group';

afterEach(() => {
  visit('/');
  cleanup();
  vi.unstubAllGlobals();
});

const group: ShownGroup = {
  id: 'a0000000-0000-4000-8000-000000000001',
  kind: 'product',
  name: 'Live',
  members: 3,
  waiting: false,
  filter: { stock: 'out' },
  createdAt: '2026-06-01T00:00:00.000Z',
  createdByName: null,
};
const chosen: ShownGroup = {
  ...group,
  id: 'a0000000-0000-4000-8000-000000000002',
  name: 'Hats',
  filter: null,
};
const answers = { read: () => ({ groups: [group, chosen] }), write: () => ({ added: 1, unknown: 0 }) };

const openMenu = (name: string) => {
  const menu = screen.getByRole('menu', { name, hidden: true });
  openPopover(menu);
  return within(menu);
};

it('the filter of a group is changed on its list', () => {
  showScreen(<GroupRow group={group} manages onAction={() => {}} />, answers);
  const item = openMenu('Actions for Live').getByRole('menuitem', { name: 'Change filter', hidden: true });
  expect(item.getAttribute('href')).toBe(`/products?stock=out&changing=${group.id}`);
  cleanup();
  showScreen(<GroupRow group={chosen} manages onAction={() => {}} />, answers);
  expect(
    openMenu('Actions for Hats').queryByRole('menuitem', { name: 'Change filter', hidden: true }),
  ).toBeNull();
});

it('the list saves its filter for the group that the address names', async () => {
  const save = <SaveFilterAsGroup kind="product" declared={productFilters} search={{ stock: 'in' }} />;
  visit(`/?changing=${group.id}`);
  const sent = showScreen(save, answers);
  await press('Save filter of Live');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual({ path: `PATCH /api/groups/${group.id}`, body: { filter: { stock: 'in' } } });
  cleanup();
  visit(`/?changing=${chosen.id}`);
  showScreen(save, answers);
  await screen.findByText('Save filter as group');
  expect(screen.queryByText(/^Save filter of/)).toBeNull();
});

function Menu({ manages }: { manages: boolean }) {
  const { itemOf, dialog } = useAddToGroup('product', manages);
  return (
    <>
      <DropdownMenu label="Row" triggerLabel="Row" trigger="…">
        {itemOf('P1')}
      </DropdownMenu>
      {dialog}
    </>
  );
}

it('the menu of a row adds it to a group with chosen members', async () => {
  const sent = showScreen(<Menu manages />, answers);
  fireEvent.click(openMenu('Row').getByRole('menuitem', { name: 'Add to group…', hidden: true }));
  await screen.findByText('Add 1 product to a group');
  await screen.findByRole('option', { name: 'Hats', hidden: true });
  await press('Add to group');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual({ path: `POST /api/groups/${chosen.id}/members`, body: { ids: 'P1' } });
  cleanup();
  showScreen(<Menu manages={false} />, answers);
  expect(openMenu('Row').queryByRole('menuitem', { hidden: true })).toBeNull();
});
