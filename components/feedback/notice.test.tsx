// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Slot, SlotProvider } from '@/components/ui/slot';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { render } from '@/lib/testing/render';
import { SyncNotice } from './sync/sync-notice';

const idle = {
  unreachable: null,
  cancelling: false,
  retryAt: null,
  start() {},
  retry() {},
  cancel() {},
};
const progress = {
  ...makeCounts(),
  days: { done: 3, total: 28 },
  rows: 400,
  startedAt: null,
  finishedAt: null,
  reason: null,
  sources: [],
};
afterEach(cleanup);

function Frame({ state }: { state: 'running' | 'partial' | 'failed' }) {
  const sync = { ...idle, progress: { ...progress, state } };
  return (
    <SlotProvider>
      <Slot name="progress" className="w-80" />
      <main>
        <SyncNotice sync={sync} label="Loading reports" partial />
        <table>
          <caption>Figures</caption>
        </table>
      </main>
      <Slot name="notices" className="sticky" />
    </SlotProvider>
  );
}

const isAfter = (one: Element, other: Element) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

test('no notice enters above a table', () => {
  for (const state of ['partial', 'failed'] as const) {
    render(<Frame state={state} />);
    const table = screen.getByRole('table');
    const notices = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
    expect(notices.length).toBe(1);
    for (const notice of notices) expect(isAfter(notice, table)).toBe(true);
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    cleanup();
  }
});

test('progress has its place in the header', () => {
  render(<Frame state="running" />);
  const bar = screen.getByRole('progressbar', { name: 'Loading reports' });
  expect(bar.closest('[data-slot]')?.getAttribute('data-slot')).toBe('progress');
  expect(within(screen.getByRole('main')).queryByRole('progressbar')).toBeNull();
});
