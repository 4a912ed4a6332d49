const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const timeShape = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The pattern of a date-time, for the API document. `isDateTime` also checks that the day exists. */
export const dateTimePattern = `${dayShape.source.slice(0, -1)}${timeShape.source.slice(1)}`;

/** Rows of a page often share a day, so the last valid one is cached. */
let lastRight = '';

/** Whether the text is `YYYY-MM-DD` and an existing day (no February 30). */
export function isDay(text: string): boolean {
  if (text === lastRight) return true;
  if (!dayShape.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text)) return false;
  lastRight = text;
  return true;
}

/** Whether the text is `YYYY-MM-DDTHH:mm:ss.SSSZ` and an existing instant. API: Conventions 4. */
export const isDateTime = (text: string): boolean =>
  timeShape.test(text.slice(10)) && isDay(text.slice(0, 10));

/**
 * One calendar year (UTC) after `start`. Report ranges must end before it. February 29 becomes March 1. API: GET
 * /reports, "less than 1 year".
 */
export function oneYearAfter(start: string): string {
  const instant = new Date(start);
  instant.setUTCFullYear(instant.getUTCFullYear() + 1);
  return instant.toISOString();
}
