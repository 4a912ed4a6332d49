import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Does not resolve conflicts: to override a utility, a caller writes `p-0!`. */
export function cn(...parts: ClassValue[]): string {
  return clsx(parts);
}
