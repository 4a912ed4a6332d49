type Progress = { phase: string; done: number; total: number };

/** Prints a line when a phase starts, advances by a tenth, or ends. */
export function showProgress(write: (line: string) => void): (progress: Progress) => void {
  let shown = '';
  return ({ phase, done, total }) => {
    const line = `Seeding ${phase}: ${total > 0 ? Math.floor((done / total) * 10) * 10 : 100} %`;
    if (line !== shown) write(line);
    shown = line;
  };
}
