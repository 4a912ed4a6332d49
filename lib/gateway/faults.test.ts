import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { Failure } from '@/lib/base/failure';
import type { OperationInput } from '@/lib/contract/operations';
import { type OperationId, operationIds } from '@/lib/contract/paths';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { createGateway } from './gateway';
import { createHttpTransport } from './http-transport';
import { json, startFaultServer } from './testing/fault-server';
import { type Fault, faultsOf } from './testing/faults';

/** Random draws of each fault per operation. */
const rounds = Number(process.env.FAULTS_ROUNDS ?? 1);

const brandId = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const range = { start: '2026-01-01T00:00:00.000Z', end: '2026-01-31T00:00:00.000Z' };
const inputs = {
  getBrand: { params: { brand_id: brandId } },
  listBrands: { query: {} },
  listActiveCreators: { query: {} },
  getCreator: { params: { id: brandId } },
  listProgramReports: { query: range },
  listCampaigns: { query: {} },
  listProgramCreators: { query: {} },
  lookupCreators: { query: { creatorConnectionsIds: ['harbor-20'] } },
  listProducts: { query: {} },
  listReports: { query: range },
  listClickReports: { query: range },
  listBonusEstimates: { query: range },
  listCatalogProducts: { query: {} },
  createLink: { body: { product: { primary_id: 'B01' } } },
} satisfies { [Id in OperationId]: OperationInput<Id> };

let database: TestDatabase;
let api: Awaited<ReturnType<typeof startFaultServer>>;
let elsewhere: Awaited<ReturnType<typeof startFaultServer>>;
let workspaceId: string;

beforeAll(async () => {
  database = await openTestPglite();
  api = await startFaultServer();
  elsewhere = await startFaultServer();
  elsewhere.answer(json({}));
  ({ workspaceId } = await makeMember(database.db));
  for (const family of ['seller', 'creator'] as const) {
    await addConnection(database.db, testVault, { workspaceId, family, key: `${family}-key-0123456789` });
  }
});

afterAll(async () => {
  await api.close();
  await elsewhere.close();
  await database.close();
});

/** Calls through the gateway to an API with the given fault. */
async function meet(id: OperationId, fault: Fault, at: string) {
  const http = createHttpTransport(`${api.url}/${at}`);
  const within = fault.codes.includes('upstream_timeout') && fault.codes.length === 1 ? 300 : 20_000;
  const { callFor } = createGateway({
    db: database.db,
    vault: testVault,
    transport: http.transport,
    deadlines: { GET: within, POST: within },
  });
  // A sync handles each failure itself, so the gateway sends only once.
  const outcome = await callFor(workspaceId, 'sync')(id, inputs[id]).then(
    () => 'an answer',
    (error: unknown) => error,
  );
  await http.close();
  return outcome;
}

it.each(operationIds)('%s ends in a typed error, whatever the API does', async (id) => {
  const drawn = faultsOf(id, elsewhere.url).flatMap((faults) => fc.sample(faults, { numRuns: rounds }));
  api.answer((response, request) => drawn[Number(request.url?.split('/')[1])]?.answer(response, request));
  const outcomes = await Promise.all(drawn.map((fault, at) => meet(id, fault, String(at))));
  for (const [at, { name, codes }] of drawn.entries()) {
    const error = outcomes[at];
    expect(error, name).toBeInstanceOf(Failure);
    if (!(error instanceof Failure)) continue;
    expect(codes, `${name}: ${error.code}`).toContain(error.code);
    expect(error.message, name).toMatch(/^[A-Z].{5,400}$/s);
    expect(error.message, name).not.toContain('-key-0123456789');
  }
  // At most one request each: a deadline may pass before a call is sent.
  const paths = api.seen.map(({ url }) => url.split('/')[1]);
  expect(paths).toEqual([...new Set(paths)]);
  expect(elsewhere.seen).toEqual([]);
});
