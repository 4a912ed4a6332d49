import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { controlBatch } from '@/features/links/control-batch';
import { createBatch } from '@/features/links/create-batch';
import { createLink } from '@/features/links/create-link';
import { historyQuerySchema } from '@/features/links/history-query';
import { listOrphans } from '@/features/links/lease';
import { listLinks } from '@/features/links/list-links';
import { listBatches } from '@/features/links/read-batch';
import { suggestSubids } from '@/features/links/suggestions';
import type { Member } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import { forgetOrphans } from '@/lib/data/fetch/sync/forget-orphans';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { eachOtherLedger, openLedgerStores } from '@/lib/data/store/engine/open';
import { answerOf, makeFakeApi } from '@/lib/data/testing/fake-api';
import { reportRow } from '@/lib/data/testing/rows';
import { old, today } from '@/lib/data/testing/sync-set-up';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { removeConnection, setConnectionInUse } from '@/lib/gateway/connections/change-connections';
import { listConnections, listFamilies } from '@/lib/gateway/connections/list-connections';
import { renewStoredKeys } from '@/lib/gateway/connections/renew-stored-keys';
import { connections } from '@/lib/gateway/connections/schema';
import { sealUnbound } from '@/lib/gateway/connections/testing/unbound-key';
import { createVault } from '@/lib/gateway/connections/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { json, startFaultServer } from '@/lib/gateway/testing/fault-server';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { copyPgliteTemplate, openTestPostgres } from '@/lib/testing/databases';
import { assignApi } from './assign-api';

const encryptionKey = { kid: 'k1', key: new Uint8Array(32).fill(7) };
const sources = ['reports:standard'] as const;
const keys = { seller: 'sk_live_0123456789abcdef', creator: 'ck_live_0123456789abcdef' };
const draft = { productId: 'B000000001', marketplace: 'marketplace.com', subid1: 'bio' };

/** An API with one report row per day of `days`, which returns one link. */
async function startApi(days: number) {
  const server = await startFaultServer();
  const rows = Array.from({ length: days }, (_, day) => reportRow({ date: `2025-07-0${day + 1}` }));
  const api = makeFakeApi({ standard: rows });
  const link = { id: `L${days}`, type: 'product', marketplace: 'marketplace.com', url: 'https://l.example' };
  server.answer((response, request) => {
    const { searchParams, pathname } = new URL(request.url ?? '', server.url);
    const answer = pathname.endsWith('/links')
      ? { ...link, mobileOptimizedUrl: link.url }
      : answerOf(api, 'listReports', Object.fromEntries(searchParams));
    json(answer)(response, request);
  });
  return server;
}

/** A server's parts for one API, as in the runtime. */
async function start(location: DatabaseLocation, folder: string, api: string) {
  const { db, pools, close } = await openDatabase(location, api);
  const vault = createVault([encryptionKey], api);
  const ledgerLocation = pools ?? folder;
  const stores = await openLedgerStores(ledgerLocation, api);
  const http = createHttpTransport(api);
  const gateway = createGateway({ db, vault, transport: http.transport });
  const syncs = createSyncs({ db, storeFor: stores.of, callFor: gateway.callFor, now: () => today });
  return {
    db,
    vault,
    syncs,
    addKeys: async ({ workspaceId }: Member) => {
      for (const family of ['seller', 'creator'] as const) {
        await addConnection(db, vault, { workspaceId, family, key: keys[family] });
      }
      gateway.forgetKeys(workspaceId);
    },
    sync: async ({ workspaceId }: Member) => {
      await syncs.start(workspaceId, { sources, range: old });
      await syncs.settle();
      return syncs.watch(workspaceId, sources);
    },
    makeLink: (member: Member) =>
      createLink({ db, call: gateway.callFor(member.workspaceId), owner: 'test' }, member, draft),
    /** The stored data that pages show. */
    look: async (member: Member) => {
      const { workspaceId, userId } = member;
      const summary = await summarize(
        { id: workspaceId, db, store: stores.of(workspaceId) },
        summaryQuerySchema.parse(old),
      );
      const { links } = await listLinks(db, { workspaceId }, historyQuerySchema.parse({}), userId);
      const listed = await listConnections(db, workspaceId);
      return {
        rows: summary.receipt.rows,
        links: links.map(({ linkId }) => linkId),
        batches: (await listBatches(db, { workspaceId })).length,
        runnable: (await listOrphans(db)).length,
        subids: (await suggestSubids(db, member)).recentSubid1,
        sync: (await syncs.watch(workspaceId, sources)).state,
        families: (await listFamilies(db, workspaceId)).length,
        otherApi: listed.filter(({ otherApi }) => otherApi).length,
      };
    },
    forgetElsewhere: () => eachOtherLedger(ledgerLocation, api, (other) => forgetOrphans(db, other)),
    close: async () => {
      await stores.close();
      await http.close();
      await close();
    },
  };
}

type Api = Awaited<ReturnType<typeof startApi>>;
type Home = { location: DatabaseLocation; folder: string; remove: () => Promise<void> };

async function makeHome(kind: string): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-apis-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (kind === 'Postgres') {
    const { location, close } = await openTestPostgres(inject('postgresUrl') ?? '');
    return { location, folder, remove: () => close().then(removeFolder) };
  }
  const app = join(folder, 'app');
  await copyPgliteTemplate(app);
  return { location: { folder: app }, folder, remove: removeFolder };
}

const kinds = inject('postgresUrl') ? ['PGlite', 'Postgres'] : ['PGlite'];

describe.each(kinds)('Stored API data on %s', (kind) => {
  let first: Api;
  let second: Api;
  let home: Home;
  beforeAll(async () => {
    [first, second] = await Promise.all([startApi(1), startApi(2)]);
  });
  afterAll(() => Promise.all([first.close(), second.close()]));
  beforeEach(async () => {
    home = await makeHome(kind);
  });
  afterEach(() => home.remove());

  /** Runs a server with an API from start to close. */
  async function during<T>(api: Api, work: (server: Awaited<ReturnType<typeof start>>) => Promise<T>) {
    const server = await start(home.location, home.folder, api.url);
    return work(server).finally(server.close);
  }

  const fill = () =>
    during(first, async (server) => {
      const member = await makeMember(server.db);
      await server.addKeys(member);
      await server.sync(member);
      await server.makeLink(member);
      const batch = await createBatch(server.db, member, { name: 'Kept', lines: [draft], subids: [] });
      await controlBatch(server.db, batch, 'start');
      return { member, kept: await server.look(member) };
    });

  const nothing = { rows: 0, links: [], batches: 0, runnable: 0, subids: [], sync: 'idle', families: 0 };

  it('is hidden with another base URL, which receives nothing, and returns with its own', async () => {
    const { member, kept } = await fill();
    expect(kept).toMatchObject({ rows: 1, links: ['L1'], batches: 1, runnable: 1, subids: ['bio'] });
    expect(kept).toMatchObject({ sync: 'complete', families: 2, otherApi: 0 });
    const calls = second.seen.length;

    await during(second, async (server) => {
      expect(await server.look(member)).toEqual({ ...nothing, otherApi: 2 });
      const failed = await server.sync(member);
      expect(failed).toMatchObject({ state: 'failed' });
      expect(failed.reason).toContain('The seller key belongs to another API. Enter the key again');
      await expect(server.makeLink(member)).rejects.toMatchObject({
        code: 'key_missing',
        message: expect.stringContaining('The creator key belongs to another API.'),
      });
      const [connection] = await listConnections(server.db, member.workspaceId);
      const use = setConnectionInUse(server.db, member.workspaceId, connection?.id ?? '');
      await expect(use).rejects.toMatchObject({ code: 'conflict' });
      expect(second.seen).toHaveLength(calls);

      await server.addKeys(member);
      await server.sync(member);
      await server.makeLink(member);
      expect(await server.look(member)).toMatchObject({ rows: 2, links: ['L2'], families: 2, otherApi: 2 });
    });

    await during(first, async (server) => {
      expect(await server.look(member)).toEqual({ ...kept, otherApi: 2 });
      await expect(server.makeLink(member)).resolves.toMatchObject({ state: 'existing' });
    });
  });

  it('is deleted with its key, also if that is removed with another base URL', async () => {
    const { member } = await fill();
    await during(second, async (server) => {
      for (const { id } of await listConnections(server.db, member.workspaceId)) {
        await removeConnection(server.db, member.workspaceId, id);
      }
      await server.forgetElsewhere();
    });
    await during(first, async (server) => {
      expect(await server.look(member)).toMatchObject({ rows: 0, families: 0 });
    });
  });

  it('belongs to the API of the first start after an upgrade from 0.1.0, like stored keys', async () => {
    const { member, kept } = await fill();
    await during(first, async (server) => {
      const { db } = server;
      for (const { id } of await listConnections(db, member.workspaceId)) {
        const [row] = await db.select().from(connections).where(eq(connections.id, id));
        const owner = { workspaceId: member.workspaceId, connectionId: id };
        const jwe = await sealUnbound(
          row?.family === 'seller' ? keys.seller : keys.creator,
          encryptionKey,
          owner,
        );
        await db.update(connections).set({ jwe }).where(eq(connections.id, id));
      }
      for (const table of ['connections', 'ledger_syncs', 'link_batches', 'made_links']) {
        await db.execute(sql.raw(`update ${table} set api = ''`));
      }
    });
    await unnameLedger(home);

    await during(first, async (server) => {
      expect(await server.look(member)).toMatchObject({ links: [], families: 0 });
      await assignApi(server.db);
      expect(await renewStoredKeys(server.db, server.vault)).toEqual({ renewed: 2, failed: 0 });
      expect(await server.look(member)).toEqual(kept);
      await server.sync(member);
      await expect(server.makeLink(member)).resolves.toMatchObject({ state: 'existing' });
      expect(await renewStoredKeys(server.db, server.vault)).toEqual({ renewed: 0, failed: 0 });
    });
    await during(second, async (server) => {
      await assignApi(server.db);
      expect(await server.look(member)).toEqual({ ...nothing, otherApi: 2 });
    });
  });
});

/** Names the ledger as version 0.1.0 did. */
async function unnameLedger({ location, folder }: Home): Promise<void> {
  if ('folder' in location) {
    const files = await readdir(folder, { recursive: true });
    const file = files.find((name) => name.endsWith('.duckdb'));
    return rename(join(folder, file ?? ''), join(folder, 'kept.duckdb'));
  }
  const { pools, close } = await openDatabase(location);
  const found = await pools?.state.query("select nspname from pg_namespace where nspname like 'ledger_%'");
  await pools?.state.query(`alter schema ${found?.rows[0].nspname} rename to ledger`);
  await close();
}
