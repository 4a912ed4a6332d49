/** Runs `act` on sessionStorage or localStorage. Returns `otherwise` if storage is unavailable, full or unreadable. */
export function withStorage<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
