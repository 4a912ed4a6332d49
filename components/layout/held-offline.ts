const held = 'heldoffline';

/** Whether there is no connection for what is about to be asked of it. The banner then says why nothing happens. */
export function heldOffline(): boolean {
  if (navigator.onLine) return false;
  window.dispatchEvent(new Event(held));
  return true;
}

/** Hears of each time that something was held. */
export function onHeld(listener: () => void): () => void {
  window.addEventListener(held, listener);
  return () => window.removeEventListener(held, listener);
}
