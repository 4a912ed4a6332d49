export type ShellOverlay = 'palette' | 'shortcuts' | 'navigation';

let current: ShellOverlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(next: ShellOverlay | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readOverlay = (): ShellOverlay | null => current;
