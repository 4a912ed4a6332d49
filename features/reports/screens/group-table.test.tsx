// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleExplorer } from '@/features/reports/explorer';
import { readSearch, writeSearch } from '@/lib/base/address/search';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { GroupTable } from './group-table';
import { explorerSearch } from './search-params';
import type { SetExplorer } from './use-explorer';

beforeEach(() => visit('/reports'));

const days = '?from=2026-03-01&to=2026-03-28';
const figures = toFigures(makeSums(), false);

const names = new Map([
  ['b1', 'Bright'],
  ['p1', 'Pan'],
]);

function summaryOf(keys: readonly string[]) {
  const group = { kind: 'value' as const, groups: 1, figures, counted: null, compared: null, series: [] };
  const groups = keys.map((key) => ({ ...group, key, label: names.get(key) ?? null }));
  return sampleSummary({ from: '2026-03-01', to: '2026-03-28' }, { groups });
}

/** Requests to the server and its delayed responses. */
let requests: string[];
let answers: Map<string, (body: Response) => void>;
let address: string;
let change: SetExplorer;

beforeEach(() => {
  requests = [];
  answers = new Map();
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    const params = new URL(path, 'http://localhost').searchParams;
    return new Promise((resolve) => {
      const order = params.get('byChange');
      answers.set(`${params.get('group')} from ${params.get('from')}${order ? ` by ${order}` : ''}`, resolve);
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [text, setText] = useState(days);
  address = text;
  change = (next) => setText(writeSearch(explorerSearch, text, next));
  const search = readSearch(explorerSearch, new URLSearchParams(text));
  return (
    <GroupTable
      explorer={settleExplorer('reports', search, '2026-03-28', 1)}
      total={summaryOf([])}
      stale={false}
      currency="USD"
      against=""
      partial={false}
      setSearch={change}
      controls={null}
    />
  );
}

async function renderByBrand() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await answer('brand from 2026-03-01', Response.json(summaryOf(['b1', 'b2'])));
  await screen.findByText('Bright');
}

async function answer(question: string, response: Response) {
  await waitFor(() => expect(answers.has(question)).toBe(true));
  await act(async () => answers.get(question)?.(response));
}

function pressFirstRow() {
  const cell = document.querySelector('[data-row="0"] [data-column="0"]');
  if (cell) fireEvent.click(cell);
}

it('opens one group on a second press while the next level loads', async () => {
  await renderByBrand();
  pressFirstRow();
  expect(address).toBe(`${days}&group=product&brands=b1`);
  pressFirstRow();
  expect(address).toBe(`${days}&group=product&brands=b1`);
  await answer('product from 2026-03-01', Response.json(summaryOf(['p1'])));
  await screen.findByText('Pan');
  pressFirstRow();
  expect(address).toBe(`${days}&group=creator&brands=b1&products=p1`);
});

it('does not show brands as products, and requests only groups', async () => {
  await renderByBrand();
  act(() => change({ group: 'product' }));
  expect(screen.queryByText('b1')).toBeNull();
  await answer('product from 2026-03-01', Response.json(summaryOf(['p1'])));
  await screen.findByText('Pan');
  expect(requests).toHaveLength(2);
});

it('keeps rows of the previous range until new ones arrive, and opens none of them', async () => {
  await renderByBrand();
  act(() => change({ from: '2026-03-08' }));
  expect(screen.getByText('Bright')).toBeDefined();
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  pressFirstRow();
  expect(address).toBe('?from=2026-03-08&to=2026-03-28');
});

const menus = () => screen.queryAllByRole('menu', { name: /^Actions for /, hidden: true });

it('offers a rule on a group that a rule can watch', async () => {
  await renderByBrand();
  const [menu] = menus();
  expect(menu?.getAttribute('aria-label')).toBe('Actions for Bright');
  if (menu) openPopover(menu);
  const link = screen.getByRole('menuitem', { name: 'Alert me', hidden: true });
  expect(link.getAttribute('href')).toBe(
    '/inbox?add=threshold&metric=sales&currency=USD&days=28&subject=brand&id=b1',
  );
  act(() => change({ group: 'marketplace' }));
  await answer('marketplace from 2026-03-01', Response.json(summaryOf(['marketplace.com'])));
  await screen.findByText('marketplace.com');
  expect(menus()).toEqual([]);
});

it('ranks groups by their change, with a bar for each but the rest', async () => {
  visit('/reports?sort=name');
  await renderByBrand();
  fireEvent.change(screen.getByLabelText('Rank by'), { target: { value: 'fall' } });
  expect(address).toBe(`${days}&order=fall`);
  expect(location.search).toBe('');
  const sold = (sales: string) => ({ ...figures, sales });
  const groupOf = (key: string | null, now: string, before: string) => ({
    kind: key === null ? ('other' as const) : ('value' as const),
    key,
    label: key === null ? null : (names.get(key) ?? null),
    groups: key === null ? 3 : 1,
    figures: sold(now),
    counted: sold(now),
    compared: sold(before),
    series: [],
  });
  const range = { from: '2026-03-01', to: '2026-03-28' };
  const groups = [
    groupOf('b1', '0.00', '80.50'),
    groupOf('p1', '50.25', '10.00'),
    groupOf(null, '1.00', '901.00'),
  ];
  await answer('brand from 2026-03-01 by fall', Response.json(sampleSummary(range, { groups })));
  const changes = await screen.findAllByText(/^[−+]\$/);
  expect(changes.map(({ textContent }) => textContent)).toEqual(['−$80.50', '+$40.25', '−$900.00']);
  expect(
    changes.map((text) => text.parentElement?.querySelector<HTMLElement>('[style]')?.style.width),
  ).toEqual(['100%', '50%', '0%']);
  expect(requests.at(-1)).toContain('byChange=fall');
});
