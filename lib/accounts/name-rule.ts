import { Failure } from '@/lib/failure';

/** Most characters in the name of a person or a workspace. */
const longestName = 100;

/** What is wrong with a name, in words; undefined where nothing is. `missing` is said of an empty one. */
export function findNameProblem(name: string, missing: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return missing;
  return length > longestName ? `Use at most ${longestName} characters` : undefined;
}

/** A name without the space around it. Throws Failure `invalid_input` that names the field `name`. */
export function readName(given: string, missing: string): string {
  const message = findNameProblem(given, missing);
  if (message) {
    throw new Failure('invalid_input', 'Check the field below.', { issues: [{ field: 'name', message }] });
  }
  return given.trim();
}
