import { expect } from 'vitest';

/** Casts of columns to or from text, and functions that depend on settings. Postgres calls both STABLE. */
const stable =
  /CAST\(\s*[a-z_.]+ AS (VARCHAR|TEXT|DATE|TIMESTAMP)|::(text|varchar|date)\b|\b(CONCAT(_WS)?|TO_CHAR|TO_DATE|FORMAT|AGE|DATE_TRUNC)\(/i;

/**
 * Fails for an UPDATE or DELETE that Citus refuses: it has a STABLE function of a column outside of subqueries. Postgres
 * and DuckDB run it, so only this check notices it without a cluster.
 */
export function expectDistributable(statement: string): void {
  if (!/^\s*(UPDATE|DELETE)\b/i.test(statement)) return;
  expect(removeSubqueries(statement)).not.toMatch(stable);
}

/** The statement without texts in parentheses that begin with SELECT. */
function removeSubqueries(statement: string): string {
  let kept = '';
  let inside = 0;
  for (let at = 0; at < statement.length; at += 1) {
    const isOpening = statement[at] === '(';
    if (inside > 0) inside += isOpening ? 1 : statement[at] === ')' ? -1 : 0;
    else if (isOpening && /^\(\s*(SELECT|WITH)\b/i.test(statement.slice(at, at + 20))) inside = 1;
    else kept += statement[at];
  }
  return kept;
}
