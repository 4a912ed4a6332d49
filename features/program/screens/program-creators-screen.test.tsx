// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ProgramCreatorsAnswer } from '@/features/program/program-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { ProgramCreatorsScreen } from './program-creators-screen';

beforeEach(() => visit('/program/creators?range=last-28-days'));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(list: Partial<ListReceipt>) {
  const receipt: ListReceipt = {
    loaded: 0,
    complete: false,
    missing: [],
    cut: false,
    asOf: '2026-06-30T12:00:00.000Z',
    refreshing: false,
    unread: null,
    problem: null,
    ...list,
  };
  const answer: ProgramCreatorsAnswer = {
    rows: [],
    offset: 0,
    total: 0,
    claimed: 0,
    unclaimed: 0,
    currencies: [],
    currency: null,
    totals: [],
    list: receipt,
    performance: { from: '2026-06-03', to: '2026-06-30', receipt: sampleReceipt() },
    basis: makeBasis([]),
  };
  showScreen(<ProgramCreatorsScreen today="2026-06-30" />, {
    read: (path) => (path.startsWith('/api/catalog/program-creators') ? answer : { views: [], groups: [] }),
    write: () => ({}),
  });
}

it('does not say that there are no creators while the list is read for the first time', async () => {
  show({ refreshing: true });
  expect(await screen.findByText('Loading, 0 creators so far')).toBeDefined();
  expect(screen.queryByText('No creators yet')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Claimed' })).toBeDefined();
});

it('says why the list could not be read', async () => {
  show({ problem: 'The API cannot be reached.' });
  expect(await screen.findByText('Program creators could not be loaded')).toBeDefined();
  expect(screen.getByText('The API cannot be reached.')).toBeDefined();
});

it('says that there are no creators when all of the list was read', async () => {
  show({ complete: true });
  expect(await screen.findByText('No creators yet')).toBeDefined();
});
