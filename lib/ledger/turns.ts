/** Runs at most `width` pieces of work at once; the rest wait their turn, first come first served. */
export function makeTurns(width: number) {
  let free = width;
  const waiting: (() => void)[] = [];
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
