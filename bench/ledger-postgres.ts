import { Pool } from 'pg';
import { addDays, toDay } from '@/lib/ledger/days';
import { openPostgresLedger } from '@/lib/ledger/store/postgres';
import { summarize } from '@/lib/ledger/summary/summary';
import { summaryQuerySchema } from '@/lib/ledger/summary/summary-query';
import { overviewQuerySchema } from '@/lib/overview/overview-query';
import { readOverview } from '@/lib/overview/read-overview';
import { startPostgres } from '@/lib/testing/postgres';
import { fillLedger, sumLedger } from './measure/fill-ledger';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const workspaces = Number(process.env.BENCH_WORKSPACES || 10);
const rounds = Number(process.env.BENCH_ROUNDS || 20);

const given = process.env.BENCH_DATABASE_URL;
// Rows stay in the server's own memory: the disk is not what is measured.
const server = given ? null : await startPostgres({ shared_buffers: '6GB' });
const connectionString = given || server?.url;
if (!connectionString) throw new Error('This bench needs Postgres: install it, or set BENCH_DATABASE_URL.');
const pool = new Pool({ connectionString });
const store = await openPostgresLedger({ state: pool, read: pool, write: pool }, 'ledger_bench');
const today = toDay(new Date());
const names = Array.from({ length: workspaces }, (_, place) => `bench-${place}`);
const [first = ''] = names;

async function fill(workspace: string): Promise<void> {
  const [held] = await store.read('SELECT 1 FROM ledger.windows WHERE workspace = $1 LIMIT 1', [workspace]);
  if (!held) await fillLedger(store, workspace, rows, today);
  await sumLedger(store, workspace, today);
}

const since = (days: number) => ({ from: addDays(today, 1 - days), to: today });
const context = { workspaceId: first, store };
const ask = (query: Record<string, string>) => async () => {
  await summarize(context, summaryQuerySchema.parse(query));
};
let turn = 0;
/** Each overview is of a time of its own, so that none is answered from the cache. */
const overview = (days: number) => async () => {
  turn += 1;
  const fetched = new Date(Date.now() + turn).toISOString();
  await store.write(({ run }) =>
    run(`UPDATE ledger.windows SET fetched_at = $2 WHERE workspace = $1 AND to_day = CAST($3 AS DATE)`, [
      first,
      fetched,
      today,
    ]),
  );
  await readOverview(context, overviewQuerySchema.parse({ ...since(days), compare: 'previous' }));
};

const questions: [title: string, target: number, ask: () => Promise<void>][] = [
  ['year by day', 60, ask(since(365))],
  ['top 50 products, 90 days', 100, ask({ ...since(90), group: 'product', top: '50', series: 'none' })],
  ['top 50 products, year', 150, ask({ ...since(365), group: 'product', top: '50', series: 'none' })],
  ['one link, year', 50, ask({ ...since(365), links: 'link7', series: 'none' })],
  ['overview, 28 days', 120, overview(28)],
  ['overview, year', 250, overview(365)],
];

async function measure(): Promise<number[]> {
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
  return compareInTurn(
    questions.map(([, , run]) => run),
    rounds,
  );
}

await fill(first);
const alone = await measure();
for (const name of names) await fill(name);
const among = await measure();

console.log(`\n${writeCount(rows)} report rows a workspace, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['question', 'alone', `among ${workspaces}`, 'ratio', 'target', ''],
    questions.map(([title, target], place) => {
      const [one = 0, many = 0] = [alone[place], among[place]];
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
