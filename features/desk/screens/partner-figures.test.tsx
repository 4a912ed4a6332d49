// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Partner } from '@/features/desk/desk-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { DeskScreen } from './desk-screen';
import { desk, partner } from './testing/desk-answers';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const creator = partner({ id: 'p2', name: 'Mara', creatorId: 'c1' });

/** Shows the table of partners. Returns the paths that it reads. */
function showTable(query: string, rows: readonly Partner[], readFigures: () => unknown): string[] {
  const asked: string[] = [];
  visit(`/desk?view=table&${query}`);
  showScreen(<DeskScreen today="2026-11-20" manages />, {
    read: (path) => {
      asked.push(path);
      if (path.startsWith('/api/ledger/performance')) return readFigures();
      const answer = { rows, offset: 0, total: rows.length, basis: makeBasis([]) };
      return path.startsWith('/api/desk/partners?') ? answer : desk;
    },
    write: () => null,
  });
  return asked;
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

it('are columns that are hidden by default, and empty for recruits', async () => {
  const figures = sampleFigures({ sales: '12.50' });
  const asked = showTable('table=d%3Anormal&from=2026-11-01&to=2026-11-07', [partner({}), creator], () => ({
    items: { c1: [{ currency: 'EUR', figures, counted: null, compared: null }] },
    receipt: sampleReceipt(),
  }));
  // Figures come with an answer of their own.
  await (await rowOf('Mara')).findByText('€12.50');
  expect((await rowOf('Nora')).queryByText('€12.50')).toBeNull();
  expect(asked.find((path) => path.startsWith('/api/ledger/performance'))).toContain(
    'group=creator&ids=c1&from=2026-11-01&to=2026-11-07',
  );
});

it('that cannot be read leave the partners, with a message', async () => {
  showTable('table=d%3Anormal', [creator], () => {
    throw new TypeError('The network is down.');
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The figures of creators could not be loaded.',
  );
  expect(screen.getByText('Mara')).toBeTruthy();
});

it('are not read while their columns are hidden', async () => {
  const asked = showTable('', [creator], () => null);
  await screen.findByText('Mara');
  expect(asked.filter((path) => path.startsWith('/api/ledger'))).toEqual([]);
});
