/** Year 0000 is a year to ISO 8601 and none to Postgres, whose first is 0001: no row is that old. */
export function floorYear(instant: string): string {
  return instant.startsWith('0000') ? '0001-01-01T00:00:00.000Z' : instant;
}
