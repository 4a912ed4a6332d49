// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reconciliation } from '@/lib/ledger/answers/reconciliation-shape';
import { DifferingExport } from './differing-export';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const days = { from: '2026-03-01', to: '2026-03-28' };
const counts = { reports: 4, products: 1, storefronts: 0, difference: -3 };
const all = Array.from({ length: 730 }, (_, at) => ({ link: `link-${at}`, ...counts }));

function answer(path: string): Pick<Reconciliation, 'links' | 'differing'> & { receipt: object } {
  const { searchParams } = new URL(path, 'http://localhost');
  const [top, offset] = [Number(searchParams.get('top')), Number(searchParams.get('offset'))];
  return { links: all.slice(offset, offset + top), differing: all.length, receipt: { revision: 'a' } };
}

it('exports more links than one answer holds, and has it noted', async () => {
  const asked = vi.fn(async (path: string, _init?: RequestInit) =>
    Response.json(path === '/api/exports' ? null : answer(path)),
  );
  vi.stubGlobal('fetch', asked);
  const written = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  render(<DifferingExport input={days} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(written).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toBe(
    '/api/ledger/reconciliation?from=2026-03-01&to=2026-03-28&top=500&offset=0',
  );
  expect(asked.mock.lastCall?.[1]?.body).toBe('{"list":"links-counted-differently","rows":730}');
  const file = written.mock.calls[0]?.[0];
  const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : [];
  expect(lines).toHaveLength(731);
  expect(lines.slice(0, 2).join('\n')).toContain(
    'Link,Click reports,Product reports,Difference\nlink-0,1,4,-3',
  );
});
