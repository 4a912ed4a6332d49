type ToastTone = 'neutral' | 'positive' | 'negative';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: ToastTone;
  action?: { label: string; onPress: () => void };
};

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Reports what just happened. Show failures next to what failed instead. */
export function toast(title: string, options: Partial<Omit<Toast, 'id' | 'title'>> = {}): number {
  const id = nextId++;
  publish([...toasts.slice(-2), { tone: 'neutral', ...options, id, title }]);
  return id;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((entry) => entry.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readToasts = (): readonly Toast[] => toasts;
