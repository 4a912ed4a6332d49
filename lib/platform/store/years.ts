/** Year 0000 is valid in ISO 8601 but not in Postgres, which starts at 0001. No row is that old. */
export function floorYear(instant: string): string {
  return instant.startsWith('0000') ? '0001-01-01T00:00:00.000Z' : instant;
}
