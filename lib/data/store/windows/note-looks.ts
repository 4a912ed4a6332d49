import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { datasetOf } from '@/lib/data/terms/datasets';
import { daysBetween, eachDay } from '@/lib/data/terms/days';
import { hasLooks, lookAgeOf } from '@/lib/data/terms/look-ages';
import type { WindowRecord } from './windows';

/**
 * Records that days were fetched at an age, the first time for each of `lookAges`. What the day had then is its present
 * sum less the differences of later ages. `source`: workspace, source, scope.
 */
export async function noteLooks(
  { run, splitText }: Session,
  source: readonly SqlValue[],
  windows: readonly WindowRecord[],
): Promise<void> {
  const [first] = windows;
  if (!first || !hasLooks(datasetOf(first.source))) return;
  const looks = windows.flatMap(({ fetchedAt, ...window }) =>
    eachDay(window).flatMap((day) => {
      const seen = daysBetween(day, fetchedAt.slice(0, 10));
      const age = lookAgeOf(seen);
      return age === null ? [] : [{ day, age, seen, fetchedAt }];
    }),
  );
  if (looks.length === 0) return;
  const texts = (['day', 'age', 'seen', 'fetchedAt'] as const).map((name) =>
    looks.map((look) => look[name]).join(betweenValues),
  );
  const given = texts.map((_, at) => `unnest(${splitText(`$${at + 4}`)}) AS text_${at}`);
  await run(
    `INSERT INTO ledger.looks (workspace, source, scope, day, age, seen, seen_at)
     SELECT f.workspace, f.source, CAST($3 AS VARCHAR), g.day, g.age, g.seen, g.seen_at
     FROM ledger.fences f CROSS JOIN (
       SELECT CAST(text_0 AS DATE) AS day, CAST(text_1 AS INTEGER) AS age, CAST(text_2 AS INTEGER) AS seen,
         text_3 AS seen_at
       FROM (SELECT ${given.join(', ')}) AS texts
     ) AS g
     WHERE f.workspace = $1 AND f.source = $2 AND NOT EXISTS (
       SELECT 1 FROM ledger.looks l
       WHERE l.workspace = $1 AND l.source = $2 AND l.scope = $3 AND l.day = g.day AND l.age = g.age)`,
    [...source, ...texts],
  );
}
