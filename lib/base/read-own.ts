/** The value of a record's own key. `record[key]` also finds `constructor` and what else every object inherits. */
export const readOwn = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
