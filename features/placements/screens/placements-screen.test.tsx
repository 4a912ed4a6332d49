// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placementsOptions } from '@/features/placements/client/placements';
import type { Placements } from '@/features/placements/placements-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { router, visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { PlacementsScreen } from './placements-screen';

beforeEach(() => visit('/links/performance?range=last-28-days'));

const answer: Placements = {
  basis: makeBasis([]),
  group: 'subid1',
  range: { from: '2026-06-03', to: '2026-06-30' },
  week: { from: '2026-06-23', to: '2026-06-29' },
  weekBefore: { from: '2026-06-16', to: '2026-06-22' },
  weekDays: null,
  currencies: [
    {
      currency: 'USD',
      figures: sampleFigures({ commission: '40.00', clicks: 100 }),
      placements: [
        {
          kind: 'value',
          key: 'bio',
          label: 'bio',
          groups: 1,
          figures: sampleFigures({ commission: '30.00', clicks: 60, epc: '0.5000', conversionRate: 0.1 }),
          products: { count: 1, name: 'Blue hat' },
          week: {
            figures: sampleFigures({ commission: '16.00' }),
            counted: sampleFigures({ commission: '15.00' }),
            compared: sampleFigures({ commission: '10.00' }),
          },
        },
        {
          kind: 'value',
          key: null,
          label: null,
          groups: 1,
          figures: sampleFigures({ commission: '10.00', clicks: 40, epc: '0.2500' }),
          products: null,
          week: { figures: sampleFigures(), counted: sampleFigures(), compared: sampleFigures() },
        },
      ],
    },
  ],
  receipt: sampleReceipt(),
  weekReceipt: sampleReceipt(),
};

let requests: URL[];
let given: Placements;
beforeEach(() => {
  router.push.mockClear();
  requests = [];
  given = answer;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    if (url.pathname === '/api/ledger/placements') requests.push(url);
    return Response.json(url.pathname === '/api/ledger/placements' ? given : { views: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const client = new QueryClient();
  const input = { ...answer.range, group: 'subid1', sort: 'commission', top: 200 } as const;
  await client.prefetchQuery(placementsOptions(input));
  render(
    <QueryClientProvider client={client}>
      <PlacementsScreen today="2026-06-30" imports={false} />
    </QueryClientProvider>,
  );
}

it('says whether there are no rows, or none are loaded yet', async () => {
  given = { ...answer, currencies: [] };
  await show();
  screen.getByText('No rows in these days');
  cleanup();
  given = { ...given, receipt: sampleReceipt({ state: 'partial' }) };
  await show();
  screen.getByText('No rows yet');
  expect(screen.queryByText('No rows in these days')).toBeNull();
});

it('compares the days that count and shows no total until all rows are loaded', async () => {
  const missing = sampleReceipt({ state: 'partial' });
  const weekDays = { counted: 5, of: 7, now: [], before: [], uncounted: [], noDataBefore: null };
  given = { ...answer, receipt: missing, weekReceipt: missing, weekDays };
  await show();
  screen.getByRole('row', { name: /^So far partial/ });
  within(screen.getByRole('row', { name: /bio/ })).getByRole('img', { name: /up 50\.0%.*, 5 of 7 days/ });
  screen.getByText(/^Changes against .* count the 5 of 7 days /);
});

it('shows the figures of links that were not created here, also if there are no others', async () => {
  const currencies = answer.currencies.map((part) => ({
    ...part,
    figures: sampleFigures({ commission: '10.00', clicks: 40 }),
    placements: part.placements.filter(({ key }) => key === null),
  }));
  given = { ...answer, currencies };
  await show();
  expect(screen.queryByText('No rows in these days')).toBeNull();
  const elsewhere = screen.getByRole('row', { name: /^Not created here/ });
  for (const text of ['$10.00', '40', '100.0%']) within(elsewhere).getByText(text);
  within(screen.getByRole('row', { name: /^Total/ })).getByText('$10.00');
  fireEvent.click(within(elsewhere).getByText('Not created here'));
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    '/reports?range=last-28-days&subids1=none&group=link_product&currency=USD',
  );
});

it('shows placements with product, share and weekly change, and opens one in reports', async () => {
  await show();
  const bio = screen.getByRole('row', { name: /bio/ });
  for (const text of ['Blue hat', '$30.00', '$0.50', '10.0%', '75.0%']) within(bio).getByText(text);
  within(bio).getByRole('img', { name: /50/ });
  const elsewhere = screen.getByRole('row', { name: /Not created here/ });
  within(elsewhere).getByText('25.0%');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    from: '2026-06-03',
    to: '2026-06-30',
    group: 'subid1',
    sort: 'commission',
  });
  expect(screen.queryByRole('button', { name: 'Import links' })).toBeNull();
  // Part of the total, and shown below it.
  within(elsewhere).getByText('Total');
  expect(within(elsewhere).getByRole('link', { name: 'Not created here' }).getAttribute('href')).toBe(
    '/reports?range=last-28-days&subids1=none&group=link_product&currency=USD',
  );
  fireEvent.click(within(bio).getByText('bio'));
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    '/reports?range=last-28-days&subids1=bio&group=link_product&currency=USD',
  );
});

it('offers a rule on the sales of a placement, and none on links that were not created here', async () => {
  const currencies = answer.currencies.map((part) => ({
    ...part,
    placements: part.placements.map((row) =>
      row.key === null ? row : { ...row, key: 'a~2Cb', label: 'a,b' },
    ),
  }));
  given = { ...answer, currencies };
  await show();
  const [menu, ...others] = screen.getAllByRole('menu', { name: /^Actions for /, hidden: true });
  expect(others).toEqual([]);
  expect(menu?.getAttribute('aria-label')).toBe('Actions for a,b');
  if (menu) openPopover(menu);
  expect(screen.getByRole('menuitem', { name: 'Alert me', hidden: true }).getAttribute('href')).toBe(
    '/inbox?add=creatorSales&subject=subid1&id=a%2Cb',
  );
});
