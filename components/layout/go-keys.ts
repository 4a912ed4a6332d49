import type { Navigation } from './navigation';

export type KeyPress = { key: string; meta: boolean; typing: boolean };
export type KeyMeaning = { kind: 'palette' } | { kind: 'shortcuts' } | { kind: 'go'; path: string };

/** Milliseconds in which a letter counts after `g`. */
export const goWindow = 1_200;

/** What a key does, given whether `g` was pressed just before. Ignores keys typed into a field. */
export function readKey(navigation: Navigation, press: KeyPress, afterG: boolean): KeyMeaning | null {
  if (press.meta) return press.key.toLowerCase() === 'k' ? { kind: 'palette' } : null;
  if (press.typing) return null;
  if (press.key === '?') return { kind: 'shortcuts' };
  if (!afterG) return null;
  const found = navigation.pages.find(({ letter }) => letter === press.key.toLowerCase());
  return found ? { kind: 'go', path: found.path } : null;
}
