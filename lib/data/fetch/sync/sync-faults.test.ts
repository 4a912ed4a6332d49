import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { bonusRow, reportRow } from '@/lib/data/testing/rows';
import { old, prepareSetUp } from '@/lib/data/testing/sync-set-up';

bothLedgers('A sync with faults', (ledger) => {
  const setUp = prepareSetUp(ledger);

  const rows = Array.from({ length: 300 }, (_, index) =>
    reportRow({ date: `2025-07-${String((index % 30) + 1).padStart(2, '0')}` }),
  );
  it.each([
    ['throttled now and then', new Failure('throttled', 'Slow down.', { retryAfter: 0.05 })],
    ['failing now and then', new Failure('upstream_failed', 'The API failed with status 500.')],
    ['cut off now and then', new Failure('upstream_unavailable', 'The API cannot be reached.')],
    ['garbled now and then', new Failure('upstream_invalid', 'Not JSON.')],
  ])('%s, everything still arrives once', async (_, failure) => {
    const api = makeFakeApi({ standard: rows }, 40);
    api.fault = (seen, answer) => {
      if (seen.at % 9 === 4) throw failure;
      return answer();
    };
    const { run, sum } = await setUp(api);
    expect(await run({ range: old, sources: ['reports:standard'] })).toMatchObject({ state: 'complete' });
    expect((await sum(old)).currencies[0]?.figures.clicks).toBe(1500);
  });

  it.each([
    ['a cursor that repeats', () => ({ reports: [reportRow({ date: '2025-07-10' })], cursor: 'same' })],
    ['empty pages without end', (at: number) => ({ reports: [], cursor: `next-${at}` })],
    ['a row of another day', () => ({ reports: [reportRow({ date: '2024-01-01' })], cursor: null })],
  ])('%s ends in missing windows with a reason, and keeps the rest', async (_, bad) => {
    const api = makeFakeApi({ standard: rows });
    const { run, sum } = await setUp(api);
    api.fault = (seen, answer) =>
      String(seen.query.start).startsWith('2025-07-10') || String(seen.query.end).startsWith('2025-07-10')
        ? bad(seen.at)
        : answer();
    const only = { from: '2025-07-10', to: '2025-07-10' };
    expect(await run({ range: only, sources: ['reports:standard'] })).toMatchObject({ state: 'partial' });
    await run({ range: { from: '2025-07-11', to: '2025-07-20' }, sources: ['reports:standard'] });
    const summary = await sum({ from: '2025-07-10', to: '2025-07-20', payout_models: 'standard' });
    expect(summary.receipt).toMatchObject({ state: 'partial', windows: { missing: 1 } });
    expect(summary.receipt.reasons).toHaveLength(1);
    expect(summary.currencies[0]?.figures.clicks).toBe(500);
    api.fault = null;
    await run({ range: only, sources: ['reports:standard'] });
    const healed = await sum({ from: '2025-07-10', to: '2025-07-20' });
    expect(healed.receipt.windows.missing).toBe(0);
    expect(healed.currencies[0]?.figures.clicks).toBe(550);
  });

  it('a key rejected midway fails the sync and keeps stored windows', async () => {
    const api = makeFakeApi({ standard: rows });
    const { run, sum } = await setUp(api);
    api.fault = (seen, answer) => {
      if (seen.at > 5) throw new Failure('key_refused', 'The API rejected the stored key.');
      return answer();
    };
    expect(await run({ range: old, sources: ['reports:standard'] })).toMatchObject({
      state: 'failed',
      reason: 'The API rejected the stored key.',
    });
    expect((await sum(old)).receipt).toMatchObject({ state: 'partial' });
    api.fault = null;
    await run({ range: old });
    expect((await sum(old)).receipt).toMatchObject({ state: 'complete', rows: 300 });
  });

  it.each(['reports:standard', 'brb'] as const)(
    '%s told to wait an hour ends, and says so',
    async (source) => {
      const api = makeFakeApi({});
      const { run } = await setUp(api);
      api.fault = () => {
        throw new Failure('throttled', 'Slow down.', { retryAfter: 3_600 });
      };
      expect(await run({ range: old, sources: [source] })).toMatchObject({
        state: 'failed',
        reason: 'The API asks to wait 60 minutes. Sync again after that.',
      });
      // As many as start at once, and none after.
      expect(api.seen.length).toBeLessThanOrEqual(5);
    },
  );

  it('a brand list with occasional rejections still loads', async () => {
    const api = makeFakeApi({});
    const { run } = await setUp(api);
    api.fault = (seen, answer) => {
      if (seen.at < 2) throw new Failure('throttled', 'Slow down.', { retryAfter: 0.05 });
      return answer();
    };
    expect(await run({ range: old, sources: ['brb'] })).toMatchObject({ state: 'complete' });
  });

  it('estimates of some brands do not look like those of all, and the rest is fetched next time', async () => {
    const brands = ['b0000000-0000-4000-8000-00000000000a', 'b0000000-0000-4000-8000-00000000000b'];
    const bonuses = brands.map((brand) => bonusRow({ brand, date: '2025-07-01', amount: 1 }));
    const api = makeFakeApi({ brands, bonuses });
    const { run, sum } = await setUp(api);
    let answered = 0;
    api.fault = (seen, answer) => {
      if (seen.id === 'listBonusEstimates' && ++answered > 3)
        throw new Failure('key_refused', 'The API rejected the stored key.');
      return answer();
    };
    expect(await run({ range: old, sources: ['brb'] })).toMatchObject({ state: 'failed' });
    const half = await sum({ ...old, dataset: 'brb' });
    expect(half.receipt).toMatchObject({ state: 'partial', stale: true, reasons: ['Not fetched yet.'] });
    api.fault = null;
    await run({ range: old, sources: ['brb'] });
    const whole = await sum({ ...old, dataset: 'brb' });
    expect(whole.receipt).toMatchObject({ state: 'complete', reasons: [] });
    expect(whole.currencies[0]?.figures.bonus).toBe('2.00');
  });
});
