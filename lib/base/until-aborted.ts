/** Waits for `work` until `signal` aborts; the work itself continues. Throws its error or the signal's reason. */
export async function untilAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const left = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal });
  });
  return Promise.race([work, left]).finally(() => over.abort());
}
