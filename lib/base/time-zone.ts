/** Whether a text names a time zone that this process knows. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A stored time zone; UTC if this process does not know it, such as after a restore on an older Node. */
export const knownTimeZone = (stored: string): string => (isTimeZone(stored) ? stored : 'UTC');
