import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Day, eachDay, toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { endHolds } from '@/lib/server/outbox/testing/end-holds';
import { countRuns } from '@/lib/testing/count-runs';
import { setUpSchedules } from './testing/schedule-set-up';

const hourMs = 3_600_000;
const start = '2026-06-20T12:00:00Z';
const range = { from: '2026-06-01', to: '2026-06-30' };
const rows = eachDay(range).map((date) => reportRow({ date, sales: 100, final: false }));
const planAt = (at: string) => ({ every: 'day' as const, at, timeZone: 'UTC' });

/**
 * What happens some hours after the last step. `twice`: two processes run at once. `dies`: the process ends while it sends.
 * `busy`: the mail server takes nothing.
 */
const step = fc.record({
  hours: fc.integer({ min: 1, max: 30 }),
  event: fc.constantFrom('runs', 'runs', 'twice', 'dies', 'busy', '06:00', '18:00', 'pause', 'resume'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The first moment after another at which a daily plan is due. */
function nextTime(at: string, now: number): number {
  const today = Date.parse(`${toDay(new Date(now))}T${at}:00Z`);
  return today > now ? today : today + 24 * hourMs;
}

/** A plain reading of what is sent: the calendar days whose reports arrive, in order. */
function readPlainly(steps: readonly Step[]): Day[] {
  let [now, at, paused] = [Date.parse(start), '06:00', false];
  let next = nextTime(at, now);
  const made = new Set<Day>();
  const sent: Day[] = [];
  let waiting: { day: Day; since: number }[] = [];
  for (const { hours, event } of steps) {
    now += hours * hourMs;
    if (event === '06:00' || event === '18:00') [at, next] = [event, nextTime(event, now)];
    else if (event === 'pause') paused = true;
    else if (event === 'resume') [paused, next] = [false, paused ? nextTime(at, now) : next];
    else {
      const day = toDay(new Date(now));
      const isDue = !paused && next <= now;
      if (isDue) next = nextTime(at, now);
      if (isDue && !made.has(day)) waiting.push({ day, since: now });
      if (isDue) made.add(day);
      waiting = waiting.filter(({ since }) => now - since <= 6 * hourMs);
      if (event === 'dies') waiting.shift();
      if (event === 'runs' || event === 'twice') sent.push(...waiting.splice(0).map((mail) => mail.day));
    }
  }
  return sent;
}

eachLedger('scheduled reports through faults', (ledger, kind) => {
  it('arrive once per day, as a plain reading says', { timeout: 600_000 }, async () => {
    const steps = fc.array(step, { minLength: 4, maxLength: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const world = await setUpSchedules(ledger(), start);
        await world.load(rows, range);
        const { id } = await world.add({ plan: planAt('06:00') });
        const mailers = {
          dies: { isReady: async () => true, attempt: () => Promise.reject(new Error('It died.')) },
          busy: { isReady: async () => true, attempt: async () => 'unreachable' as const },
        };
        let now = Date.parse(start);
        for (const { hours, event } of history) {
          now += hours * hourMs;
          world.clock.now = new Date(now);
          const run = (others = {}) => world.run(new Date(now), others);
          if (event === '06:00' || event === '18:00') await world.change(id, { plan: planAt(event) });
          else if (event === 'pause' || event === 'resume')
            await world.change(id, { paused: event === 'pause' });
          else if (event === 'dies') {
            await run({ mailer: mailers.dies }).catch(() => {});
            await endHolds(world.db);
          } else if (event === 'busy') await run({ mailer: mailers.busy });
          else await Promise.all(event === 'twice' ? [run(), run()] : [run()]);
        }
        const expected = readPlainly(history).map((day) => toDay(new Date(Date.parse(day) - 24 * hourMs)));
        const subjects = world.sent.map(({ mail }) => mail.subject);
        const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
        expect(subjects).toEqual(
          expected.map((day) => expect.stringContaining(format.format(new Date(day)))),
        );
      }),
      { numRuns: countRuns(6, kind) },
    );
  });
});
