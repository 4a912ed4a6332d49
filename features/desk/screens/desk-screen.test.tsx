// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Board,
  type Desk,
  defaultStages,
  type ImportPreview,
  type Partner,
} from '@/features/desk/desk-shape';
import { makeBasis } from '@/lib/data/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { press, type Sent, showScreen } from '@/lib/testing/show-screen';
import { DeskScreen } from './desk-screen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partner = (given: Partial<Partner>): Partner => ({
  id: 'p1',
  creatorId: null,
  name: 'Nora',
  email: null,
  handle: null,
  link: null,
  stage: 'prospect',
  owner: null,
  tags: ['kitchen'],
  version: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  step: { text: 'Call again', day: '2026-11-18' },
  groups: [],
  ...given,
});
const partners = [partner({}), partner({ id: 'p2', name: 'Ivo', stage: 'agreed', step: null, tags: [] })];

const desk: Desk = {
  stages: defaultStages.map((key) => ({
    key,
    name: null,
    partners: partners.filter(({ stage }) => stage === key).length,
  })),
  version: 0,
  tags: [],
  partners: partners.length,
  today: '2026-11-20',
  members: [{ id: 'u1', name: 'Ada' }],
};
const board: Board = {
  basis: makeBasis([]),
  columns: defaultStages.map((stage) => {
    const own = partners.filter((one) => one.stage === stage);
    return { stage, total: own.length, partners: own };
  }),
};

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

it('shows what creators sold in columns that are hidden by default, and nothing for recruits', async () => {
  const asked: string[] = [];
  const mara = partner({ id: 'p2', name: 'Mara', creatorId: 'c1' });
  visit('/desk?view=table&table=d%3Anormal&from=2026-11-01&to=2026-11-07');
  showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => {
      asked.push(path);
      if (path.startsWith('/api/desk/partners?'))
        return { rows: [partner({}), mara], offset: 0, total: 2, basis: makeBasis([]) };
      if (!path.startsWith('/api/ledger/performance')) return desk;
      return {
        items: {
          c1: [
            { currency: 'EUR', figures: sampleFigures({ sales: '12.50' }), counted: null, compared: null },
          ],
        },
        receipt: sampleReceipt(),
      };
    },
    write: () => null,
  });
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
  // Figures come with an answer of their own.
  await (await row('Mara')).findByText('€12.50');
  expect((await row('Nora')).queryByText('€12.50')).toBeNull();
  expect(asked.find((path) => path.startsWith('/api/ledger/performance'))).toContain(
    'group=creator&ids=c1&from=2026-11-01&to=2026-11-07',
  );
});

it('shows partners all the same if figures cannot be read, and says so', async () => {
  visit('/desk?view=table&table=d%3Anormal');
  showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => {
      if (path.startsWith('/api/ledger/performance')) throw new TypeError('The network is down.');
      const rows = [partner({ creatorId: 'c1' })];
      return path.startsWith('/api/desk/partners?')
        ? { rows, offset: 0, total: 1, basis: makeBasis([]) }
        : desk;
    },
    write: () => null,
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The figures of creators could not be loaded.',
  );
  expect(screen.getByText('Nora')).toBeTruthy();
});

it('asks for no figures while their columns are hidden', async () => {
  const asked: string[] = [];
  visit('/desk?view=table');
  showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => {
      asked.push(path);
      const rows = [partner({ creatorId: 'c1' })];
      return path.startsWith('/api/desk/partners?')
        ? { rows, offset: 0, total: 1, basis: makeBasis([]) }
        : desk;
    },
    write: () => null,
  });
  await screen.findByText('Nora');
  expect(asked.filter((path) => path.startsWith('/api/ledger'))).toEqual([]);
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

it('says what an import would do, and imports only after that', async () => {
  visit('/desk');
  const preview: ImportPreview = {
    added: 7,
    known: 2,
    repeated: 0,
    recruits: 6,
    fields: [{ field: 'email', partners: 3 }],
    leftOut: [],
    examples: [{ name: 'Lea', stage: 'agreed', creator: 'Lea Lind' }],
  };
  const sent = showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => (path.startsWith('/api/desk/board') ? board : desk),
    write: (path) => (path.endsWith('previews') ? preview : { imported: 7, known: 2 }),
  });
  await press('Import partners');
  const file = screen.getByLabelText('Lines', { exact: false });
  fireEvent.change(file, { target: { value: 'Lea' } });
  await press('Check the file');
  const import7 = await screen.findByRole('button', { name: 'Import 7 partners', hidden: true });
  screen.getByText('7 partners are new: Lea (Agreed, creator Lea Lind), and 6 others');
  screen.getByText('Of these, with e-mail: 3');
  screen.getByText('2 lines are of partners on the desk. They stay as they are.');
  expect(sent).toEqual([{ path: 'POST /api/desk/imports/previews', body: { csv: 'Lea' } }]);
  // A change of the text needs another preview.
  fireEvent.change(file, { target: { value: 'Leo' } });
  await press('Check the file');
  expect(import7.isConnected).toBe(true);
  await press('Import 7 partners');
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'POST /api/desk/imports', body: { csv: 'Leo' } }));
  expect(sent).toHaveLength(3);
});

it('lets its reader say what a column is that is not read', async () => {
  visit('/desk');
  const preview: ImportPreview = {
    added: 1,
    known: 0,
    repeated: 0,
    recruits: 1,
    fields: [],
    leftOut: ['Kontakt'],
    examples: [{ name: 'Lea', stage: 'agreed', creator: null }],
  };
  const sent = showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => (path.startsWith('/api/desk/board') ? board : desk),
    write: () => preview,
  });
  await press('Import partners');
  const lines = screen.getByLabelText('Lines', { exact: false });
  fireEvent.change(lines, { target: { value: 'Name,Kontakt\nLea,lea@example.com' } });
  await press('Check the file');
  await screen.findByText('1 column is not read. Say what it is:');
  fireEvent.change(screen.getByLabelText('Kontakt'), { target: { value: 'email' } });
  const csv = 'Name,email\nLea,lea@example.com';
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path: 'POST /api/desk/imports/previews', body: { csv } }),
  );
  expect(lines).toHaveProperty('value', csv);
});
