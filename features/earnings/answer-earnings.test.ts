import { expect, it } from 'vitest';
import { answerEvidence } from '@/features/evidence/answer-evidence';
import { evidenceQuerySchema } from '@/features/evidence/evidence-query';
import { makeMember } from '@/lib/access/testing/people';
import type { SyncRequest } from '@/lib/data/fetch/sync/syncs';
import { addDays } from '@/lib/data/terms/days';
import { makeCounts, type SyncState } from '@/lib/data/terms/progress-shape';
import { eachLedger, removeSellerKey } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { answerEarnings } from './answer-earnings';
import { earningsQuerySchema } from './earnings-query';

const hourMs = 3_600_000;
/** At least as many as the months of the calendar have. */
const calendarDays = 130;

eachLedger('answered earnings', (ledger) => {
  /** Requests earnings with rows fetched an hour ago, after a sync that ended this long ago in `state`. */
  const ask = async (
    state: SyncState,
    endedMsAgo: number,
    { fetchedMsAgo = hourMs, key = true, of = 'earnings', stored = calendarDays } = {},
  ) => {
    const { db } = ledger();
    const at = new Date(Date.now() - fetchedMsAgo);
    const today = at.toISOString().slice(0, 10);
    const days = { from: today, to: today };
    const storedFrom = addDays(today, 1 - stored);
    const { id: workspaceId, store } = await storeRows(
      ledger(),
      { standard: [reportRow({ date: today })] },
      { from: storedFrom, to: today },
      { at },
    );
    if (!key) await removeSellerKey(db, workspaceId);
    const member = await makeMember(db, { workspaceId });
    const finishedAt = new Date(Date.now() - endedMsAgo).toISOString();
    const ended = { ...makeCounts(), state, startedAt: finishedAt, finishedAt, reason: null, sources: [] };
    const started: SyncRequest[] = [];
    const syncs = {
      watch: async () => ended,
      start: async (_: string, request: SyncRequest) => {
        started.push(request);
        return { ...ended, state: 'running' as const };
      },
    };
    const parts = { id: workspaceId, member, db, store, syncs };
    const { refreshing } =
      of === 'earnings'
        ? await answerEarnings(parts, earningsQuerySchema.parse(days))
        : await answerEvidence(parts, evidenceQuerySchema.parse(days));
    return { refreshing, started: started.map(({ sources, range }) => [sources, range]), days };
  };

  it('start a sync of product reports if stored ones are old', async () => {
    const { days, ...answer } = await ask('complete', 0);
    const sources = ['reports:standard', 'reports:cpc'];
    expect(answer).toEqual({ refreshing: true, started: [[sources, days]] });
  });

  it('start no sync while rows are fresh, without a key, or right after a failure', async () => {
    const nothing = { refreshing: false, started: [] };
    expect(await ask('complete', 0, { fetchedMsAgo: 1_000 })).toMatchObject(nothing);
    expect(await ask('complete', 0, { key: false })).toMatchObject(nothing);
    expect(await ask('failed', 5_000)).toMatchObject(nothing);
    expect(await ask('failed', 31_000)).toMatchObject({ refreshing: true });
  });

  it('start one of the months of the calendar, too, which may be longer ago', async () => {
    const { started, refreshing, days } = await ask('complete', 0, { fetchedMsAgo: 1_000, stored: 50 });
    expect(refreshing).toBe(true);
    expect(started).toMatchObject([[['reports:standard', 'reports:cpc'], { to: days.to }]]);
    const [[, range] = []] = started;
    expect(range).toMatchObject({ from: expect.stringMatching(/-01$/) });
  });

  it('are like evidence, which also starts one of click reports', async () => {
    const { days, ...answer } = await ask('complete', 0, { of: 'evidence', fetchedMsAgo: 1_000 });
    const sources = ['reports:standard', 'reports:cpc', 'clicks:standard', 'clicks:cpc'];
    expect(answer).toEqual({ refreshing: true, started: [[sources, days]] });
  });
});
