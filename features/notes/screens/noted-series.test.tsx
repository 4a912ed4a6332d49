// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TodayProvider } from '@/components/filters/today';
import { makeBasis } from '@/lib/data/terms/basis';
import type { Note, NotesAnswer } from '@/lib/data/terms/note-shape';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { NotedSeries } from './noted-series';

const range = { from: '2026-11-02', to: '2026-11-05' };
const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
const brand = '11111111-1111-4111-8111-111111111111';

const people = { createdByName: 'Ada', changedByName: 'Ada', changedAt: '2026-11-06T00:00:00.000Z' };
const written: Note = {
  kind: 'written',
  id: 'w1',
  from: '2026-11-03',
  to: '2026-11-04',
  text: 'Newsletter',
  ...people,
  subject: null,
  mine: true,
};
const automatic: Note = {
  kind: 'campaign-start',
  id: 'a1',
  from: '2026-11-03',
  to: '2026-11-03',
  text: 'Campaign “Sale” starts',
};

/** Requests as method, path and body, in order. */
let requests: unknown[][] = [];

function show(answer: NotesAnswer, refuse?: { status: number; body: object }) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    requests.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    if (method !== 'GET' && refuse) return Response.json(refuse.body, { status: refuse.status });
    return Response.json(method === 'GET' ? answer : method === 'POST' ? { id: 'w2' } : null);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <TodayProvider today="2026-11-05">
        <NotedSeries
          title="Sales by day"
          caption={null}
          filters={{ brands: [brand] }}
          points={days.map((day, at) => ({ day, values: { now: at } }))}
          series={[{ key: 'now', label: 'Sales' }]}
          grain="day"
          range={range}
          kind="area"
          formatValue={String}
          formatTick={String}
        />
      </TodayProvider>
    </QueryClientProvider>,
  );
  return view.container;
}

const loaded: NotesAnswer = { notes: [written, automatic], campaigns: 'loaded', basis: makeBasis([]) };
const plot = () => screen.getByRole('application', { name: 'Sales by day' });
/** Chooses an item of the chart's menu. */
function choose(name: string) {
  const menu = screen.getByRole('menu', { name: 'Chart options', hidden: true });
  openPopover(menu);
  fireEvent.click(within(menu).getByRole('menuitem', { name, hidden: true }));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const writes = () => requests.filter(([method]) => method !== 'GET');

beforeAll(() => {
  // happy-dom has no popovers.
  // Loads lazy components before the first test.
  return Promise.all([import('./note-dialog'), import('./notes-sheet')]);
});
beforeEach(() => {
  visit('/');
  requests = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('requests the notes of its days and filters, and marks and shows them at their day', async () => {
  const container = show(loaded);
  await waitFor(() => expect(container.querySelectorAll('[data-note]')).toHaveLength(1));
  expect(requests).toEqual([['GET', `/api/notes?from=2026-11-02&to=2026-11-05&brands=${brand}`]]);
  expect(container.querySelector('[data-note]')?.getAttribute('data-note')).toBe('written');
  expect(container.querySelectorAll('[data-note-range]')).toHaveLength(1);
  fireEvent.keyDown(plot(), { key: 'ArrowDown' });
  const status = screen.getByRole('status').textContent;
  expect(status).toContain('Tue, Nov 3, 2026');
  expect(status).toContain('Nov 3 – 4, 2026: Newsletter');
  expect(status).toContain('Campaign “Sale” starts');
});

it('requests and draws nothing if the address hides notes', () => {
  visit('/?notes=false');
  const container = show(loaded);
  expect(requests).toEqual([]);
  expect(container.querySelectorAll('[data-note]')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Notes', pressed: false })).toBeTruthy();
});

it('lists notes in the table, and adds one about the row’s day and the chart’s brand', async () => {
  show(loaded);
  choose('Show as table');
  const row = () => screen.getByRole('row', { name: /^Tue, Nov 3, 2026/ });
  await waitFor(() => expect(within(row()).getByText('Campaign “Sale” starts')).toBeTruthy());
  press('Add a note on Wed, Nov 4, 2026');
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: '  Price raised ' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-05' } });
  press('Add note');
  await waitFor(() => expect(writes()).toHaveLength(1));
  const subject = { kind: 'brand', id: brand };
  expect(writes()).toEqual([
    ['POST', '/api/notes', { from: '2026-11-04', to: '2026-11-05', text: 'Price raised', subject }],
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Last day')).toBeNull());
  expect(requests.filter(([method]) => method === 'GET')).toHaveLength(2);
});

it.each([
  ['a note without text', { Note: '   ' }, 'Enter a note.'],
  ['days in the wrong order', { 'Last day': '2026-11-02' }, 'The last day must not be before the first day.'],
  ['more than a year', { 'Last day': '2028-11-03' }, 'The last day must end a range of at most 366 days.'],
])('sends no %s', async (_, changes, message) => {
  show(loaded);
  fireEvent.keyDown(plot(), { key: 'End' });
  fireEvent.keyDown(plot(), { key: 'n' });
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Text' } });
  for (const [label, value] of Object.entries(changes)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  press('Add note');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('shows a rejection next to its field, and keeps the typed text', async () => {
  const issues = [{ field: 'text', message: 'must have at most 500 characters' }];
  show(loaded, { status: 400, body: { code: 'invalid_input', message: 'No.', issues, requestId: 'r' } });
  fireEvent.keyDown(plot(), { key: 'Home' });
  fireEvent.keyDown(plot(), { key: 'n' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  fireEvent.change(field, { target: { value: 'Long' } });
  press('Add note');
  expect(await screen.findByText('The note must have at most 500 characters.')).toBeTruthy();
  expect(field.value).toBe('Long');
});

it('edits a note, but not automatic ones or those of others', async () => {
  const other: Note = { ...written, id: 'w9', text: 'By someone else', mine: false };
  show({ notes: [written, automatic, other], campaigns: 'loading', basis: makeBasis([]) });
  choose('Notes');
  expect(await screen.findByText(/Campaigns are still loading/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  press('Edit the note of Nov 3 – 4, 2026');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  expect(field.value).toBe('Newsletter');
  fireEvent.change(field, { target: { value: 'Newsletter sent' } });
  press('Save note');
  await waitFor(() => expect(writes()).toHaveLength(1));
  const { from, to } = written;
  expect(writes()).toEqual([
    ['PATCH', '/api/notes/w1', { from, to, text: 'Newsletter sent', subject: null }],
  ]);
});

it('says what is lost before it deletes a note', async () => {
  show(loaded);
  choose('Notes');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the note of Nov 3 – 4, 2026' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this note?' });
  expect(dialog.textContent).toContain('Newsletter');
  expect(writes()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(writes()).toEqual([['DELETE', '/api/notes/w1']]));
});

it('says that notes could not be loaded', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'internal', message: 'It broke.', issues: [], requestId: 'r7' }, { status: 500 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NotedSeries
        title="Sales by day"
        caption={null}
        filters={{}}
        points={[]}
        series={[]}
        grain="day"
        range={range}
        formatValue={String}
        formatTick={String}
      />
    </QueryClientProvider>,
  );
  choose('Notes');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The notes could not be loaded. It broke.',
  );
});
