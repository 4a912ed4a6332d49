/** Where a value lies, in percent of the plot; null where there is none. */
export type Place = { x: number; y: number | null };

/** The unbroken stretches of a line; a value alone is drawn as a short dash. */
export function listRuns(places: readonly Place[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [];
  let run: { x: number; y: number }[] = [];
  for (const { x, y } of [...places, { x: 0, y: null }]) {
    if (y !== null) run.push({ x, y });
    else if (run.length > 0) {
      const [only] = run;
      runs.push(run.length === 1 && only ? [only, { x: only.x + 0.3, y: only.y }] : run);
      run = [];
    }
  }
  return runs;
}
