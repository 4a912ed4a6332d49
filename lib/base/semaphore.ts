type Patience = { ms: number; refuse: () => Error };

/**
 * Limits concurrency to `width`; further work waits in FIFO order. With `patience`, work that waits longer than `ms`
 * fails with the error of `refuse`.
 */
export function createSemaphore(width: number, patience?: Patience) {
  let free = width;
  const waiting: (() => void)[] = [];
  function awaitTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = patience && setTimeout(leave, patience.ms);
      function start() {
        clearTimeout(timer);
        resolve();
      }
      function leave() {
        waiting.splice(waiting.indexOf(start), 1);
        reject(patience?.refuse());
      }
      waiting.push(start);
    });
  }
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await awaitTurn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
