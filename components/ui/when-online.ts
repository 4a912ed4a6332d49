/**
 * Resolves once the browser is online; at once on a server. A failed `import()` is cached, so code must not be
 * requested offline.
 */
export function whenOnline(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
