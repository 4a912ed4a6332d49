import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { fillEditions } from './fill-editions';
import { stopReport } from './stop-report';
import { setUpSchedules } from './testing/schedule-set-up';

const range = { from: '2026-06-01', to: '2026-06-30' };
const start = '2026-06-28T12:00:00Z';
const throttled = { code: 'throttled' };

eachLedger('a scheduled report', (ledger) => {
  it('asks at most 30 addresses of one person in an hour to confirm', async () => {
    const world = await setUpSchedules(ledger(), start);
    const addresses = (count: number) =>
      Array.from({ length: count }, (_, at) => `a${count}-${at}@brand.example`);
    await world.add({ addresses: addresses(20) });
    await world.add({ addresses: addresses(10) });
    await expect(world.add({ addresses: ['one-more@brand.example'] })).rejects.toMatchObject(throttled);
  });

  it('is sent by hand at most 20 times in an hour', async () => {
    const world = await setUpSchedules(ledger(), start);
    const { id } = await world.add();
    for (let at = 0; at < 20; at += 1) await world.sendNow(id);
    await expect(world.sendNow(id)).rejects.toMatchObject(throttled);
  });

  it('that waits to be sent is not sent to somebody who stopped it meanwhile', async () => {
    const world = await setUpSchedules(ledger(), start);
    const days = eachDay(range);
    await world.load(
      days.map((date) => reportRow({ date, final: false })),
      range,
    );
    const { id } = await world.add();
    expect(await world.run('2026-06-29T04:00:00Z')).toEqual([world.member.email]);
    const [, stop = ''] = /\/stop-mail\/([\w-]{43})/.exec(world.sent[0]?.mail.text ?? '') ?? [];
    const off = { ...world.mailer, isReady: async () => false };
    expect(await world.run('2026-06-30T04:00:00Z', { mailer: off })).toEqual([]);
    expect((await world.states(id)).sort()).toEqual(['sent', 'waiting']);
    expect(await stopReport(world.db, stop)).toBe(true);
    expect(await world.run('2026-06-30T04:05:00Z')).toEqual([]);
  });

  it('that cannot be made is tried for six hours', async () => {
    const world = await setUpSchedules(ledger(), start);
    const { db, workspaceId, clock } = world;
    const content = { range: 'last-7-days' as const, weekStart: 1, format: null, waitFor: null };
    const { id } = await world.add({ content: { ...content, perBrand: true } });
    await world.sendNow(id);
    const workspaceOf = () => {
      throw new Failure('busy', 'The server is busy.');
    };
    const parts = { db, workspaceId, workspaceOf, now: () => clock.now };
    for (const [at, state] of [
      ['2026-06-28T17:59:59Z', 'waiting'],
      ['2026-06-28T18:00:00Z', 'failed'],
    ] as const) {
      clock.now = new Date(at);
      await fillEditions(parts, new AbortController().signal);
      expect(await world.list()).toMatchObject([{ last: { state, problem: 'The server is busy.' } }]);
    }
  });
});
