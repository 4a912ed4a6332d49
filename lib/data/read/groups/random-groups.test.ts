import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { readComparedAlone } from '@/lib/data/read/summary/compared-alone';
import { summarize } from '@/lib/data/read/summary/summary';
import { type SummaryQuery, summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { CurrencySummary, SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { type DayRange, eachBucket, startOfBucket } from '@/lib/data/terms/days';
import { type GroupKind, groupDimensions, groupKindOf, groupKinds } from '@/lib/data/terms/group-dimensions';
import { comparedRangeOf } from '@/lib/data/terms/ranges/compared-range';
import { figuresOf, sum } from '@/lib/data/testing/expected-figures';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDay, factDays, facts, pools } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { countRuns } from '@/lib/testing/count-runs';
import { refreshGroups } from './refresh-groups';
import { placeGroups } from './testing/place-groups';

type Members = Record<GroupKind, Map<string, readonly string[]>>;

const ids = (letter: string) =>
  [1, 2, 3].map((number) => `${letter}0000000-0000-4000-8000-00000000000${number}`);
const groupIds = { creator: ids('a'), product: ids('f') };

const membersOf = (kind: GroupKind): fc.Arbitrary<Map<string, readonly string[]>> =>
  fc
    .tuple(...groupIds[kind].map(() => fc.subarray<string>([...pools[kind]])))
    .map((lists) => new Map(groupIds[kind].map((id, at) => [id, lists[at] ?? []])));

const members: fc.Arbitrary<Members> = fc.record({
  creator: membersOf('creator'),
  product: membersOf('product'),
});

const some = (kind: GroupKind) =>
  fc.option(
    fc.subarray([...groupIds[kind], 'none'], { minLength: 1 }).map((list) => list.join()),
    { nil: undefined, freq: 2 },
  );

const question = (dataset: DatasetName): fc.Arbitrary<SummaryQuery> =>
  fc
    .record({
      dataset: fc.constant(dataset),
      days: fc.tuple(factDay, factDay),
      grain: fc.constantFrom('day', 'week', 'month'),
      group: fc.constantFrom('creator_group', 'product_group', 'none'),
      compare: fc.constantFrom('none', 'previous'),
      series: fc.constantFrom('total', 'groups', 'none'),
      top: fc.integer({ min: 1, max: 4 }).map(String),
      creator_groups: some('creator'),
      product_groups: some('product'),
    })
    .map(({ days, ...rest }) => {
      const [from, to] = days.sort();
      return summaryQuerySchema.parse({ ...rest, from, to });
    });

const idOf = (fact: Fact, kind: GroupKind) => fact[kind];

/** The groups of a row, or null if it is in none. */
function groupsOf(fact: Fact, kind: GroupKind, given: Members): (string | null)[] {
  const id = idOf(fact, kind);
  const found = [...given[kind]].filter(([, list]) => id !== null && list.includes(id)).map(([key]) => key);
  return found.length > 0 ? found : [null];
}

const filterOf = (query: SummaryQuery, kind: GroupKind) =>
  (kind === 'creator' ? query.creator_groups : query.product_groups)?.map((id) =>
    id === 'none' ? null : id,
  );

const isAsked = (range: DayRange, query: SummaryQuery, given: Members) => (fact: Fact) =>
  fact.day >= range.from &&
  fact.day <= range.to &&
  groupKinds.every((kind) => {
    const accepted = filterOf(query, kind);
    return !accepted || groupsOf(fact, kind, given).some((key) => accepted.includes(key));
  });

/** The lines that a row counts in. */
const linesOf = (fact: Fact, kind: GroupKind, query: SummaryQuery, given: Members) =>
  groupsOf(fact, kind, given).filter((key) => filterOf(query, kind)?.includes(key) ?? true);

const plain = (list: readonly Fact[]) => ({ ...figuresOf(list, false), provisional: undefined });
const told = (figures: SummaryGroup['figures']) => ({ ...figures, provisional: undefined });

function expectPart(
  part: CurrencySummary,
  kind: GroupKind,
  query: SummaryQuery,
  given: Members,
  [now, then]: [now: Fact[], then: Fact[] | null],
): void {
  const keys = new Set(now.flatMap((fact) => linesOf(fact, kind, query, given)));
  const named = part.groups.filter((group) => group.kind === 'value').map(({ key }) => key);
  expect(named).toHaveLength(Math.min(keys.size, query.top));
  for (const group of part.groups) {
    const belongs = (fact: Fact) =>
      linesOf(fact, kind, query, given).some((key) =>
        group.kind === 'value' ? key === group.key : !named.includes(key),
      );
    const mine = now.filter(belongs);
    expect(told(group.figures)).toEqual(plain(mine));
    if (then) expect(group.compared && told(group.compared)).toEqual(plain(then.filter(belongs)));
    expect(group.groups).toBe(group.kind === 'value' ? 1 : keys.size - named.length);
    if (group.kind === 'value') expect(group.label).toBe(group.key && `Group ${group.key.slice(-1)}`);
    if (query.series !== 'groups') continue;
    const points = eachBucket(query, query.grain).map((bucket) =>
      plain(mine.filter(({ day }) => startOfBucket(day, query.grain) === bucket)),
    );
    expect(group.series.map(({ bucket, ...figures }) => told(figures))).toEqual(points);
  }
  if (keys.size > query.top) expect(part.groups.at(-1)?.kind).toBe('other');
}

bothLedgers('groups', (ledger, kind) => {
  describe.each(['reports', 'clicks', 'program'] as const)('of %s', (dataset) => {
    it('count a row in each of its groups and once in every sum', { timeout: 300_000 }, async () => {
      const property = fc.asyncProperty(
        fc.record({
          held: facts(dataset),
          given: members,
          questions: fc.array(question(dataset), { minLength: 4, maxLength: 4 }),
        }),
        async ({ held, given, questions }) => {
          const { db } = ledger();
          const at = new Date('2026-08-20T12:00:00.000Z');
          const context = await storeRows(ledger(), toApiRows(held), factDays, { at });
          const { id: workspaceId, store } = context;
          await placeGroups(db, workspaceId, given);
          await refreshGroups(db, store, workspaceId);
          for (const query of questions) await expectAnswer(context, query, given, held);
        },
      );
      await fc.assert(property, { numRuns: countRuns(12, kind) });
    });
  });

  async function expectAnswer(
    context: Parameters<typeof summarize>[0],
    query: SummaryQuery,
    given: Members,
    held: readonly Fact[],
  ): Promise<void> {
    const summary = await summarize(context, query);
    const now = held.filter(isAsked(query, query, given));
    const comparedRange = comparedRangeOf(query, query.compare);
    // Every stored day was fetched long after it ended.
    const isCounted = (summary.comparedDays?.counted ?? 0) > 0;
    const inRanges = ({ day }: Fact) =>
      summary.comparedDays?.before.some(({ from, to }) => from <= day && day <= to);
    const then =
      comparedRange && isCounted ? held.filter(isAsked(comparedRange, query, given)).filter(inRanges) : null;
    expect(summary.receipt.rows).toBe(now.length);
    const kind = groupKindOf(query.group);
    for (const part of summary.currencies) {
      const own = (list: readonly Fact[]) =>
        list.filter(({ currency }) => (currency || null) === part.currency);
      expect(told(part.figures)).toEqual(plain(own(now)));
      if (kind) expectPart(part, kind, query, given, [own(now), then && own(then)]);
    }
    if (!kind) return expect(summary.overlapping).toEqual([]);
    const shown = filterOf(query, kind) ?? groupIds[kind];
    const lists = [...given[kind]].filter(([id]) => shown.includes(id));
    const shares = ([id, list]: [string, readonly string[]]) =>
      lists.some(([other, others]) => other !== id && list.some((member) => others.includes(member)));
    expect(summary.overlapping).toEqual(lists.filter(shares).map(([id]) => id));
    if (then) await expectAlone(context, query, given, [now, then]);
    if (query.dataset === 'reports') await expectFunnel(context, query, now);
  }

  /** What groups had before that have no rows now, each row once. */
  async function expectAlone(
    context: Parameters<typeof summarize>[0],
    query: SummaryQuery,
    given: Members,
    [now, then]: [now: readonly Fact[], then: readonly Fact[]],
  ): Promise<void> {
    const kind = groupKindOf(query.group);
    if (!kind) return;
    for (const { currency, group } of await readComparedAlone(context, query)) {
      const own = (list: readonly Fact[]) => list.filter((fact) => (fact.currency || null) === currency);
      const keys = own(now).flatMap((fact) => linesOf(fact, kind, query, given));
      const alone = own(then).filter((fact) =>
        linesOf(fact, kind, query, given).some((key) => !keys.includes(key)),
      );
      expect(group.compared && told(group.compared)).toEqual(plain(alone));
    }
  }

  async function expectFunnel(
    context: Parameters<typeof summarize>[0],
    { from, to, group, creator_groups, product_groups }: SummaryQuery,
    now: readonly Fact[],
  ): Promise<void> {
    const query = funnelQuerySchema.parse({
      from,
      to,
      group,
      ...(creator_groups ? { creator_groups: creator_groups.join() } : {}),
      ...(product_groups ? { product_groups: product_groups.join() } : {}),
    });
    for (const part of (await readFunnel(context, query)).currencies) {
      const own = now.filter(({ currency }) => currency === part.currency);
      expect(String(part.counts.clicks)).toBe(sum(own.map(({ clicks }) => clicks)).toString());
    }
  }

  it('are those of the workspace and of the groups’ names', async () => {
    const { db } = ledger();
    const rows = toApiRows(fc.sample(facts('reports'), { numRuns: 1, seed: 3 }).flat());
    const context = await storeRows(ledger(), rows, factDays);
    const other = await storeRows(ledger(), rows, factDays);
    const [creator = ''] = pools.creator;
    await placeGroups(db, context.id, {
      creator: new Map([[groupIds.creator[0] ?? '', [creator]]]),
      product: new Map(),
    });
    const query = summaryQuerySchema.parse({
      ...factDays,
      group: groupDimensions.creator,
    });
    for (const { store, id: workspaceId } of [context, other]) await refreshGroups(db, store, workspaceId);
    const keysOf = async (of: typeof context) =>
      new Set((await summarize(of, query)).currencies.flatMap(({ groups }) => groups.map(({ key }) => key)));
    expect(await keysOf(context)).toEqual(new Set([groupIds.creator[0], null]));
    expect(await keysOf(other)).toEqual(new Set([null]));
  });
});
