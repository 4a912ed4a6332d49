/**
 * How many random cases a property test checks. LEDGER_RUNS replaces the number of each: `npm run verify` checks 2, and
 * 300 is thorough. Vitest's configuration finds property tests by their call of this.
 */
export const countRuns = (runs: number): number => Number(process.env.LEDGER_RUNS || runs);
