import { expect, it } from 'vitest';
import type { ReportRow } from '@/lib/contract/resources/report';
import { joinColumns } from '@/lib/data/store/engine/column-text';
import { rowColumns } from '@/lib/data/store/engine/tables';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { reportRow } from '@/lib/data/testing/rows';
import { fetchWindow } from './fetch-window';
import { createRateLimiter } from './rate-limiter';

async function read(pages: ReportRow[][]) {
  const day = '2026-03-05';
  const api = makeFakeApi({});
  api.fault = ({ query }) => {
    const at = Number(query.cursor ?? 0);
    return { reports: pages[at], cursor: at + 1 < pages.length ? String(at + 1) : null };
  };
  const fetched = await fetchWindow(
    { call: api.call, limiter: createRateLimiter(), signal: new AbortController().signal, onPage() {} },
    {
      source: 'reports:standard',
      scope: '',
      range: { from: day, to: day },
      finalBefore: day,
      heavyAfter: undefined,
    },
  );
  if ('heavy' in fetched) throw new Error('A single day is followed to its end.');
  const names = rowColumns('reports').map(({ name }) => name);
  const texts = joinColumns(fetched.texts);
  const column = (name: string) => texts[names.indexOf(name)]?.split('\u001f') ?? [];
  const clicks = column('clicks').map(Number);
  return { ...fetched, clicks: Object.fromEntries(column('id').map((id, row) => [id, clicks[row]])) };
}

const row = (id: number, clicks: number) =>
  reportRow({ id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`, date: '2026-03-05', clicks });

it('keeps each id once, in its latest version, wherever it appeared before', async () => {
  const { rows, ids, clicks } = await read([
    [row(1, 1), row(2, 1), row(1, 2)],
    [],
    [row(2, 3), row(3, 3)],
    [row(4, 4), row(3, 4)],
  ]);
  expect(clicks).toEqual({ [row(1, 0).id]: 2, [row(2, 0).id]: 3, [row(3, 0).id]: 4, [row(4, 0).id]: 4 });
  expect(rows).toBe(4);
  expect([...ids].sort()).toEqual([1, 2, 3, 4].map((id) => row(id, 0).id));
});

it('drops a page whose rows all appeared again', async () => {
  const { texts, clicks } = await read([
    [row(1, 1), row(2, 1)],
    [row(2, 5), row(1, 5)],
  ]);
  expect(clicks).toEqual({ [row(1, 0).id]: 5, [row(2, 0).id]: 5 });
  expect(texts[0]).toEqual([]);
});

it('has no texts for a window without rows', async () => {
  expect(joinColumns((await read([[], []])).texts)).toEqual([]);
});
