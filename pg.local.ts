import { openDatabase } from '@/lib/server/db/database';
import { openStore } from '@/lib/data/testing/open-store';
import { startPostgres } from '@/lib/testing/postgres';
import { fillRows, placeLinks, year } from './bench/measure/fill-links';
import { refreshPlacements } from '@/lib/data/links/refresh-placements';
import { readGroupRows } from '@/lib/data/summary/group-rows';
import { sql } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import type { LedgerStore } from '@/lib/data/store/store';

const kind = process.argv[2];
let store: LedgerStore, db: any;
if (kind === 'postgres') {
  const server = await startPostgres({ shared_buffers: '1GB' });
  if (!server) throw 1;
  console.log(server.url);
  process.on('exit', () => server.stop());
  const o = await openDatabase({ url: server.url });
  db = o.db; store = await openStore(o.pools!);
} else {
  const f = mkdtempSync('/tmp/h/left-duck-');
  db = (await openDatabase({ folder: f + '/app' })).db; store = await openStore(f + '/ledger');
}
const { workspaceId } = await placeLinks(db);
await fillRows(store, workspaceId);
await refreshPlacements(db, store, workspaceId);
if (kind === 'postgres') await db.execute(sql`ANALYZE`);
console.log('filled', new Date().toISOString());
const query = { dataset: 'reports' } as const;
const sums = ['sales','commission','clicks','conversions','detail_page_views','add_to_carts'];
for (const dim of ['subid1', 'subid2', 'link_product'] as const) {
  await store.snapshot(async ({ read }) => {
    const make = async (way: string) => {
      const { from, values } = await readGroupRows(read, { workspaceId }, query, year, 'link', 'month');
      const at = values.push(workspaceId);
      const cols = ['currency','final',...sums].map((n)=>`rows.${n}`).join(', ');
      const inner = way === 'old' ? from : `(SELECT key, currency, final, ${sums.map((s)=>`SUM(${s}) AS ${s}`).join(', ')} FROM ${from} GROUP BY key, currency, final) AS rows`;
      const joined = `(SELECT p.${dim} AS key, p.${dim}_name AS label, ${cols} FROM ${inner} LEFT JOIN ledger.placements AS p ON p.workspace = $${at} AND p.link = rows.key) AS rows`;
      return { joined, values };
    };
    const rank = (j: string) => `WITH g AS (SELECT currency, key, SUM(commission) AS w, BOOL_OR(NOT final) AS any FROM ${j} GROUP BY 1,2), r AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY currency ORDER BY w DESC NULLS LAST, key NULLS LAST) AS position FROM g) SELECT currency, key, w FROM r WHERE position <= 50`;
    const keys = async () => { const { joined, values } = await make('old'); return (await read(rank(joined), values)).map((r) => r.key).filter((k) => k !== null); };
    const ks = [...new Set(await keys())] as string[];
    const detail = (j: string, values: any[]) => `SELECT currency, key, MAX(label) AS label, ${sums.map((s)=>`SUM(${s}) AS ${s}, SUM(${s}) FILTER (WHERE NOT final) AS p_${s}`).join(', ')} FROM ${j} WHERE key IN (${ks.map((k)=>`$${values.push(k)}`).join(',')}) GROUP BY 1,2`;
    const t: Record<string, number[]> = { oldRank: [], newRank: [], oldDetail: [], newDetail: [] };
    for (let i = 0; i < Number(process.env.N || 8); i++) for (const way of i % 2 ? ['old', 'new'] : ['new', 'old']) {
      const a = await make(way); let b = performance.now();
      await read(rank(a.joined), a.values); t[way + 'Rank']!.push(performance.now() - b);
      const c = await make(way); const d = detail(c.joined, c.values); b = performance.now();
      await read(d, c.values); t[way + 'Detail']!.push(performance.now() - b);
    }
    console.log(dim, Object.fromEntries(Object.entries(t).map(([k, v]) => [k, v.sort((x, y) => x - y)[v.length >> 1]!.toFixed(0) + ' min ' + v[0]!.toFixed(0)])));
    if (kind === 'postgres') for (const way of ['old', 'new']) {
      const a = await make(way);
      const plan = await read(`EXPLAIN (ANALYZE, BUFFERS) ${rank(a.joined)}`, a.values);
      console.log(way, dim, '\n' + plan.map((r) => Object.values(r)[0]).join('\n'));
      const c = await make(way); const d = detail(c.joined, c.values);
      const p2 = await read(`EXPLAIN (ANALYZE, BUFFERS) ${d}`, c.values);
      console.log(way, dim, 'detail\n' + p2.map((r) => Object.values(r)[0]).join('\n'));
    }
  });
}
process.exit(0);
