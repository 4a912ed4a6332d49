import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { answerOf, makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { old, today } from '@/lib/data/testing/sync-set-up';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { json, startFaultServer } from '@/lib/gateway/testing/fault-server';
import { createSyncs } from './syncs';

type Answer = ReturnType<typeof json>;

const sources = ['reports:standard'] as const;
const rows = Array.from({ length: 310 }, (_, index) =>
  reportRow({ date: `2025-07-${String((index % 31) + 1).padStart(2, '0')}`, sales: 0.1 }),
);
/** HTTP dates have whole seconds. */
const soon = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 1_000).toUTCString();
const refusals: Record<string, () => Record<string, string>> = {
  'no Retry-After': () => ({}),
  'Retry-After in seconds': () => ({ 'retry-after': '1' }),
  'Retry-After as a date': () => ({ 'retry-after': soon() }),
  'a Retry-After that says nothing': () => ({ 'retry-after': 'later' }),
};

eachLedger('A sync over HTTP', (ledger) => {
  let server: Awaited<ReturnType<typeof startFaultServer>>;
  let http: ReturnType<typeof createHttpTransport>;
  beforeAll(async () => {
    server = await startFaultServer();
    http = createHttpTransport(server.url);
  });
  afterAll(async () => {
    await http.close();
    await server.close();
  });

  /**
   * A workspace whose API responds to the n-th request (from 0) with `fault`, if it returns something. Only faults that
   * never end need a short deadline: a busy machine would miss it without a fault.
   */
  async function setUp(fault: (at: number) => Answer | undefined, pageSize: number, deadlineMs = 30_000) {
    const { db, store } = ledger();
    const { workspaceId } = await makeMember(db);
    await addConnection(db, testVault, { workspaceId, family: 'seller', key: 'seller-key-0123456789' });
    const api = makeFakeApi({ standard: rows }, pageSize);
    const arrivals: number[] = [];
    let fails = fault;
    server.answer((response, request) => {
      const faulty = fails(arrivals.push(Date.now()) - 1);
      if (faulty) return faulty(response, request);
      const { searchParams } = new URL(request.url ?? '', server.url);
      json(answerOf(api, 'listReports', Object.fromEntries(searchParams)))(response, request);
    });
    const run = async () => {
      const deadlines = { GET: deadlineMs, POST: deadlineMs };
      const gateway = createGateway({ db, vault: testVault, transport: http.transport, deadlines });
      const callFor = (id: string) => gateway.callFor(id, 'sync');
      const syncs = createSyncs({ db, storeFor: () => store, callFor, now: () => today });
      await syncs.start(workspaceId, { sources, range: old });
      await syncs.settle();
      return syncs.watch(workspaceId, sources);
    };
    const sum = () =>
      summarize(
        { id: workspaceId, db, store, now: () => today },
        summaryQuerySchema.parse({ ...old, payout_models: 'standard' }),
      );
    return { run, sum, arrivals, heal: () => (fails = () => undefined) };
  }

  const faults: [string, Answer][] = [
    ['never answers', () => {}],
    ['stops half-way', (response) => response.writeHead(200).write('{"reports":[')],
    ['breaks off', (response) => response.destroy()],
    [
      'breaks off half-way',
      (response) => {
        response.writeHead(200, { 'content-length': 1_000 }).write('{"reports":[', () => response.destroy());
      },
    ],
    ['ends too early', (response) => response.writeHead(200).end('{"reports":[')],
    ['has a wrong field', json({ reports: [{ ...rows[0], sales: '0.1' }], cursor: null })],
    ['lacks its rows', json({ cursor: null })],
    ['is an error of its own', json({ message: 'No.' }, 500)],
    ['is a page of a proxy', (response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['is busy', json({}, 503, { 'retry-after': '1' })],
  ];
  it.each(faults)('is complete and exact if a response sometimes %s', async (_, fault) => {
    const { run, sum } = await setUp((at) => (at % 17 === 5 ? fault : undefined), 5, 700);
    expect(await run()).toMatchObject({ state: 'complete', reason: null });
    const { currencies, receipt } = await sum();
    expect(receipt).toMatchObject({ rows: 310 });
    expect(currencies[0]?.figures).toMatchObject({ sales: '31.00', clicks: 1_550 });
  });

  it.each(Object.entries(refusals))(
    'told 429 with %s, waits so long and then goes on',
    async (_, headers) => {
      let refusedAt = 0;
      let until = 0;
      const { run, sum, arrivals } = await setUp((at) => {
        if (at !== 6) return undefined;
        refusedAt = Date.now();
        const said = headers();
        const wait = said['retry-after'] ?? '';
        until = Date.parse(wait) || refusedAt + 1_000 * (Number(wait) || 0);
        return json({}, 429, said);
      }, 3);
      expect(await run()).toMatchObject({ state: 'complete' });
      // Requests sent before the rejection was received still arrive.
      const early = arrivals.filter((moment) => moment > refusedAt + 150 && moment < until - 20);
      expect(early).toEqual([]);
      expect((await sum()).currencies[0]?.figures.sales).toBe('31.00');
    },
  );

  it('continues after an empty page with a cursor, and ends on an endless cursor', async () => {
    // Each cursor is another, and the fake API reads it as the start of its rows.
    const { run, sum, heal } = await setUp(
      (at) => (at === 4 ? undefined : json({ reports: [], cursor: `0.${String(at).padStart(4, '0')}1` })),
      3,
    );
    expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining('never ends') });
    heal();
    expect(await run()).toMatchObject({ state: 'complete' });
    expect((await sum()).currencies[0]?.figures.sales).toBe('31.00');
  });

  it('ends if the key is rejected midway, keeps its windows, and does not refetch them', async () => {
    const { run, sum, arrivals, heal } = await setUp((at) => (at > 60 ? json({}, 401) : undefined), 3);
    expect(await run()).toMatchObject({ state: 'failed', reason: expect.stringContaining('rejected') });
    const half = await sum();
    expect(half.receipt.state).toBe('partial');
    const kept = half.receipt.windows.ok;
    expect(kept).toBeGreaterThan(0);
    heal();
    arrivals.length = 0;
    expect(await run()).toMatchObject({ state: 'complete' });
    expect((await sum()).receipt.windows.ok).toBeGreaterThan(kept);
    expect((await sum()).currencies[0]?.figures.sales).toBe('31.00');
    // Ten rows a day, three a page.
    expect(arrivals.length).toBeLessThanOrEqual((31 - kept) * 4);
  });
});
