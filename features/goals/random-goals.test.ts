import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal } from '@/lib/base/decimal';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { freshen } from '@/lib/data/read/links/freshen';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { sum } from '@/lib/data/testing/expected-figures';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { currencies, type Fact, factDays, facts, pools } from '@/lib/data/testing/facts';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { countRuns } from '@/lib/testing/count-runs';
import { daysOfPeriod } from './goal-period';
import { goalMetrics, type StoredGoal } from './goal-shape';
import { readGoalProgress } from './read-progress';

const groups = {
  creator_group: 'a0000000-0000-4000-8000-000000000001',
  product_group: 'f0000000-0000-4000-8000-000000000001',
};
const members = {
  creator: fc.subarray<string>([...pools.creator]),
  product: fc.subarray<string>([...pools.product]),
};

const subject = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...pools.brand).map((id) => ({ kind: 'brand' as const, id })),
  fc.constantFrom(...pools.creator).map((id) => ({ kind: 'creator' as const, id })),
  fc
    .constantFrom('creator_group' as const, 'product_group' as const)
    .map((kind) => ({ kind, id: groups[kind] })),
);

const goal: fc.Arbitrary<StoredGoal> = fc
  .record({
    metric: fc.constantFrom(...goalMetrics),
    currency: fc.constantFrom(...currencies.reports, null),
    period: fc.constantFrom('2026-04', '2026-05', '2026-06', '2026-Q2'),
    target: fc.integer({ min: 1, max: 1_000_000 }).map(String),
    subject,
    id: fc.uuid({ version: 4 }),
    name: fc.constant(null),
  })
  .map((one) => (isOfCurrency(one.metric) ? { ...one, currency: one.currency ?? 'USD' } : one));

eachLedger('The progress of goals', (ledger) => {
  it('equals decimal arithmetic over the rows, and what Reports shows', { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(
      fc.record({
        held: facts('reports'),
        goals: fc.array(goal, { minLength: 12, maxLength: 20 }),
        creator: members.creator,
        product: members.product,
      }),
      async ({ held, goals, creator, product }) => {
        const { db } = ledger();
        const context = await storeRows(ledger(), toApiRows(held), factDays, {
          at: new Date('2026-08-20T12:00:00.000Z'),
        });
        await placeGroups(db, context.id, {
          creator: new Map([[groups.creator_group, creator]]),
          product: new Map([[groups.product_group, product]]),
        });
        const fresh = await freshen(context, {}, { groups: groupKinds });
        const isOf = ({ subject, currency, period }: StoredGoal) => {
          const { from, to } = daysOfPeriod(period);
          return (fact: Fact) => {
            if (fact.day < from || fact.day > to) return false;
            if (currency !== null && fact.currency !== currency) return false;
            if (subject?.kind === 'creator_group') return creator.includes(fact.creator ?? '');
            if (subject?.kind === 'product_group') return product.includes(fact.product ?? '');
            return subject === null || fact[subject.kind] === subject.id;
          };
        };
        const found = await context.store.snapshot(({ read }) => readGoalProgress(read, fresh, goals, null));
        for (const [at, progress] of found.entries()) {
          const one = goals[at];
          if (!one) throw new Error('There are as many answers as goals.');
          const exact = sum(held.filter(isOf(one)).map((fact) => fact[one.metric]));
          expect(new Decimal(progress.value ?? '').toFixed()).toBe(exact.toFixed());
          // Only the days of May, and of the eight weeks before its end, are all stored.
          expect(progress.daily === null).toBe(one.period !== '2026-05');
          expect(progress.daily?.some((part) => Number(part) > 0)).toBe(progress.daily ? true : undefined);
        }
        await expectReports(context, goals[0], found[0]?.value);
      },
    );
    await fc.assert(property, { numRuns: countRuns(3) });
  });

  async function expectReports(
    context: Parameters<typeof summarize>[0],
    one: StoredGoal | undefined,
    value: string | null | undefined,
  ): Promise<void> {
    if (!one) throw new Error('There is a goal.');
    const { from, to } = daysOfPeriod(one.period);
    const filter = one.subject ? { [`${one.subject.kind}s`]: one.subject.id } : {};
    const query = summaryQuerySchema.parse({ from, to, series: 'none', ...filter });
    const { currencies: shown } = await summarize(context, query);
    const own = shown.filter(({ currency }) => one.currency === null || currency === one.currency);
    const total = sum(own.map(({ figures }) => figures[one.metric]));
    expect(new Decimal(value ?? '').toFixed()).toBe(total.toFixed());
  }
});
