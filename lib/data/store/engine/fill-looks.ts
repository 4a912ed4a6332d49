import { lookAgeSql, lookKeys, lookMetrics, lookSources } from '@/lib/data/terms/look-ages';
import type { Session } from './store';

const sources = lookSources.map((source) => `'${source}'`).join(', ');
const seenIn = (moment: string, day: string) =>
  `CAST(CAST(SUBSTR(${moment}, 1, 10) AS DATE) - ${day} AS INTEGER)`;

/**
 * Fills the looks and differences of a store from its windows and its change log. An entry proves that
 * its day was fetched then. The log has the group to which a row went, not the one from which it came.
 */
export async function fillLooks({ run }: Session): Promise<void> {
  for (const table of ['ledger.looks', 'ledger.differences']) await run(`DELETE FROM ${table}`);
  await run(
    `INSERT INTO ledger.looks (workspace, source, scope, day, age, seen, seen_at)
     SELECT workspace, source, scope, day, ${lookAgeSql('seen')} AS age, MIN(seen), MIN(seen_at) FROM (
       SELECT s.workspace, s.source, s.scope, s.day, ${seenIn('w.fetched_at', 's.day')} AS seen, w.fetched_at AS seen_at
       FROM (SELECT DISTINCT workspace, source, scope, day FROM ledger.day_sums WHERE source IN (${sources})) AS s
       JOIN ledger.windows w ON w.workspace = s.workspace AND w.source = s.source AND w.scope = s.scope
         AND s.day BETWEEN w.from_day AND w.to_day AND w.status = 'ok'
       UNION ALL
       SELECT workspace, source, '', day, ${seenIn('changed_at', 'day')}, changed_at
       FROM ledger.changes WHERE source IN (${sources}) AND kind <> 'removed'
     ) AS known WHERE seen >= 1 GROUP BY workspace, source, scope, day, ${lookAgeSql('seen')}`,
  );
  const metrics = lookMetrics.map((name) => `SUM(CASE WHEN field = '${name}' THEN became - was ELSE 0 END)`);
  await run(
    `INSERT INTO ledger.differences
       (workspace, source, scope, day, age, ${[...lookKeys, ...lookMetrics].join(', ')})
     SELECT workspace, source, '', day, ${seenIn('changed_at', 'day')}, ${lookKeys.join(', ')}, ${metrics.join(', ')}
     FROM ledger.changes
     WHERE source IN (${sources}) AND field IN (${lookMetrics.map((name) => `'${name}'`).join(', ')})
       AND ${seenIn('changed_at', 'day')} > 1
     GROUP BY workspace, source, day, ${seenIn('changed_at', 'day')}, ${lookKeys.join(', ')}`,
  );
}
