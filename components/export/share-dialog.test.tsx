// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPopover } from '@/lib/testing/open-popover';
import { press } from '@/lib/testing/show-screen';
import { LiveExportDropdown } from './live-export-dropdown';
import { readShareView } from './share-view';
import { renderWithRules } from './testing/render-with-rules';

const url = 'http://localhost:3000/s/pds_0000000000000000000000000000000000000000000AbCd12';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const named = { page: '/reports', name: 'Report', filters: '1 brand' } as const;
const range = { from: '2026-11-01', to: '2026-11-28' };
const usual = { name: 'Report', page: '/reports', weekStart: 1, password: null, days: 30 };

function openMenu() {
  const menu = screen.getByRole('menu', { hidden: true });
  openPopover(menu);
}

/** Opens the dialog of a page with this address. Returns what is sent. */
async function openDialog(
  address: string,
  filters: string = named.filters,
  answer = () => Response.json({ url }, { status: 201 }),
  longestDays = 365,
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([init.method, path, JSON.parse(String(init.body))]);
    return answer();
  });
  const share = () => readShareView({ ...named, filters }, { brands: ['b1'], ...range }, address);
  renderWithRules(
    <LiveExportDropdown list="report-groups" input={() => ({})} share={share}>
      {null}
    </LiveExportDropdown>,
    longestDays,
  );
  openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Share…', hidden: true }));
  await screen.findByLabelText('Name');
  return sent;
}

it('keeps a relative range relative, and shows the address once with a button that copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sent = await openDialog('?range=last-28-days&brands=b1');
  expect(screen.getByText('Last 28 days, counted from the day it is opened')).toBeTruthy();
  expect(screen.getByText('1 brand')).toBeTruthy();
  await press('Create page');
  expect(sent).toEqual([['POST', '/api/shares', { ...usual, search: 'brands=b1', range: 'last-28-days' }]]);
  const field = await screen.findByLabelText<HTMLInputElement>('Address');
  expect([field.value, field.readOnly]).toEqual([url, true]);
  expect(document.activeElement).toBe(field);
  await press('Copy address');
  expect(copied).toHaveBeenLastCalledWith(url);
  await press('Done');
  expect(screen.queryByLabelText('Address')).toBeNull();
});

it('keeps fixed days fixed, says if nothing is filtered, and sends what was chosen', async () => {
  const sent = await openDialog('?from=2026-11-01&to=2026-11-28', '');
  expect(screen.getByText('Nov 1 – 28, 2026, always')).toBeTruthy();
  expect(screen.getByText('Report, without filters')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Board' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'five green kettles' } });
  fireEvent.change(screen.getByLabelText('Expires after'), { target: { value: '7' } });
  await press('Create page');
  const search = 'from=2026-11-01&to=2026-11-28&brands=b1';
  const chosen = { name: 'Board', password: 'five green kettles', days: 7, range: null, search };
  expect(sent).toEqual([['POST', '/api/shares', { ...usual, ...chosen }]]);
});

it.each([
  [365, ['7', '30', '90', '365'], '30'],
  [90, ['7', '30', '90'], '30'],
  [20, ['7', '20'], '20'],
])('offers lives that the workspace allows: at most %s days', async (longest, offered, chosen) => {
  await openDialog('', '', undefined, longest);
  const { options, value } = screen.getByLabelText<HTMLSelectElement>('Expires after');
  expect([[...options].map((option) => option.value), value]).toEqual([offered, chosen]);
});

it('says what the server rejects, beside its field', async () => {
  const issues = [{ field: 'password', message: 'Choose a less common password' }];
  const body = { status: 422, code: 'invalid_input', message: 'Check the fields below.', issues };
  await openDialog('', '', () => Response.json({ ...body, requestId: '' }, { status: 422 }));
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'password' } });
  await press('Create page');
  expect(await screen.findByText('Choose a less common password')).toBeTruthy();
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByLabelText('Address')).toBeNull();
});

it('is not offered where nothing can be shared', () => {
  renderWithRules(
    <LiveExportDropdown list="audit" input={() => ({})}>
      {null}
    </LiveExportDropdown>,
  );
  openMenu();
  expect(screen.getByRole('menuitem', { name: 'Live address…', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Share…', hidden: true })).toBeNull();
});
