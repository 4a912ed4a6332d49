// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithRules } from '@/components/export/testing/render-with-rules';
import { settleExplorer } from '@/features/reports/explorer';
import { readSearch } from '@/lib/base/address/search';
import { openPopover } from '@/lib/testing/open-popover';
import { ExportMenu } from './export-menu';
import { explorerSearch } from './search-params';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const days = { from: '2026-06-01', to: '2026-06-28' };

function renderMenu(
  dataset: 'reports' | 'clicks',
  filters: Record<string, string>,
  currency: string | null,
  table = false,
) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(decodeURIComponent(path.slice(path.indexOf('?') + 1)));
    return Response.error();
  });
  const search = readSearch(explorerSearch, { ...days, ...filters });
  renderWithRules(
    <ExportMenu
      explorer={settleExplorer(dataset, search, '2026-06-29', 1)}
      currency={currency}
      table={table}
    />,
  );
  const menu = screen.getByRole('menu', { hidden: true });
  openPopover(menu);
  return { menu, requests };
}

const press = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));

it.each([
  ['reports', {}, 'USD', 'Filtered by USD'],
  [
    'reports',
    { brands: 'b1,b2', marketplaces: 'marketplace.de' },
    'EUR',
    'Filtered by EUR, 2 brands, 1 marketplace',
  ],
  ['clicks', { creators: 'c1' }, null, 'Filtered by 1 creator'],
] as const)('of %s narrowed by %j and %s, offers every row and the rows shown', async (...given) => {
  const [dataset, filters, currency, label] = given;
  const { requests } = renderMenu(dataset, filters, currency);
  expect(screen.getByText(label)).toBeDefined();
  press('Every row as CSV');
  await waitFor(() =>
    expect(requests).toEqual([`dataset=${dataset}&from=${days.from}&to=${days.to}&format=csv`]),
  );
});

it('exports filtered rows with every filter', async () => {
  const { requests } = renderMenu('reports', { brands: 'b1,b2' }, 'USD');
  press('Filtered rows as Parquet');
  const range = `from=${days.from}&to=${days.to}`;
  await waitFor(() =>
    expect(requests).toEqual([`dataset=reports&${range}&brands=b1,b2&currencies=USD&format=parquet`]),
  );
});

it('offers only all rows if nothing is filtered', () => {
  const { menu } = renderMenu('reports', {}, null);
  expect(menu.textContent).not.toContain('Filtered');
});

it('offers the table of groups if it is complete, and exports it as shown', async () => {
  renderMenu('reports', {}, null);
  // It keeps its place, so that no item moves under a press.
  const item = screen.getByRole('menuitem', { name: 'This table as Excel', hidden: true });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  cleanup();
  const { requests } = renderMenu('reports', { brands: 'b1' }, 'EUR', true);
  press('This table as Excel');
  const range = `from=${days.from}&to=${days.to}`;
  const shown = 'group=brand&sort=sales&top=10&series=none&currencies=EUR&view=breakdown&format=xlsx';
  const metrics = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'];
  const columns = [
    'name',
    'id',
    ...metrics.flatMap((metric) => [metric, `${metric}Counted`, `${metric}Before`]),
  ];
  await waitFor(() =>
    expect(requests).toEqual([
      `dataset=reports&${range}&grain=day&compare=previous&brands=b1&${shown}&columns=${columns.join()}`,
    ]),
  );
});

it.each([
  ['breakdown', 'report-groups', 'view=breakdown', /^(?!.*currencies=).*&columns=name%2Cid%2C/, {}],
  ['breakdown', 'report-groups', 'currencies=EUR', /&columns=name%2Cid%2C/, { currency: 'EUR' }],
  // Its columns are days, which move.
  ['periods', 'report-groups', 'view=periods', /^(?!.*columns=)/, { currency: 'EUR' }],
  ['rows', 'report-rows', 'brands=b1', /^(?!.*(columns|group)=)/, {}],
])('makes a live address of %s: %s', async (view, list, part, columns, chosen) => {
  const sent: { list?: string; search?: string }[] = [];
  renderMenu('reports', { brands: 'b1', view, ...chosen }, 'EUR', true);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.error();
  });
  press('Live address…');
  fireEvent.click(await screen.findByRole('button', { name: 'Create address', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.list).toBe(list);
  for (const one of ['dataset=reports', part]) expect(sent[0]?.search).toContain(one);
  expect(sent[0]?.search).toMatch(columns);
});
