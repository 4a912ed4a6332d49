/**
 * A Map key or row id of several parts. Unlike joined text, different parts never make the same key: null is not the
 * text `null`, and a space may be part of a name.
 */
export const tupleKey = (...parts: readonly (string | number | boolean | null)[]): string =>
  JSON.stringify(parts);
