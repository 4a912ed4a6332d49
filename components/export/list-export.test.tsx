// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainView } from '@/components/table/table-view';
import { dismissToast, readToasts } from '@/components/ui/toast';
import { scopeHeader } from '@/lib/access/page-scope';
import { getQueryClient } from '@/lib/client/client';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { ListExport } from './list-export';

const written = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');

// Other files of the same worker may leave some.
beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  written.mockClear();
});

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="links.csv"',
  'x-export-rows': '1',
  'x-export-bytes': '5',
  'x-export-state': 'partial',
};

function exportFrom(answer: (init?: RequestInit) => Response | Promise<Response>) {
  const request = vi.fn(async (_path: string, init?: RequestInit) => answer(init));
  vi.stubGlobal('fetch', request);
  render(<ListExport list="links" />);
  openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'CSV', hidden: true }));
  return request;
}

function openMenu() {
  const menu = screen.getByRole('menu', { hidden: true });
  openPopover(menu);
}

const listToasts = () => readToasts().map(({ title, description }) => [title, description]);
const ready = () => screen.findByRole('button', { name: 'Export' });

it('saves the file under the server’s name, and sends the page scope', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  getQueryClient('workspace-a/me/owner');
  const request = exportFrom(() => new Response('id\n1\n', { headers }));
  await ready();
  expect(saved).toEqual(['links.csv']);
  expect(listToasts()).toEqual([['1 row exported', 'Some data is not loaded yet. The file says which.']]);
  const file = written.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toBe('id\n1\n');
  expect(new Headers(request.mock.calls[0]?.[1]?.headers).get(scopeHeader)).toBe('workspace-a/me/owner');
});

it('saves nothing of a file that broke off, and says so', async () => {
  exportFrom(() => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1;
        if (parts === 1) controller.enqueue(new TextEncoder().encode('id\n1'));
        else controller.error(new TypeError('network error'));
      },
    });
    return new Response(body, { headers });
  });
  await ready();
  expect(written).not.toHaveBeenCalled();
  expect(listToasts()).toEqual([
    ['The export stopped', 'The file broke off before its end. Nothing was saved.'],
  ]);
});

it('shows why the server rejected the export', async () => {
  const message = 'In another tab you went on to another workspace or account.';
  const body = { status: 409, code: 'elsewhere', message, issues: [], requestId: '' };
  exportFrom(() => Response.json(body, { status: 409 }));
  await ready();
  expect(written).not.toHaveBeenCalled();
  expect(listToasts()).toEqual([['The export stopped', message]]);
});

it('stops where it is pressed again, and says nothing', async () => {
  const request = exportFrom(
    (init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
  await ready();
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(listToasts()).toEqual([]);
});

it('requests the visible columns in their order, or all columns', () => {
  const request = vi.fn(async (_path: string) => new Response('', { headers }));
  vi.stubGlobal('fetch', request);
  const value = () => null;
  const columns = [
    { id: 'name', header: 'Name', value, file: ['id', 'name'] },
    { id: 'sales', header: 'Sales', value },
    { id: 'clicks', header: 'Clicks', value },
    { id: 'epc', header: 'EPC', value },
  ];
  const view = { ...plainView, order: ['clicks'], hidden: ['epc'] };
  const press = (name: string) => {
    render(<ListExport list="brands" input={{ q: 'a' }} table={{ columns, view }} />);
    openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
    cleanup();
  };
  press('Excel');
  press('Excel, all columns');
  expect(request.mock.calls.map(([path]) => decodeURIComponent(path))).toEqual([
    '/api/exports/brands?q=a&format=xlsx&columns=id,name,clicks,sales',
    '/api/exports/brands?q=a&format=xlsx',
  ]);
});
