import { testsAll } from './tests-all';

/**
 * How many random cases a property test checks: all in `npm run test:all`, otherwise a tenth. On DuckDB they are a third:
 * the statements are almost those of Postgres, and planning them takes several times as long. LEDGER_RUNS replaces the
 * number of each, and 300 is thorough.
 */
export function countRuns(runs: number, store?: 'duckdb' | 'postgres'): number {
  const all = store === 'duckdb' ? runs / 3 : runs;
  return Number(process.env.LEDGER_RUNS || Math.ceil(testsAll ? all : all / 10));
}
