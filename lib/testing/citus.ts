import { randomBytes } from 'node:crypto';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import { openDatabase } from '@/lib/server/db/open-database';
import type { TestDatabase } from './databases';
import { hasLibrary, startPostgres } from './postgres';
import { makePostgresTemplate, postgresTemplate, runOnServer } from './postgres-template';

/** URLs of a coordinator and its workers. */
export type CitusUrls = { coordinator: string; workers: string[] };

/** Few shards, because each test file creates all tables. */
const settings = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_prepared_transactions: '200',
  'citus.node_conninfo': 'sslmode=disable',
  'citus.shard_count': '4',
};

/** Starts a coordinator and two workers; null if Postgres or the extension is not installed, or one of them does not start. */
export async function startCitus(): Promise<(CitusUrls & { stop: () => Promise<void> }) | null> {
  if (!hasLibrary('citus')) return null;
  const started = await Promise.allSettled([1, 2, 3].map(() => startPostgres(settings)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' && one.value ? one.value : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const [coordinator, ...workers] = servers;
  // One that runs on would keep the test run from ending.
  if (!coordinator || servers.length < started.length) {
    await stop();
    return null;
  }
  await makePostgresTemplate(coordinator.url);
  return { coordinator: coordinator.url, workers: workers.map(({ url }) => url), stop };
}

/** A new migrated database on the cluster, dropped on close. */
export async function openTestCitus(urls: CitusUrls): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const within = (server: string) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url;
  };
  const coordinator = within(urls.coordinator);
  await runOnServer(urls.coordinator, `create database ${name} template ${postgresTemplate}`);
  await runOnServer(coordinator.href, 'create extension citus');
  await runOnServer(coordinator.href, `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
  for (const server of urls.workers) {
    const worker = within(server);
    await runOnServer(server, `create database ${name}`);
    await runOnServer(worker.href, 'create extension citus');
    await addNode(coordinator.href, worker.port);
  }
  // Citus explains parts of a statement over connections of its own.
  await runOnServer(coordinator.href, `alter database ${name} set "partnerdeck.api" = '${embeddedApi}'`);
  const location = { url: coordinator.href };
  const database = await openDatabase(location);
  const close = async () => {
    await database.close();
    for (const server of [urls.coordinator, ...urls.workers]) {
      await runOnServer(server, `drop database ${name} with (force)`);
    }
  };
  return { ...database, close, location };
}

/** Adds a worker. On a busy machine, a new worker sometimes closes the first connection. */
async function addNode(coordinator: string, port: string, tries = 3): Promise<void> {
  try {
    await runOnServer(coordinator, `select citus_add_node('127.0.0.1', ${port})`);
  } catch (error) {
    const isClosed = error instanceof Error && error.message.includes('connection marked as essential');
    if (!isClosed || tries === 1) throw error;
    await addNode(coordinator, port, tries - 1);
  }
}
