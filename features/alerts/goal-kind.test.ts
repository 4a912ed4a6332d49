import { expect, it } from 'vitest';
import { newGoalSchema } from '@/features/goals/goal';
import { goals } from '@/features/goals/schema';
import { toGoalColumns } from '@/features/goals/write-goal';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { newRuleSchema } from './rule';
import { noon, rowsOf, setUpAlerts } from './testing/alert-set-up';

const days = { from: '2026-04-01', to: '2026-06-30' };

const ledger = openEmbeddedLedger();

async function setUp(...targets: string[]) {
  const set = await setUpAlerts(ledger());
  const { db, workspaceId, member } = set;
  for (const [at, target] of targets.entries()) {
    const metric = at === 0 ? 'sales' : 'commission';
    const goal = newGoalSchema.parse({ metric, currency: 'USD', period: '2026-06', target });
    await db.insert(goals).values({ ...toGoalColumns(goal), workspaceId });
  }
  return {
    ...set,
    rule: (values: object, now: Date) =>
      set.add(newRuleSchema.parse({ name: 'Goals', condition: { kind: 'goal', values } }), now),
    texts: async (now: Date) => {
      expect(await set.evaluate(now)).toMatchObject({ failed: 0 });
      const answer = await listAlerts({ db, member, language: english, now: () => now });
      expect(answer.basis.complete).toBe(true);
      return answer.alerts.map(({ text, path }) => [text, path]);
    },
  };
}

it('tells once of a goal whose forecast is too far below its target', async () => {
  const { fetch, rule, texts } = await setUp('6600');
  const now = noon('2026-06-16');
  const begun = { from: days.from, to: '2026-06-16' };
  // 200 per day: 6,000 are expected, 9.1 % less than the target.
  await rule({ event: 'behind', percent: '10' }, now);
  // A forecast needs the year before today.
  await fetch(rowsOf(begun), { from: '2025-06-10', to: begun.to }, now);
  expect(await texts(now)).toEqual([]);
  await rule({ event: 'behind', percent: '9' }, now);
  const told = [
    'Sales of $6,600.00 for Whole workspace, Jun 2026: about 90.9% of the goal is expected by Jun 30, 2026, $6,000.00. This is an estimate.',
    '/reports/goals',
  ];
  expect(await texts(now)).toEqual([told]);
  expect(await texts(noon('2026-06-17'))).toEqual([told]);
});

it('tells nothing while a day is not stored completely', async () => {
  const { fetch, rule, texts } = await setUp('6600');
  const now = noon('2026-06-16');
  const begun = { from: days.from, to: '2026-06-14' };
  await fetch(rowsOf(begun), begun, now);
  for (const values of [{ event: 'behind', percent: '0' }, { event: 'ended' }]) await rule(values, now);
  expect(await texts(now)).toEqual([]);
});

it('tells of the end, and takes it back once', async () => {
  const { fetch, rule, texts } = await setUp('6000', '31');
  const now = noon('2026-07-01');
  await fetch(rowsOf(days), days, now);
  await rule({ event: 'ended' }, noon('2026-06-20'));
  const reached =
    'Sales of $6,000.00 for Whole workspace, Jun 2026: the goal is reached, with $6,000.00 (100.0%)';
  const missed =
    'Commission of $31.00 for Whole workspace, Jun 2026: the goal is missed, with $30.00 (96.8%)';
  const path = '/reports/goals';
  expect((await texts(now)).sort()).toEqual([
    [missed, path],
    [reached, path],
  ]);
  const later = noon('2026-07-05');
  await fetch(rowsOf(days, { '2026-06-10': 0 }), days, later);
  const corrected =
    'Correction: Sales of $6,000.00 for Whole workspace, Jun 2026: the goal is missed now, with $5,800.00 (96.7%)';
  const all = [
    [missed, path],
    [corrected, path],
    [reached, path],
  ];
  expect((await texts(later)).sort()).toEqual(all.sort());
  expect(await texts(later)).toHaveLength(3);
});

it('tells a new rule nothing of a goal that ended before', async () => {
  const { fetch, rule, texts } = await setUp('6000');
  const now = noon('2026-07-03');
  await fetch(rowsOf(days), days, now);
  await rule({ event: 'ended' }, now);
  expect(await texts(now)).toEqual([]);
});

it.each([
  [{ event: 'late' }, 'event'],
  [{ event: 'behind' }, 'percent'],
  [{ event: 'behind', percent: '-1' }, 'percent'],
])('a rule with %j names the field', (values, field) => {
  const result = newRuleSchema.safeParse({ name: 'Goals', condition: { kind: 'goal', values } });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([`condition.values.${field}`]);
});
