type Limits = {
  /** Concurrent work of all keys. */
  total: number;
  /** Concurrent work of one key. */
  each: number;
  /** Work that waits longer fails with the error of `refuse`. */
  patienceMs: number;
  refuse: () => Error;
};

/** Limits concurrency in total and per key, so that no key takes every slot. Work waits in order of arrival. */
export function createKeyedSemaphore({ total, each, patienceMs, refuse }: Limits) {
  const running = new Map<string, number>();
  const waiting = new Set<{ key: string; start: () => void }>();
  let count = 0;

  const isFree = (key: string) => count < total && (running.get(key) ?? 0) < each;

  function add(key: string, change: 1 | -1) {
    count += change;
    const left = (running.get(key) ?? 0) + change;
    if (left === 0) running.delete(key);
    else running.set(key, left);
  }

  const awaitTurn = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const turn = { key, start };
      const timer = setTimeout(() => {
        waiting.delete(turn);
        reject(refuse());
      }, patienceMs);
      function start() {
        clearTimeout(timer);
        waiting.delete(turn);
        add(key, 1);
        resolve();
      }
      waiting.add(turn);
    });

  return async function take<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (isFree(key)) add(key, 1);
    else await awaitTurn(key);
    try {
      return await work();
    } finally {
      add(key, -1);
      for (const turn of waiting) if (isFree(turn.key)) turn.start();
    }
  };
}
