import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/data/store/workspace';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { clickRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { readClicks } from './read-clicks';

const range = { from: '2025-06-29', to: '2026-06-28' };

eachLedger('clicks of links', (ledger) => {
  const keep = () =>
    storeRows(
      ledger(),
      {
        clicks: [
          clickRow({ date: '2025-06-30', linkId: 'a', clicks: 100 }),
          clickRow({ date: '2026-06-02', linkId: 'a', clicks: 2 }),
          clickRow({ date: '2026-06-04', linkId: 'a', clicks: 3, final: false }),
          clickRow({ date: '2026-06-05', linkId: 'a', clicks: 0 }),
          clickRow({ date: '2026-06-03', linkId: 'b', clicks: 0 }),
          clickRow({ date: '2026-06-03', linkId: 'c', clicks: 9 }),
        ],
        cpcClicks: [clickRow({ date: '2026-06-01', linkId: 'a', clicks: 1 })],
      },
      range,
    );

  it('cover both payout models, the last year, and only the given links', async () => {
    const context = await keep();
    expect([...(await readClicks(context, ['b', 'a', 'none']))].sort()).toEqual([
      ['a', { clicks: 6, lastDay: '2026-06-04', provisional: true }],
      ['b', { clicks: 0, lastDay: null, provisional: true }],
    ]);
    expect(await readClicks(context, [])).toEqual(new Map());
    const other = { ...context, id: crypto.randomUUID() };
    expect(await readClicks(other, ['a'])).toEqual(new Map());
  });

  it('are read in one scan, however many links are given', async () => {
    const context = await keep();
    let statements = 0;
    const read: Ledger['store']['read'] = (...args) => {
      statements += 1;
      return context.store.read(...args);
    };
    const others = Array.from({ length: 20_000 }, (_, at) => `link-of-nobody-${at}`);
    const found = await readClicks({ ...context, store: { ...context.store, read } }, [...others, 'c']);
    expect([...found.keys()]).toEqual(['c']);
    expect(statements).toBe(1);
  });
});
