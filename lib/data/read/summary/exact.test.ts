import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { sumDays } from '@/lib/data/store/windows/day-sums';
import { type DatasetName, datasetNames, datasetOf, datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { correct, corrections } from '@/lib/data/testing/corrections';
import { expectSummary } from '@/lib/data/testing/expect-summary';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts } from '@/lib/data/testing/facts';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { type Plan, plan } from '@/lib/data/testing/plans';
import { brandA, creatorA } from '@/lib/data/testing/rows';
import { summaryQuestion } from '@/lib/data/testing/summary-questions';
import { countRuns } from '@/lib/testing/count-runs';
import { summarize } from './summary';
import { type SummaryQuery, summaryQuerySchema } from './summary-query';

/** Late enough for the first sync to sum April. */
const today = new Date('2026-06-16T12:00:00.000Z');
/** Days until the next fetch: while some rows are young, and when all are old. */
const gaps = [1, 10, 50];
/** Rows from this day on may still change after the first sync. */
const young = firstUnsettledDay(toDay(today));

const history = (dataset: DatasetName) =>
  fc.record({
    dataset: fc.constant(dataset),
    before: facts(dataset),
    change: corrections(dataset),
    questions: fc.tuple(summaryQuestion(dataset), summaryQuestion(dataset)),
    how: fc.tuple(plan, plan),
    gap: fc.constantFrom(...gaps),
  });

/** Rows of these sources do not contain whether they are final. */
const finishByAge = (held: readonly Fact[], now: Date) =>
  held.map((fact) =>
    ['brb', 'program'].includes(datasetOf(fact.source))
      ? { ...fact, final: fact.day < firstUnsettledDay(toDay(now)) }
      : fact,
  );

bothLedgers('Sums', (ledger, kind) => {
  const numRuns = countRuns(6, kind);
  /** Enough for a busy machine, including shrinking a failed history. */
  const limit = 120_000 + numRuns * 20_000;

  /** Syncs the API's rows under all conditions of the plan. */
  async function sync(
    workspaceId: string,
    dataset: DatasetName,
    held: readonly Fact[],
    how: Plan,
    now: Date,
  ) {
    const api = makeFakeApi(toApiRows(held), how.pageSize);
    api.repeatEdges = how.repeatEdges && how.pageSize > 1;
    let left = Number.POSITIVE_INFINITY;
    let cutShort = () => {};
    api.fault = async (seen, answer) => {
      left -= 1;
      if (left === 0) cutShort();
      await sleep(how.latencies[seen.at % how.latencies.length]);
      if (how.faultsAt.includes(seen.at)) throw how.fault;
      return answer();
    };
    const make = () =>
      createSyncs({ db: ledger().db, storeFor: ledger().stores.of, callFor: () => api.call, now: () => now });
    const { sources } = datasets[dataset];
    let syncs = make();
    for (const days of how.steps) {
      const [from = factDays.from, to = from] = [...days].sort();
      await syncs.start(workspaceId, { sources, range: { from, to } });
      if (!how.joins) await syncs.settle();
    }
    const request = { sources, range: factDays, force: how.force };
    if (how.restartAfter > 0) left = how.restartAfter;
    const cut = new Promise<void>((resolve) => {
      cutShort = resolve;
    });
    await syncs.start(workspaceId, request);
    if (how.restartAfter > 0) {
      await Promise.race([cut, syncs.settle()]);
      await syncs.close();
      await ledger().reopen();
      syncs = make();
      await syncs.start(workspaceId, request);
    }
    await syncs.settle();
    // A sync that was interrupted with nothing left to fetch is ended by the next watcher.
    await syncs.watch(workspaceId, sources);
    await syncs.settle();
    const { state, reason } = await syncs.watch(workspaceId, sources);
    expect([state, reason]).toEqual(['complete', null]);
  }

  async function expectExact(workspaceId: string, held: readonly Fact[], query: SummaryQuery, now: Date) {
    const summary = await summarize(
      { id: workspaceId, db: ledger().db, store: ledger().stores.of(workspaceId), now: () => now },
      query,
    );
    expect(summary.receipt.state).toBe('complete');
    expectSummary(summary, finishByAge(held, now), query, toDay(now));
  }

  it('equal decimal arithmetic over the rows, whatever happens', {
    timeout: limit + 60_000,
  }, async () => {
    const histories = fc.constantFrom(...datasetNames).chain(history);
    const property = fc.asyncProperty(histories, async ({ dataset, before, change, questions, how, gap }) => {
      const later = new Date(today.getTime() + gap * 86_400_000);
      const workspaceId = await addWorkspace(ledger().db);
      await sync(workspaceId, dataset, before, how[0], today);
      await expectExact(workspaceId, before, questions[0], today);
      const after = correct(before, change, young);
      await sync(workspaceId, dataset, after, how[1], later);
      for (const query of questions) await expectExact(workspaceId, after, query, later);
    });
    await fc.assert(property, {
      numRuns,
      interruptAfterTimeLimit: limit,
      markInterruptAsFailure: true,
    });
  });

  // Both stores sum decimals, and writing a million rows takes Postgres half a minute.
  it.runIf(kind === 'duckdb')('sum a million rows of 0.10 to 100,000.00', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const stored = ledger().store;
    await stored.write(async (session) => {
      await session.run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign,
           marketplace, currency, link, creator, brand, sales, commission, conversions, clicks,
           detail_page_views, add_to_carts)
         SELECT CAST($1 AS VARCHAR), 'reports:standard', '', CAST(lpad(to_hex(n), 32, '0') AS UUID),
           '2026-05-01T00:00:00.000Z', DATE '2026-05-01', TRUE, 'A', NULL, 'marketplace.com', 'USD', 'l',
           CAST($2 AS UUID), CAST($3 AS UUID), 0.10, 0.01, 0, 1, 0, 0
         FROM generate_series(1, 1000000) AS s(n)`,
        [workspaceId, creatorA, brandA],
      );
      await sumDays(session, 'reports', [workspaceId, 'reports:standard', ''], ['2026-05-01']);
    });
    const query = summaryQuerySchema.parse({ from: '2026-05-01', to: '2026-05-01' });
    const { currencies } = await summarize({ id: workspaceId, db: ledger().db, store: stored }, query);
    expect(currencies[0]?.figures).toMatchObject({
      sales: '100000.00',
      commission: '10000.00',
      clicks: 1_000_000,
    });
  });
});
