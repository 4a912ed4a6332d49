import type { Import } from './read-imports';

/** The test files that reach one of `changed` by their imports, those with the fewest steps first. */
export function findAffected(imports: readonly Import[], changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { file, target, ours } of imports) {
    if (ours) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set(changed);
  // A set hands out what is added to it while it is walked.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file));
}
