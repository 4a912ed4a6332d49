// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { press, type Sent, showScreen } from '@/lib/testing/show-screen';
import { DeskScreen } from './desk-screen';
import { board, desk, partner } from './testing/desk-answers';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(query = ''): Sent[] {
  visit(`/desk?${query}`);
  let stored = { ...partner({}), notes: 'Met at a fair' };
  return showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => {
      if (path.startsWith('/api/desk/board')) return board;
      if (path === '/api/desk/partners/p1') return stored;
      if (path.startsWith('/api/search'))
        return { hits: { brands: [], creators: [], products: [], campaigns: [] }, unread: [] };
      return desk;
    },
    write(_path, body) {
      stored = { ...stored, ...Object(body), version: stored.version + 1 };
      return null;
    },
  });
}

it('shows a column per stage, with what is next and since when it is overdue', async () => {
  show();
  const prospects = within(await screen.findByRole('region', { name: /^Prospect/ }));
  prospects.getByText('Call again');
  prospects.getByText(/^Overdue since Nov 18/);
  prospects.getByText('Recruit');
  within(screen.getByRole('region', { name: /^Paused/ })).getByText('Nobody in this stage');
});

it('moves a card by its menu, and by Shift and an arrow', async () => {
  const sent = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Move Nora' }));
  const menu = screen.getByRole('menu', { name: 'Move Nora', hidden: true });
  openPopover(menu);
  fireEvent.click(await within(menu).findByRole('menuitem', { name: 'Move to Ended', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const name = screen.getByRole('button', { name: 'Nora' });
  fireEvent.keyDown(name, { key: 'ArrowRight', shiftKey: true });
  await waitFor(() => expect(sent).toHaveLength(2));
  fireEvent.keyDown(name, { key: 'ArrowLeft', shiftKey: true });
  expect(sent).toEqual([
    { path: 'PATCH /api/desk/partners/p1', body: { stage: 'ended' } },
    { path: 'PATCH /api/desk/partners/p1', body: { stage: 'contacted' } },
  ]);
});

it('saves only what was changed, with the version that was read', async () => {
  const sent = show('partner=p1');
  await screen.findByDisplayValue('Met at a fair');
  screen.getByText(/^No figures yet/);
  fireEvent.change(screen.getByDisplayValue('kitchen'), { target: { value: 'kitchen, video' } });
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { path: 'PATCH /api/desk/partners/p1', body: { version: 3, tags: ['kitchen', 'video'] } },
  ]);
  const done = await screen.findByRole('button', { name: /^Step done/, hidden: true });
  done.focus();
  await press('Step done: clear the next step of Nora');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ version: 4, step: null });
  await waitFor(() => expect(done.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save', hidden: true }));
});

it('restores a partner who was deleted', async () => {
  const sent = show('partner=p1');
  await press('Delete from desk');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ path }) => path)).toEqual(['DELETE /api/desk/partners/p1', 'POST /api/desk/partners']);
  const { id: _, version: __, createdAt: ___, groups: ____, ...rest } = partner({});
  expect(sent[1]?.body).toEqual({ ...rest, notes: 'Met at a fair' });
});

it('renames, adds and removes stages, and says where partners of a removed one go', async () => {
  const sent = show();
  await press('Stages');
  fireEvent.change(screen.getByLabelText('Stage 2'), { target: { value: 'Wrote to' } });
  await press('Remove Agreed');
  expect(document.activeElement).toBe(screen.getByDisplayValue('Active'));
  fireEvent.change(screen.getByLabelText('Partners of Agreed go to'), { target: { value: 'active' } });
  await press('Move Ended up');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Ended up', hidden: true }));
  await press('Save stages');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    version: 0,
    stages: [
      ...[
        { key: 'prospect', name: null },
        { key: 'contacted', name: 'Wrote to' },
      ],
      ...[
        { key: 'active', name: null },
        { key: 'ended', name: null },
        { key: 'paused', name: null },
      ],
    ],
    moves: [{ from: 'agreed', to: 'active' }],
  });
});

it('adds a recruit by name', async () => {
  const sent = show();
  await press('Add partner');
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'recruit' } });
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Lena' } });
  fireEvent.change(screen.getByLabelText(/^Next step/), { target: { value: 'Write' } });
  await press('Add partner', -1);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'POST /api/desk/partners',
    body: { name: 'Lena', stage: 'prospect', owner: null, step: { text: 'Write', day: null } },
  });
});
