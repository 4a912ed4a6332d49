import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { overviewQuerySchema } from '@/features/overview/overview-query';
import { readOverview } from '@/features/overview/read-overview';
import { clearLedger } from '@/lib/data/fetch/sync/forget';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { openPostgresLedger } from '@/lib/data/store/engine/postgres';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { sourceIds } from '@/lib/data/terms/datasets';
import { addDays, toDay } from '@/lib/data/terms/days';
import { startPostgres } from '@/lib/testing/postgres';
import { fillLedger, sumLedger } from './measure/fill-ledger';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const workspaces = Number(process.env.BENCH_WORKSPACES || 10);
const rounds = Number(process.env.BENCH_ROUNDS || 20);

const given = process.env.BENCH_DATABASE_URL;
// Rows stay in the server's memory, so that the disk is not measured.
const server = given ? null : await startPostgres({ shared_buffers: '6GB' });
const connectionString = given || server?.url;
if (!connectionString) throw new Error('This bench needs Postgres: install it, or set BENCH_DATABASE_URL.');
const pool = new Pool({ connectionString });
const pools = { state: pool, read: pool, write: pool };
const today = toDay(new Date());
const measured = 'bench-0';

/** A store with the measured workspace and several others. */
async function openFilled(schema: string, count: number): Promise<LedgerStore> {
  const store = (await openPostgresLedger(pools, schema)).of(measured);
  for (let index = 0; index < count; index += 1) {
    const workspace = `bench-${index}`;
    const [stored] = await store.read('SELECT 1 FROM ledger.months WHERE workspace = $1 LIMIT 1', [
      workspace,
    ]);
    if (!stored) {
      // An aborted run leaves some rows.
      await clearLedger(store, workspace, sourceIds);
      await fillLedger(store, workspace, rows, today);
    }
    await sumLedger(store, workspace, today);
  }
  return store;
}

const alone = await openFilled('ledger_bench_alone', 1);
const among = await openFilled('ledger_bench', workspaces);
await pool.query('VACUUM ANALYZE');
await pool.query('CHECKPOINT');

const since = (days: number) => ({ from: addDays(today, 1 - days), to: today });
let turn = 0;

/** The measured requests, in the order of `targets`. */
function listAsks(store: LedgerStore): (() => Promise<void>)[] {
  const context = { id: measured, db: drizzle(pool), store };
  const ask = (query: Record<string, string>) => async () => {
    await summarize(context, summaryQuerySchema.parse(query));
  };
  /** Each overview has a different time, so that none comes from the cache. */
  const overview = (days: number) => async () => {
    turn += 1;
    const fetched = new Date(Date.now() + turn).toISOString();
    await store.write(({ run }) =>
      run('UPDATE ledger.windows SET fetched_at = $2 WHERE workspace = $1 AND to_day = CAST($3 AS DATE)', [
        ...[measured, fetched, today],
      ]),
    );
    await readOverview(context, overviewQuerySchema.parse({ ...since(days), compare: 'previous' }));
  };
  const top = { group: 'product', top: '50', series: 'none' };
  return [
    ask(since(365)),
    ask({ ...since(90), ...top }),
    ask({ ...since(365), ...top }),
    ask({ ...since(365), links: 'link7', series: 'none' }),
    overview(28),
    overview(365),
  ];
}

const targets: [title: string, ms: number][] = [
  ['year by day', 60],
  ['top 50 products, 90 days', 100],
  ['top 50 products, year', 150],
  ['one link, year', 50],
  ['overview, 28 days', 120],
  ['overview, year', 250],
];

// Alternates between both stores, so that other load on the machine affects both.
const times = await compareInTurn([...listAsks(alone), ...listAsks(among)], rounds);

console.log(`\n${writeCount(rows)} report rows a workspace, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['question', 'alone', `among ${workspaces}`, 'ratio', 'target', ''],
    targets.map(([title, target], index) => {
      const [one = 0, many = 0] = [times[index], times[index + targets.length]];
      const holds = many <= target && many <= 1.3 * one;
      return [
        title,
        writeMs(one),
        writeMs(many),
        (many / one).toFixed(2),
        `${target} ms, 1.3 ×`,
        holds ? 'holds' : 'MISSED',
      ];
    }),
  ),
);
await pool.end();
await server?.stop();
