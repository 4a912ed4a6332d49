import { sql } from 'drizzle-orm';
import { conditionSchema, lookFor } from '@/features/alerts/kinds';
import { effectsQuerySchema } from '@/features/effects/effects-query';
import { listEffects } from '@/features/effects/list-effects';
import { readToday } from '@/features/today/read-today';
import { makeMember } from '@/lib/access/testing/people';
import { addDays, toDay } from '@/lib/data/terms/days';
import { addSellerKey, addWorkspace } from '@/lib/data/testing/ledgers';
import { openStore } from '@/lib/data/testing/open-store';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { english } from '@/lib/language/english';
import { openDatabase } from '@/lib/server/db/open-database';
import { startPostgres } from '@/lib/testing/postgres';
import { fillLedger } from './measure/fill-ledger';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

/** What one rule costs on a million report rows in Postgres, the slower store. */
const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
const target = 50;
/** As many as a page shows. */
const changes = 200;

const watched = { metric: 'sales', days: 28, currency: 'USD' };
const subject = { kind: 'brand', id: '00000000-0000-4000-8000-000000000000' };
const seller = { kind: 'link', id: 'link1' };
const conditions: [title: string, condition: { kind: string; values: object }][] = [
  [
    'a figure of everything',
    { kind: 'threshold', values: { ...watched, subject: null, direction: 'below', value: '1' } },
  ],
  [
    'a figure of a brand',
    { kind: 'threshold', values: { ...watched, subject, direction: 'below', value: '1' } },
  ],
  ['a change of everything', { kind: 'change', values: { ...watched, subject: null, percent: '20' } }],
  ['a first sale', { kind: 'creatorSales', values: { event: 'first', subject: seller } }],
  ['30 days without a sale', { kind: 'creatorSales', values: { event: 'none', days: 30, subject: seller } }],
  ['goals that end', { kind: 'goal', values: { event: 'ended' } }],
  ['a month to close', { kind: 'monthReady', values: { currency: 'USD' } }],
  ['a rejected key', { kind: 'keyRejected', values: {} }],
  ['no new rows', { kind: 'notRefreshed', values: { hours: 24 } }],
];

const server = await startPostgres({ shared_buffers: '2GB' });
if (!server) throw new Error('Postgres is not installed.');
const { db, pools, close } = await openDatabase({ url: server.url });
if (!pools) throw new Error('Postgres has pools.');
const store = await openStore(pools);
const workspaceId = await addWorkspace(db);
const connection = await addSellerKey(db, workspaceId);
await fillLedger(store, workspaceId, rows, toDay(new Date()));
await store.write((session) => session.run('UPDATE ledger.windows SET connection = $1', [connection]));
await db.execute(sql`ANALYZE`);
const parts = { id: workspaceId, db, store };
const asks = conditions.map(([, given]) => async () => {
  await lookFor(parts, conditionSchema.parse(given));
});
const { walk } = storedCatalog(db, store, workspaceId);
const member = await makeMember(db, { workspaceId });
let turn = 0;
asks.push(async () => {
  turn += 1;
  // A cached answer lives for a minute.
  const at = new Date(Date.now() + turn * 60_000);
  await readToday({ ...parts, member, walk, call: walk, language: english, now: () => at });
});
const today = toDay(new Date());
const days = { from: addDays(today, -90), to: today };
await db.execute(sql`
  INSERT INTO product_changes (connection_id, day, marketplace, product, field, brand, title, since, before, after)
  SELECT CAST(${connection} AS uuid), CAST(${today} AS date) - 10 - n % 60, 'marketplace-' || (n % 20 + n / 20 % 6) % 11 || '.com',
    'marketplace-' || (n % 20 + n / 20 % 6) % 11 || '.com/B' || n, 'price', 'b', 'Product ' || n,
    CAST(${today} AS date) - 11 - n % 60, '20 USD', '15 USD'
  FROM generate_series(1, ${changes}) AS n`);
asks.push(async () => {
  await listEffects(parts, effectsQuerySchema.parse(days));
});
const times = await compareInTurn(asks, rounds);
await store.close();
await close();
await server.stop();

console.log(`\n${writeCount(rows)} report rows in Postgres, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['a rule about', 'evaluation', `${target} ms`],
    conditions.map(([title], at) => {
      const ms = times[at] ?? Number.NaN;
      return [title, writeMs(ms), ms <= target ? 'holds' : 'MISSED'];
    }),
  ),
);
console.log(`Today, over 100 creators in each of six currencies: ${writeMs(times.at(-2) ?? Number.NaN)}`);
console.log(`What ${changes} changes did: ${writeMs(times.at(-1) ?? Number.NaN)}`);
