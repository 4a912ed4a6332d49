/** Remembers what was made from an array, `most` results each, for as long as the array itself lives. */
export function rememberFor<Row, Result>(most: number) {
  const results = new WeakMap<readonly Row[], Map<string, Result>>();
  return (rows: readonly Row[], key: string, make: () => Result): Result => {
    const kept = results.get(rows) ?? new Map<string, Result>();
    results.set(rows, kept);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

/** Remembers the one result of an array. */
export function rememberOnce<Row, Result>(make: (rows: readonly Row[]) => Result) {
  const results = new WeakMap<readonly Row[], { result: Result }>();
  return (rows: readonly Row[]): Result => {
    const found = results.get(rows) ?? { result: make(rows) };
    results.set(rows, found);
    return found.result;
  };
}
