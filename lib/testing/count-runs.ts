/**
 * How many random cases a property test checks. On DuckDB they are a third: the statements are almost those of Postgres,
 * and planning them takes several times as long. LEDGER_RUNS replaces the number of each: `npm run verify` checks 2, and
 * 300 is thorough.
 */
export const countRuns = (runs: number, store?: 'duckdb' | 'postgres'): number =>
  Number(process.env.LEDGER_RUNS || (store === 'duckdb' ? Math.ceil(runs / 3) : runs));
