import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { datasets, type SourceId } from '@/lib/data/terms/datasets';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { lookAges, lookMetrics } from '@/lib/data/terms/look-ages';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { toUnits, type Units, unitsText } from '@/lib/data/terms/units';
import { correct, corrections } from '@/lib/data/testing/corrections';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts, makeFact, pools } from '@/lib/data/testing/facts';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { storeSource } from '@/lib/data/testing/store-source';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { countRuns } from '@/lib/testing/count-runs';
import { readSettlement } from './read-settlement';
import { settlementQuerySchema } from './settlement-query';

const { sources } = datasets.reports;
const groups = [
  ...(['brand', 'product', 'creator', 'link', 'payout_model'] as const),
  ...(['creator_group', 'product_group'] as const),
];
const groupIds = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];

/** A fetch, some days after the one before. */
const step = fc.record({
  wait: fc.integer({ min: 0, max: 25 }),
  from: fc.constantFrom(0, 0, 20, 50),
  only: fc.constantFrom(null, null, ...sources),
  change: corrections('reports'),
});
const history = fc.record({
  before: facts('reports'),
  steps: fc.array(step, { minLength: 2, maxLength: 7, size: 'max' }),
  metric: fc.constantFrom(...lookMetrics),
  summed: fc.boolean(),
  group: fc.constantFrom(...groups),
  /** The creators and products of each named group. */
  members: fc.tuple(
    ...groupIds.map(() => fc.tuple(fc.subarray([...pools.creator]), fc.subarray([...pools.product]))),
  ),
  /** Whether only the first named group is asked for. */
  only: fc.boolean(),
  brand: fc.constantFrom<string | null>(null, 'b0000000-0000-4000-8000-000000000000'),
});

/** A row per day and source that never changes, so that no window is without rows. */
const anchors: Fact[] = sources.flatMap((source) =>
  eachDay(factDays).map((day) =>
    makeFact({
      source,
      day,
      final: false,
      brand: 'b0000000-0000-4000-8000-000000000009',
      product: 'anchor',
      creator: null,
      link: 'anchor',
      campaign: null,
      commission: 0.25,
      detailPageViews: 1,
      addToCarts: 1,
    }),
  ),
);

/** Every version of every row: what the ledger had of a source after each fetch. */
type Version = { source: SourceId; on: Day; held: Fact[] };
type Look = { source: SourceId; day: Day; age: number; seen: number };

/** Keeps versions as a person would: by copying all rows after each fetch. */
function makeModel() {
  const versions: Version[] = [];
  const looks: Look[] = [];
  const latest = (source: SourceId, until: Day) =>
    versions.findLast((version) => version.source === source && version.on <= until)?.held ?? [];
  return {
    looks,
    latest,
    fetch(source: SourceId, on: Day, from: Day, api: readonly Fact[]) {
      const brought = api.filter((fact) => fact.source === source && fact.day >= from && fact.day <= on);
      const ids = new Set(brought.map(({ id }) => id));
      const stay = latest(source, on).filter(({ day, id }) => (day < from || day > on) && !ids.has(id));
      versions.push({ source, on, held: [...stay, ...brought] });
      for (const day of eachDay({ from, to: on })) {
        const seen = daysBetween(day, on);
        const age = lookAges.findLast((one) => one <= seen);
        const known = looks.some((look) => look.source === source && look.day === day && look.age === age);
        if (age !== undefined && !known) looks.push({ source, day, age, seen });
      }
    },
  };
}

const add = (amounts: readonly number[]): Units =>
  amounts.reduce((total, amount) => total + toUnits(String(amount)), 0n);

bothLedgers('What days had at each age', (ledger, kind) => {
  const numRuns = countRuns(4, kind);
  it('is what was stored then, for every history of rows', {
    timeout: 120_000 + numRuns * 20_000,
  }, async () => {
    const property = fc.asyncProperty(history, async (given) => {
      const { before, steps, metric, group, members, only: asksOne, brand, summed } = given;
      const workspaceId = await addWorkspace(ledger().db);
      const connection = await requireConnectionInUse(ledger().db, workspaceId, 'seller');
      const store = ledger().stores.of(workspaceId);
      const model = makeModel();
      const fetched = new Set<SourceId>();
      let held: Fact[] = [...before];
      let on = addDays(factDays.from, 3);
      for (const [at, { wait, from, only, change }] of steps.entries()) {
        if (at > 0) held = correct(held, change, factDays.from);
        on = addDays(on, wait);
        const api = makeFakeApi(toApiRows([...held, ...anchors]), 100);
        const first = addDays(factDays.from, from);
        if (first > on) continue;
        for (const source of sources.filter((one) => only === null || one === only)) {
          const now = () => new Date(`${on}T12:00:00.000Z`);
          const place = { store, call: api.call, now, connection, range: { from: first, to: on } };
          await storeSource(place, { workspaceId, source, fence: 1 });
          model.fetch(source, on, first, [...held, ...anchors]);
          fetched.add(source);
        }
      }
      for (const source of summed ? fetched : []) {
        // Sums of months are read instead of their rows.
        await sumMonths(store, { workspaceId, fence: 1 }, source, { range: factDays, today: on });
      }
      const membersOf = (of: 0 | 1) => new Map(groupIds.map((id, at) => [id, members[at]?.[of] ?? []]));
      await placeGroups(ledger().db, workspaceId, {
        creator: group === 'creator_group' ? membersOf(0) : new Map(),
        product: group === 'product_group' ? membersOf(1) : new Map(),
      });
      const query = settlementQuerySchema.parse({
        ...factDays,
        grain: 'day',
        metric,
        group,
        top: '1000',
        sort: 'reported',
        ...(brand ? { brands: brand } : {}),
        ...(asksOne && isGroupDimension(group) ? { [`${group}s`]: groupIds[0] } : {}),
      });
      const now = new Date(`${on}T12:00:00.000Z`);
      const answer = await readSettlement({ id: workspaceId, db: ledger().db, store, now: () => now }, query);
      if (isGroupDimension(group)) {
        const of = group === 'creator_group' ? 0 : 1;
        const [first = [], second = []] = members.map((kinds): readonly string[] => kinds[of]);
        const overlaps = !asksOne && first.some((id) => second.includes(id));
        expect(answer.overlapping).toEqual(overlaps ? groupIds : []);
      }
      // The receipt says which days are stored. Others say nothing.
      const isStored = (day: Day) => !touchesGap({ from: day, to: day }, answer.receipt.gaps);
      const inGroups = (id: string | null, of: 0 | 1): (string | null)[] => {
        const found = groupIds.filter((_, at) => members[at]?.[of].some((member) => member === id));
        return found.length > 0 ? found : [null];
      };
      const allKeysOf = (fact: Fact): (string | null)[] => {
        if (group === 'creator_group') return inGroups(fact.creator, 0);
        if (group === 'product_group') return inGroups(fact.product, 1);
        return [group === 'payout_model' ? (fact.source.split(':')[1] ?? null) : (fact[group] ?? '')];
      };
      const keysOf = (fact: Fact) =>
        allKeysOf(fact).filter((key) => !asksOne || !isGroupDimension(group) || key === groupIds[0]);
      const counts = (fact: Fact) => (brand === null || brand === fact.brand) && keysOf(fact).length > 0;
      const currencies = new Set([...answer.currencies.map(({ currency }) => currency), 'USD']);
      for (const currency of currencies) {
        const part = answer.currencies.find((one) => one.currency === currency);
        const of = (fact: Fact) => fact.currency === currency && counts(fact);
        const amountOf = (source: SourceId, day: Day, until: Day, is: (fact: Fact) => boolean = of) =>
          add(
            model
              .latest(source, until)
              .filter((fact) => fact.day === day && is(fact))
              .map((fact) => fact[metric]),
          );
        for (const row of part?.triangle ?? []) {
          const day = row.bucket;
          expect(isStored(day)).toBe(true);
          const seenBy = sources.filter((source) =>
            model.looks.some((l) => l.source === source && l.day === day),
          );
          const cells = lookAges.flatMap((age) => {
            const of = seenBy.map((source) =>
              model.looks.find((look) => look.source === source && look.day === day && look.age === age),
            );
            if (of.length === 0 || of.includes(undefined)) return [];
            const amount = sources.reduce((total, source) => {
              const look = of.find((one) => one?.source === source);
              return total + amountOf(source, day, look ? addDays(day, look.seen) : on);
            }, 0n);
            return [{ age, amount: unitsText(amount) }];
          });
          expect(row.cells.map(({ age, amount }) => ({ age, amount }))).toEqual(cells);
          const current = sources.reduce((total, source) => total + amountOf(source, day, on), 0n);
          expect(row.current).toBe(unitsText(current));
        }
        // Groups: of each source's days that were seen before they settled, and after.
        const spans = sources.flatMap((source) =>
          eachDay(factDays)
            .filter(isStored)
            .flatMap((day) => {
              const own = model.looks.filter((look) => look.source === source && look.day === day);
              const settled = own.find(({ age }) => age === 45);
              const first = Math.min(...own.map(({ seen }) => seen));
              return settled && first < settled.seen ? [{ source, day, first, settled: settled.seen }] : [];
            }),
        );
        const keys = new Set(part?.groups.map(({ key }) => key));
        for (const { source, day, first, settled } of spans) {
          for (const age of [first, settled]) {
            for (const fact of model.latest(source, addDays(day, age))) {
              if (fact.day === day && of(fact) && fact[metric] !== 0) {
                for (const key of keysOf(fact)) keys.add(key);
              }
            }
          }
        }
        for (const key of keys) {
          const found = part?.groups.find((one) => one.key === key);
          const total = (age: (span: (typeof spans)[number]) => number) =>
            spans.reduce(
              (all, span) =>
                all +
                amountOf(
                  span.source,
                  span.day,
                  addDays(span.day, age(span)),
                  (fact) => of(fact) && keysOf(fact).includes(key),
                ),
              0n,
            );
          const [reported, settled] = [total(({ first }) => first), total(({ settled }) => settled)];
          expect([key, found?.reported ?? '0.00', found?.settled ?? '0.00']).toEqual([
            ...[key, unitsText(reported), unitsText(settled)],
          ]);
          if (!found) continue;
          const rowDays = spans.flatMap(({ source, day }) =>
            model
              .latest(source, on)
              .some(
                (fact) =>
                  fact.day === day && fact.source === source && of(fact) && keysOf(fact).includes(key),
              )
              ? [day]
              : [],
          );
          expect([key, found.days]).toEqual([key, new Set(rowDays).size]);
          const changed = toUnits(found.reversed) + toUnits(found.added);
          expect(unitsText(changed)).toBe(unitsText(settled - reported));
        }
      }
    });
    // A smaller history says little more, and takes minutes to find.
    await fc.assert(property, { numRuns, endOnFailure: true });
  });
});
