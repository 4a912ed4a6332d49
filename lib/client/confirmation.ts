type Waiting = (confirmed: boolean) => void;

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person for their second factor, in the page's one dialog. Resolves with whether they gave it; false where no
 * page shows the dialog.
 */
export function askConfirmation(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => publish([...waiting, resolve]));
}

/** Ends the dialog for everything that waits for it. */
export function answerConfirmation(confirmed: boolean): void {
  const asking = waiting;
  publish([]);
  for (const resolve of asking) resolve(confirmed);
}

export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isConfirmationAsked = (): boolean => waiting.length > 0;
