// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Slot, SlotProvider } from '@/components/ui/slot';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import { render } from '@/lib/testing/render';
import { MoreButton } from './more-button';
import { NotRefreshed } from './not-refreshed';

afterEach(cleanup);

const older = 'Could not refresh. You see older data.';
const failed = new Error('The server is busy.');

function Figures({ name, read }: { name: string; read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: read });
  return <p>{data}</p>;
}

function List({ readPage }: { readPage: (page: number) => Promise<string> }) {
  const read = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length < 2 ? pages.length : undefined),
  });
  return (
    <>
      <p>{read.data?.pages.join(' ')}</p>
      <MoreButton read={read} label="Show more" />
    </>
  );
}

type Page = { rows: string[]; total: number };

function LongList({ readPage }: { readPage: (offset: number) => Promise<Page> }) {
  const { rows, span } = useWindowedPages(
    (offset) => ({ queryKey: ['rows', offset], queryFn: () => readPage(offset) }),
    100,
  );
  return (
    <>
      <p>{rows.join(' ')}</p>
      <button type="button" onClick={() => span?.onVisible(150, 160)}>
        Scroll
      </button>
    </>
  );
}

function open(page: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SlotProvider>
        <main>{page}</main>
        <NotRefreshed />
        <Slot name="notices" className="" />
      </SlotProvider>
    </QueryClientProvider>,
  );
  return client;
}

it('says once that several reads show older data, and reads them again', async () => {
  const sales = vi
    .fn(async () => 'sales')
    .mockResolvedValueOnce('sales')
    .mockRejectedValueOnce(failed);
  const clicks = vi
    .fn(async () => 'clicks')
    .mockResolvedValueOnce('clicks')
    .mockRejectedValueOnce(failed);
  const client = open(
    <>
      <Figures name="sales" read={sales} />
      <Figures name="clicks" read={clicks} />
    </>,
  );
  await screen.findByText('sales');
  await screen.findByText('clicks');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => client.refetchQueries());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`${older} The server is busy.`);
  expect(screen.getByRole('main').contains(alert)).toBe(false);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect([sales, clicks].map((read) => read.mock.calls.length)).toEqual([3, 3]);
});

it('leaves a read without data to its own place, and one that the page does not show', async () => {
  const client = open(<Figures name="sales" read={() => Promise.reject(failed)} />);
  await client.prefetchQuery({ queryKey: ['other'], queryFn: async () => 'other' });
  const again = client.fetchQuery({ queryKey: ['other'], queryFn: () => Promise.reject(failed) });
  await expect(again).rejects.toThrow(failed);
  await vi.waitFor(() => expect(client.getQueryState(['sales'])?.status).toBe('error'));
  expect(client.getQueryState(['other'])).toMatchObject({ status: 'error', data: 'other' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says below a list that its next page failed, not that the list is older', async () => {
  const readPage = vi
    .fn(async (page: number) => `page ${page}`)
    .mockResolvedValueOnce('page 0')
    .mockRejectedValueOnce(failed);
  open(<List readPage={readPage} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('More rows could not be loaded. The server is busy.');
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('page 0 page 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that rows further down a long list failed', async () => {
  const readPage = vi.fn(async (offset: number) => {
    if (offset > 0 && readPage.mock.calls.length === 2) throw failed;
    return { rows: [`from ${offset}`], total: 200 };
  });
  open(<LongList readPage={readPage} />);
  await screen.findByText('from 0');
  fireEvent.click(screen.getByRole('button', { name: 'Scroll' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('More rows could not be loaded.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText(/from 100/);
  expect(screen.queryByRole('alert')).toBeNull();
});
