import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openLedgerStores } from '@/lib/data/store/engine/open';
import type { LedgerStore, LedgerStores } from '@/lib/data/store/engine/store';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { type CitusUrls, openTestCitus } from '@/lib/testing/citus';
import {
  bothDatabases,
  eachDatabase,
  openTestPglite,
  type TestDatabase,
  useDatabase,
} from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { expectDaysAddedUp, expectMonthsAddedUp } from './expect-days';
import { expectDistributable } from './expect-distributable';
import { sharedId } from './open-store';

export type TestLedger = {
  db: Db;
  /** Those of each workspace. */
  stores: LedgerStores;
  /** One of them, for tests whose statements may meet the rows of other workspaces. */
  store: LedgerStore;
  folder: string;
  reopen: () => Promise<void>;
};

type LedgerTests = (ledger: () => TestLedger, store: LedgerStore['kind']) => void;

/** Runs the same tests on stores that `databases` chooses, or on a cluster in the Vitest project `citus`. */
const ledgerTests = (databases: typeof eachDatabase) => (title: string, tests: LedgerTests) => {
  const citus = inject('citus');
  if (citus !== undefined) onCitus(title, tests, citus);
  else
    databases(title, (database, kind) => tests(useLedger(database), kind === 'postgres' ? kind : 'duckdb'));
};

/** With PGlite and DuckDB, and with Postgres for both: for tests of what the store does. */
export const bothLedgers = ledgerTests(bothDatabases);

/** With one of them, and with both in `npm run test:all`. */
export const eachLedger = ledgerTests(eachDatabase);

function onCitus(title: string, tests: LedgerTests, citus: CitusUrls | null): void {
  describe.skipIf(!citus)(`${title} on Citus`, () => {
    const database = useDatabase(() => openTestCitus(citus ?? { coordinator: '', workers: [] }));
    tests(useLedger(database), 'postgres');
  });
}

/** PGlite with DuckDB, for tests that do not depend on the store. */
export const openEmbeddedLedger = (): (() => TestLedger) => useLedger(useDatabase(openTestPglite));

function useLedger(database: () => TestDatabase): () => TestLedger {
  let opened: TestLedger | undefined;
  beforeAll(async () => {
    opened = await openTestLedger(database());
  });
  afterAll(async () => {
    if (opened) await expectDaysAddedUp(opened.stores);
    if (opened) await expectMonthsAddedUp(opened.stores);
    await opened?.stores.close();
    if (opened) await deleteFolder(opened.folder);
  });
  return () => {
    if (!opened) throw new Error('The test ledger is open only while tests run.');
    return opened;
  };
}

async function openTestLedger({ db, pools }: TestDatabase): Promise<TestLedger> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-ledger-'));
  const location = pools ?? folder;
  const open = async () => {
    const stores = checkStatements(await openLedgerStores(location));
    return { stores, store: stores.of(sharedId) };
  };
  const ledger: TestLedger = {
    db,
    folder,
    ...(await open()),
    reopen: async () => {
      await ledger.stores.close();
      Object.assign(ledger, await open());
    },
  };
  return ledger;
}

/** The stores, whose statements fail if only a cluster would refuse them. */
function checkStatements(stores: LedgerStores): LedgerStores {
  const checked = new WeakMap<LedgerStore, LedgerStore>();
  const check = (store: LedgerStore): LedgerStore => ({
    ...store,
    write: (work) =>
      store.write((session) =>
        work({
          ...session,
          run: (statement, values) => {
            expectDistributable(statement);
            return session.run(statement, values);
          },
        }),
      ),
  });
  return {
    ...stores,
    of: (workspaceId) => {
      const store = stores.of(workspaceId);
      const known = checked.get(store) ?? check(store);
      checked.set(store, known);
      return known;
    },
  };
}

/** Creates a workspace with a seller key. */
export async function addWorkspace(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insert(workspaces).values({ id, name: 'Test' });
  await addSellerKey(db, id);
  return id;
}

/** Replaces the seller key in use. */
export async function addSellerKey(db: Db, workspaceId: string): Promise<string> {
  await removeSellerKey(db, workspaceId);
  const id = randomUUID();
  const key = {
    id,
    workspaceId,
    family: 'seller' as const,
    jwe: '',
    prefix: 'sk',
    lastFour: '1234',
    inUse: true,
  };
  await db.insert(connections).values(key);
  return id;
}

export async function removeSellerKey(db: Db, workspaceId: string): Promise<void> {
  await db
    .delete(connections)
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.family, 'seller')));
}
