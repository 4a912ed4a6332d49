/**
 * Resolves once the browser is online; at once on a server. Code must not be requested offline, because a failed
 * import is not retried.
 */
export function whenOnline(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
