/**
 * What `act` makes of sessionStorage or localStorage; `otherwise` where the browser keeps nothing, has no room, or what
 * it kept cannot be read.
 */
export function withStorage<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
