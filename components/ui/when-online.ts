/** Once there is a connection, as far as the browser knows; on a server at once. Code that cannot come must not be asked for: it would fail for good. */
export function whenOnline(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
