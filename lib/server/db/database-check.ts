import { isDatabaseDown } from '@/lib/base/database-outage';

const cacheMs = 1_000;
const deadlineMs = 3_000;

/**
 * Whether the database responds, checked at most once a second. Never throws. `ask` runs a statement; it is undefined
 * for an embedded database.
 */
export function createDatabaseCheck(ask: (() => Promise<unknown>) | undefined): () => Promise<boolean> {
  if (!ask) return () => Promise.resolve(true);
  let last = { at: Number.NEGATIVE_INFINITY, answers: Promise.resolve(true) };
  return () => {
    const now = performance.now();
    if (now - last.at >= cacheMs) last = { at: now, answers: askOnce(ask) };
    return last.answers;
  };
}

async function askOnce(ask: () => Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), deadlineMs);
  });
  const answer = ask().then(
    () => true,
    (error: unknown) => !isDatabaseDown(error),
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(late));
}
