const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const timeShape = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The shape of a date-time as a pattern for the API's document. `isDateTime` also checks that the day exists. */
export const dateTimePattern = `${dayShape.source.slice(0, -1)}${timeShape.source.slice(1)}`;

/** Rows of a page share their days: what was just found right need not be looked at again. */
let lastRight = '';

/** True for `YYYY-MM-DD` that names an existing day (no 30 February). */
export function isDay(text: string): boolean {
  if (text === lastRight) return true;
  if (!dayShape.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text)) return false;
  lastRight = text;
  return true;
}

/** True for `YYYY-MM-DDTHH:mm:ss.SSSZ` that names an existing instant. API: Conventions 4. */
export const isDateTime = (text: string): boolean =>
  timeShape.test(text.slice(10)) && isDay(text.slice(0, 10));

/**
 * The instant one calendar year (UTC) after `start`: report ranges must end before it.
 * 29 February leads to 1 March. API: GET /reports, "less than 1 year".
 */
export function oneYearAfter(start: string): string {
  const instant = new Date(start);
  instant.setUTCFullYear(instant.getUTCFullYear() + 1);
  return instant.toISOString();
}
