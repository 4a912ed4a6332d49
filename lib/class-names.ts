import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Conflicts are not resolved: where a caller's utility must win, it writes `p-0!`. */
export function cn(...parts: ClassValue[]): string {
  return clsx(parts);
}
