const blockedEvent = 'offline-blocked';

/** Whether the browser is offline. If so, the banner tells the user why nothing happens. */
export function blockOffline(): boolean {
  if (navigator.onLine) return false;
  window.dispatchEvent(new Event(blockedEvent));
  return true;
}

/** Calls `listener` each time an action was blocked. */
export function onBlocked(listener: () => void): () => void {
  window.addEventListener(blockedEvent, listener);
  return () => window.removeEventListener(blockedEvent, listener);
}
