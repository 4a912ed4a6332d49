import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { examples } from '@/lib/contract/openapi/examples';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { json, startFaultServer } from '@/lib/gateway/testing/fault-server';

type Answer = ReturnType<typeof json>;

const [product] = examples.listCatalogProducts.products;
const products = Array.from({ length: 4_000 }, (_, at) => ({ ...product, primaryId: `B1${at}` }));
const perPage = 100;

const faults: Record<string, Answer> = {
  'a status of 500': json({ status: 500, message: 'Internal error' }, 500),
  'an answer that is cut off': (response) => void response.writeHead(200).end('{"products": [{"pri'),
  'a reset connection': (response) => void response.destroy(),
};

describe('A list of an API whose pages fail now and then', () => {
  const ledger = openEmbeddedLedger();
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

  it.each(Object.entries(faults))('is whole after one more call for each %s', async (_, fault) => {
    const { db, stores } = ledger();
    const { workspaceId } = await makeMember(db);
    await addConnection(db, testVault, { workspaceId, family: 'seller', key: 'seller-key-0123456789' });
    let calls = 0;
    server.answer((response, request) => {
      calls += 1;
      if (calls % 30 === 29) return fault(response, request);
      const { searchParams } = new URL(request.url ?? '', server.url);
      const from = Number(searchParams.get('cursor') ?? 0);
      const to = from + perPage;
      const cursor = to < products.length ? String(to) : null;
      json({ products: products.slice(from, to), cursor })(response, request);
    });
    const gateway = createGateway({ db, vault: testVault, transport: http.transport });
    const reader = {
      db,
      store: stores.of(workspaceId),
      id: workspaceId,
      walk: gateway.callFor(workspaceId, 'sync'),
    };
    const list = await readList(reader, listSources.products, { untilComplete: true });
    expect(list).toMatchObject({ loaded: 4_000, complete: true, problem: null });
    expect(calls).toBe(41);
  });
});
