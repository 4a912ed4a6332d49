import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { answerLinkRequest } from '@/features/links/answer-link-request';
import { endLeftovers } from '@/features/links/lease';
import type { Asker } from '@/features/links/record-link';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import { liveAddresses } from '@/lib/access/grants/live-addresses';
import { shares } from '@/lib/access/grants/shares';
import { tokens } from '@/lib/access/grants/tokens';
import type { Member } from '@/lib/access/member';
import type { RateLimit } from '@/lib/access/rate-limit';
import { siteUrl } from '@/lib/access/site';
import { sharedNow } from '@/lib/base/clock';
import { databaseDown } from '@/lib/base/database-outage';
import { createDiskCheck } from '@/lib/base/disk-check';
import { type Environment, isTracingOn } from '@/lib/base/environment';
import type { Secrets } from '@/lib/base/secrets';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Link, LinkRequest } from '@/lib/contract/resources/link';
import { stopWalks } from '@/lib/data/fetch/lists/walks';
import { forgetOtherConnections } from '@/lib/data/fetch/sync/forget-orphans';
import { expireLeases } from '@/lib/data/fetch/sync/lease';
import { createStreamSlots, type StreamSlots } from '@/lib/data/fetch/sync/stream-slots';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import { eachOtherLedger, openLedgerStores } from '@/lib/data/store/engine/open';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import type { Workspace } from '@/lib/data/store/workspace';
import { checkKey } from '@/lib/gateway/check-key';
import { accountSecrets, createVault, type Vault } from '@/lib/gateway/connections/vault';
import { createGateway, type Gateway, toDeadlines } from '@/lib/gateway/gateway';
import type { Handler } from '@/lib/gateway/transport';
import { type CallWebhook, createWebhookCaller } from '@/lib/gateway/webhooks/call-webhook';
import type { Language } from '@/lib/language/language';
import { collectState } from '@/lib/runtime/metrics/collect-state';
import { createMetrics, type Metrics } from '@/lib/runtime/metrics/metrics';
import { type Checks, type MetricsServer, serveMetrics } from '@/lib/runtime/metrics/serve-metrics';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';
import { findMigrationProblem } from '@/lib/server/db/check-migrations';
import type { Database } from '@/lib/server/db/database';
import { createDatabaseCheck } from '@/lib/server/db/database-check';
import { clearTemporaryFolders } from '@/lib/server/files/temporary-files';
import type { Supervisor } from '@/lib/server/jobs/supervise';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { Sending } from '@/lib/server/outbox/sender';
import { startCommands } from './answer-commands';
import { emptyAccount } from './empty-account';
import { openApi } from './open-api';
import { openState, type State } from './prepare/open-state';
import { startWork } from './start-work';

/** The resources of one process that outlive a request. */
export type Runtime = {
  /** Identifies this process among those that share the database. */
  processId: string;
  environment: Environment;
  secrets: Secrets;
  vault: Vault;
  /** Encrypts secrets of people, whichever API is in use. */
  accountVault: Vault;
  db: Database['db'];
  /** See `createDatabaseCheck`. */
  databaseAnswers: () => Promise<boolean>;
  /** See `createDiskCheck`. */
  diskTakesWrites: () => Promise<boolean>;
  /** The embedded platform's handler; undefined if AFFILIATE_BASE_URL is set. */
  platform: Handler | undefined;
  gateway: Gateway;
  /** Checks a key with the API, before it is stored. */
  checkKey: (family: KeyFamily, key: string) => Promise<void>;
  /** See the platform's `createTrialKey`. Undefined if AFFILIATE_BASE_URL is set. */
  createTrialKey: ((family: KeyFamily, known: string) => Promise<string | null>) | undefined;
  /** Call after keys of a workspace were added, replaced or removed. */
  keysChanged: (workspaceId: string) => Promise<void>;
  /** See `emptyAccount`. */
  emptyAccount: (userId: string, workspaceIds: readonly string[]) => Promise<void>;
  /** Call after a workspace was deleted. Deletes its stored data. */
  workspaceDeleted: (workspaceId: string) => Promise<void>;
  /** Creates a link that was requested at the API's own path. */
  makeLink: (asker: Asker, request: LinkRequest) => Promise<Link>;
  /** Report rows and lists, as they are stored. */
  ledger: LedgerStores;
  /** What a member reads, in a language. */
  workspaceOf: (member: Member, language: Language) => Workspace;
  /** Fetches report rows. A timer resumes syncs of ended processes. */
  syncs: Syncs;
  /** Limits open event streams. */
  streams: StreamSlots;
  /** Count requests of API tokens, reads of live addresses, and by network views of shared pages. */
  limits: Record<GrantKind, RateLimit>;
  /** Undefined if mail is not set. */
  mailer: Mailer | undefined;
  /** Calls a channel of alerts. */
  callWebhook: CallWebhook;
  /** Runs batches of links. Resumes batches of ended processes. */
  batches: Supervisor;
  /** Starts work that the calendar asks for: refreshes of workspaces, and clearing away what has expired. */
  scheduler: Supervisor;
  /** Sends mail, and messages to channels. */
  outbox: Supervisor;
  /** Counts what became of a message. */
  onOutcome: NonNullable<Sending['onOutcome']>;
  /** Undefined without METRICS_PORT. */
  metrics: Metrics | undefined;
  /** Readiness checks for operators. The server adds its own. */
  checks: Checks;
  close: () => Promise<void>;
};

/** Fills the opened database before anything reads it. */
export type Prepare = (state: State) => Promise<void>;

/** Opens the resources of a process, in order. The caller closes them. Throws if a folder, database or port cannot be opened. */
export async function openRuntime(environment: Environment, prepare?: Prepare): Promise<Runtime> {
  if (environment.METRICS_PORT === undefined) return openParts(environment, prepare);
  const metrics = createMetrics();
  const address = { port: environment.METRICS_PORT, host: environment.HOST ?? '0.0.0.0' };
  const server = await serveMetrics(metrics, address);
  try {
    return await openParts(environment, prepare, { metrics, server });
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function openParts(
  environment: Environment,
  prepare: Prepare | undefined,
  watched?: { metrics: Metrics; server: MetricsServer },
): Promise<Runtime> {
  const site = siteUrl(environment);
  // next-auth reads its address from here and then ignores request headers.
  process.env.NEXTAUTH_URL = site;
  await clearTemporaryFolders();
  const state = await openState(environment);
  const { secrets, api, vault, database: app } = state;
  await prepare?.(state);
  const { db, pools } = app;
  const way = openApi(environment, db);
  const ledgerPlace = pools ?? join(environment.DATA_DIR, 'ledger');
  const metrics = watched?.metrics;
  // Loaded only if enabled.
  const traces = isTracingOn(environment)
    ? await (await import('@/lib/server/traces/start-traces')).startTraces()
    : undefined;
  const mailer = environment.SMTP_URL
    ? (await import('@/lib/server/mail/mailer')).createMailer(environment)
    : undefined;
  const callWebhook = createWebhookCaller({ allowPrivate: environment.WEBHOOK_PRIVATE === 'on' });
  const opened = await openLedgerStores(ledgerPlace, api);
  const ledger = metrics?.timeStores(opened) ?? opened;
  const gateway = createGateway({
    db,
    vault,
    transport: way.transport,
    catalogParameters: environment.CATALOG_PARAMETERS,
    deadlines: toDeadlines(environment.API_TIMEOUT_SECONDS),
    onCall: (...call) => {
      metrics?.observeCall(...call);
      traces?.addCall(...call);
    },
  });
  const processId = randomUUID();
  // An embedded database has one process, so no other can be running.
  if (!pools) await Promise.all([endLeftovers(db), expireLeases(db)]);
  const onOutcome: Runtime['onOutcome'] = (message, outcome) => metrics?.countMessage(message, outcome);
  const readers = makeReaders(db, ledger, gateway);
  const { close: closeWork, ...work } = startWork({
    db,
    embedded: app.embedded,
    processId,
    ledger,
    eachOtherLedger: (each) => eachOtherLedger(ledgerPlace, api, each),
    ...readers,
    mailer,
    vault,
    callWebhook,
    site,
    onOutcome,
    metrics,
  });
  const stopCommands = pools ? undefined : await startCommands({ environment, app, secrets, vault });
  const databaseAnswers = createDatabaseCheck(pools && (() => pools.state.query('select 1')));
  const checks = makeChecks(app, ledger, databaseAnswers);
  watched?.server.watch({
    collect: collectState(watched.metrics, {
      db,
      pools,
      ledger,
      openBreakers: gateway.openBreakers,
      newestBackup: async () =>
        pools ? undefined : (await findNewestBackup(environment.DATA_DIR))?.createdAt,
    }),
    checks,
  });
  return {
    ...work,
    processId,
    environment,
    secrets,
    vault,
    // Shares the list of keys, which a rotation changes.
    accountVault: createVault(secrets.encryptionKeys, accountSecrets),
    db,
    databaseAnswers,
    diskTakesWrites: createDiskCheck(environment.DATA_DIR),
    platform: way.platform,
    gateway,
    checkKey: (family, key) => checkKey(way.transport, family, key),
    createTrialKey: way.createTrialKey,
    keysChanged: async (workspaceId) => {
      gateway.forgetKeys(workspaceId);
      await forgetOtherConnections(db, ledger.of(workspaceId), workspaceId);
    },
    emptyAccount: (userId, workspaceIds) => emptyAccount(db, userId, workspaceIds),
    workspaceDeleted: async (workspaceId) => {
      gateway.forgetKeys(workspaceId);
      await ledger.remove(workspaceId);
    },
    makeLink: ({ workspaceId, userId }, request) =>
      answerLinkRequest(
        { db, call: gateway.callFor(workspaceId), owner: processId },
        { workspaceId, userId },
        request,
      ),
    ledger,
    workspaceOf: readers.workspaceOf,
    streams: createStreamSlots(),
    limits: {
      token: tokens.createLimit(environment),
      live: liveAddresses.createLimit(environment),
      share: shares.createLimit(environment),
    },
    mailer,
    callWebhook,
    onOutcome,
    metrics,
    checks,
    close: async () => {
      await watched?.server.close();
      await stopCommands?.();
      await closeWork();
      await stopWalks(db);
      await ledger.close();
      await way.close();
      await app.close();
      await traces?.close();
    },
  };
}

/** What syncs, scheduled work and members read of a workspace. Syncs wait in a queue of their own. */
function makeReaders(db: Database['db'], ledger: LedgerStores, gateway: Gateway) {
  const callFor = (workspaceId: string) => gateway.callFor(workspaceId, 'sync');
  const catalogFor = (id: string) => ({ id, db, store: ledger.of(id), walk: callFor(id) });
  const workspaceOf = (member: Member, language: Language): Workspace => {
    const catalog = catalogFor(member.workspaceId);
    return { ...catalog, member, call: gateway.callFor(catalog.id), language, now: sharedNow };
  };
  return { callFor, catalogFor, workspaceOf };
}

const makeChecks = (app: Database, ledger: LedgerStores, answers: () => Promise<boolean>): Checks => ({
  database: async () => ((await answers()) ? null : databaseDown),
  migrations: () => findMigrationProblem(app),
  ledger: async () => {
    await ledger.check();
    return null;
  },
});
