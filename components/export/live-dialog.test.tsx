// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainView } from '@/components/table/table-view';
import type { ExportedList } from '@/lib/pages/exported-list';
import { openPopover } from '@/lib/testing/open-popover';
import { press } from '@/lib/testing/show-screen';
import { ListExport } from './list-export';
import { renderWithRules } from './testing/render-with-rules';

const url = 'http://localhost:3000/api/live/pdl_0000000000000000000000000000000000000000000AbCd12.csv';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

type Input = Parameters<typeof ListExport>[0]['input'];

const value = () => null;
const table = {
  columns: [
    { id: 'name', header: 'Name', value, file: ['id', 'name'] },
    { id: 'sales', header: 'Sales', value },
    { id: 'epc', header: 'EPC', value },
  ],
  view: { ...plainView, hidden: ['epc'] },
};

/** Opens the dialog on a page with this address. Returns what is sent. */
async function openDialog(
  address: string,
  input: Input,
  answer = () => Response.json({ url }, { status: 201 }),
) {
  history.replaceState(null, '', address);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([init.method, path, JSON.parse(String(init.body))]);
    return answer();
  });
  renderWithRules(<ListExport list="brands" {...(input && { input })} table={table} />);
  openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Live address…', hidden: true }));
  await screen.findByLabelText('Name');
  return sent;
}

function openMenu() {
  const menu = screen.getByRole('menu', { hidden: true });
  openPopover(menu);
}

const range = { from: '2026-11-01', to: '2026-11-28' };
const usual = { name: 'Brands', list: 'brands', weekStart: 1, receipt: 'columns', days: 365 };

it('keeps a relative range relative, and shows the address once with a button that copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sent = await openDialog('/brands?range=last-28-days&q=tea', { ...range, q: 'tea' });
  expect(screen.getByText('Last 28 days, counted from the day it is read')).toBeTruthy();
  await press('Create address');
  expect(sent).toEqual([
    [
      'POST',
      '/api/live-addresses',
      { ...usual, search: 'q=tea&columns=id%2Cname%2Csales', range: 'last-28-days' },
    ],
  ]);
  const field = await screen.findByLabelText<HTMLInputElement>('Live address');
  expect([field.value, field.readOnly]).toEqual([url, true]);
  expect(document.activeElement).toBe(field);
  await press('Copy address');
  expect(copied).toHaveBeenLastCalledWith(url);
  await press('Copy formula');
  expect(copied).toHaveBeenLastCalledWith(`=IMPORTDATA("${url}", ",", "en_US")`);
  await press('Done');
  expect(screen.queryByLabelText('Live address')).toBeNull();
});

it('offers a decimal comma, with its formula and steps', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sent = await openDialog('/brands?range=last-28-days', range);
  const form = screen.getByLabelText<HTMLSelectElement>('Numbers and cells');
  expect([...form.options].map(({ value }) => value)).toEqual(['point', 'comma']);
  fireEvent.change(form, { target: { value: 'comma' } });
  await press('Create address');
  expect(sent).toMatchObject([
    ['POST', '/api/live-addresses', { search: 'columns=id%2Cname%2Csales&decimal=comma' }],
  ]);
  await press('Copy formula');
  expect(copied).toHaveBeenLastCalledWith(`=IMPORTDATA("${url}", ";", "de_DE")`);
  expect(screen.getByText(/^LibreOffice: .*semicolon/)).toBeTruthy();
});

it('keeps fixed days fixed, and sends what was chosen', async () => {
  const sent = await openDialog('/brands?from=2026-11-01&to=2026-11-28', range);
  expect(screen.getByText('Nov 1 – 28, 2026, always')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Board' } });
  fireEvent.change(screen.getByLabelText('Note what is missing, and its age'), { target: { value: 'none' } });
  fireEvent.change(screen.getByLabelText('Expires after'), { target: { value: '30' } });
  await press('Create address');
  const search = 'from=2026-11-01&to=2026-11-28&columns=id%2Cname%2Csales';
  const chosen = { ...usual, name: 'Board', receipt: 'none', days: 30 };
  expect(sent).toEqual([['POST', '/api/live-addresses', { ...chosen, search, range: null }]]);
});

it('says nothing of days for a list without any', async () => {
  const sent = await openDialog('/brands', {});
  expect(screen.queryByText('Days')).toBeNull();
  await press('Create address');
  expect(sent).toMatchObject([['POST', '/api/live-addresses', { range: null }]]);
});

it('says what the server rejects, beside its field', async () => {
  const issues = [{ field: 'name', message: 'Enter a name for the address' }];
  const body = { status: 422, code: 'invalid_input', message: 'Input Validation Failed', issues };
  await openDialog('/brands', {}, () => Response.json({ ...body, requestId: '' }, { status: 422 }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } });
  await press('Create address');
  expect(await screen.findByText('Enter a name for the address')).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByLabelText('Live address')).toBeNull();
});

it.each<[ExportedList, number]>([
  ['brands', 1],
  ['audit', 1],
  ['planned-links', 0],
  ['program-lookup', 0],
])('is offered for %s, if it is stored: %i', (list, count) => {
  renderWithRules(<ListExport list={list} />);
  openMenu();
  expect(screen.queryAllByRole('menuitem', { name: 'Live address…', hidden: true })).toHaveLength(count);
});
