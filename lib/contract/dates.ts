const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Rows of a page share their days: what was just found right need not be looked at again. */
let lastRight = '';

/** True for `YYYY-MM-DDTHH:mm:ss.SSSZ` that names an existing instant (no 30 February). API: Conventions 4. */
export function isDateTime(text: string): boolean {
  if (text === lastRight) return true;
  if (!shape.test(text)) return false;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || instant.toISOString() !== text) return false;
  lastRight = text;
  return true;
}

/**
 * The instant one calendar year (UTC) after `start`: report ranges must end before it.
 * 29 February leads to 1 March. API: GET /reports, "less than 1 year".
 */
export function oneYearAfter(start: string): string {
  const instant = new Date(start);
  instant.setUTCFullYear(instant.getUTCFullYear() + 1);
  return instant.toISOString();
}
