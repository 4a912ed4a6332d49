import { expect, it } from 'vitest';
import { expectDistributable } from './expect-distributable';

it.each([
  "UPDATE ledger.windows SET fetched_at = CAST(to_day AS VARCHAR) || 'T00:00:00.000Z' WHERE workspace = $1",
  'DELETE FROM ledger.windows WHERE workspace = $1 AND CAST(fetched_at AS DATE) < $2',
  'DELETE FROM ledger.windows WHERE workspace = $1 AND CONCAT(source, scope) = $2',
])('finds what a cluster refuses: %s', (statement) => {
  expect(() => expectDistributable(statement)).toThrow();
});

it.each([
  'DELETE FROM ledger.windows WHERE workspace = $1 AND to_day < CAST($2 AS DATE)',
  'DELETE FROM ledger.months WHERE workspace = $1 AND month IN (SELECT CAST(day_text AS DATE) FROM (SELECT $2 AS day_text) AS texts)',
  'UPDATE ledger.lists SET item_count = (SELECT COUNT(*) FROM ledger.items WHERE workspace = $1) WHERE workspace = $1',
  'INSERT INTO ledger.looks SELECT CAST(day AS VARCHAR) FROM ledger.windows',
])('allows %s', (statement) => {
  expect(() => expectDistributable(statement)).not.toThrow();
});
