import { Failure } from '@/lib/base/failure';
import { toNameLine } from '@/lib/language/format/clean-text';

/** Maximum length of a person's or workspace's name. */
const longestName = 100;

/** Describes what is wrong with a name; undefined if it is valid. `missing` is the message for an empty name. */
export function findNameProblem(name: string, missing: string): string | undefined {
  const { length } = toNameLine(name);
  if (length === 0) return missing;
  return length > longestName ? `Use at most ${longestName} characters` : undefined;
}

/** Validates a name, and puts it on one line. Throws Failure `invalid_input` for the field `name`. */
export function readName(given: string, missing: string): string {
  const message = findNameProblem(given, missing);
  if (message) {
    throw new Failure('invalid_input', 'Check the field below.', { issues: [{ field: 'name', message }] });
  }
  return toNameLine(given);
}
