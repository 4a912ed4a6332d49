import type { Dispatcher } from 'undici';
import { writeCount } from './table';

const refusals = [429, 503];

/** Counts answers by their status. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const counts = new Map<number, number>();
  let unexplained = 0;
  return {
    add({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>): void {
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
      if (refusals.includes(statusCode) && !headers['retry-after']) unexplained += 1;
    },
    /** Such as “200: 1,203, 503: 4”. */
    write: () =>
      [...counts]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${writeCount(count)}`)
        .join(', '),
    /** Refusals that do not say when to try again. */
    countUnexplained: () => unexplained,
  };
}
