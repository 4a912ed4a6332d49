import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { Failure } from '@/lib/base/failure';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { openTestPglite, type TestDatabase } from '@/lib/testing/databases';
import { startFaultServer } from './fault-server';

export const brand = {
  id: '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10',
  name: 'North',
  active: true,
  image: '',
  bio: '',
  url: 'https://example.com',
  marketplace: 'marketplace.com',
};
export const page = { brands: [brand], cursor: null };
export const input = { query: { limit: 1 } };

/** Gateways to a scripted server, available while tests run. */
export function setUpGateways() {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startFaultServer>>;
  let http: ReturnType<typeof createHttpTransport>;
  let workspaceId: string;

  beforeAll(async () => {
    database = await openTestPglite();
    server = await startFaultServer();
    http = createHttpTransport(`${server.url}/prefix`);
  }, 60_000);

  beforeEach(async () => {
    ({ workspaceId } = await makeMember(database.db));
    for (const family of ['seller', 'creator'] as const) {
      await addConnection(database.db, testVault, { workspaceId, family, key: `${family}-key-0123456789` });
    }
  });

  afterAll(async () => {
    await http.close();
    await server.close();
    await database.close();
  });

  return {
    get db() {
      return database.db;
    },
    get server() {
      return server;
    },
    get http() {
      return http;
    },
    /** A new workspace for each test, with a key of each family. */
    get workspaceId() {
      return workspaceId;
    },
    open: (deadline = 3_000, sharedSlots?: number) =>
      createGateway({
        db: database.db,
        vault: testVault,
        transport: http.transport,
        catalogParameters: { brand_ids: 'brandIds' },
        deadlines: { GET: deadline, POST: deadline },
        ...(sharedSlots !== undefined && { sharedSlots }),
      }),
  };
}

/** The Failure that a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Failure) return error;
  throw new Error(`Expected a Failure, got ${error}.`);
}
