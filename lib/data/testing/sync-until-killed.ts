import { setTimeout as sleep } from 'node:timers/promises';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { makeFakeApi } from './fake-api';
import { openStore } from './open-store';
import { dailyRows } from './rows';
import { today, year } from './sync-set-up';

/** Syncs a year from a slow API and prints the number of stored windows, until its parent kills it. */
const [address = '', folder = '', workspaceId = ''] = process.argv.slice(2);
const location: DatabaseLocation = address.startsWith('postgres') ? { url: address } : { folder: address };
const { db, pools } = await openDatabase(location);
const store = await openStore(pools ?? folder);
const api = makeFakeApi({ standard: dailyRows(year) }, 1);
api.fault = (_, answer) => sleep(50).then(answer);
const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call, now: () => today });
const sources = ['reports:standard'] as const;
await syncs.start(workspaceId, { sources, range: year });
for (;;) {
  process.send?.((await syncs.watch(workspaceId, sources)).windows.done);
  await sleep(20);
}
