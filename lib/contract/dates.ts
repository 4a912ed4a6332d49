const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** True for `YYYY-MM-DDTHH:mm:ss.SSSZ` that names an existing instant (no 30 February). API: Conventions 4. */
export function isDateTime(text: string): boolean {
  if (!shape.test(text)) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
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
