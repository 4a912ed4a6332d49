import { toNameLine } from '@/lib/language/format/clean-text';
import { lineField } from '@/lib/language/format/line-field';

/** Maximum length of a person's or workspace's name. */
const longestName = 100;

/** Describes what is wrong with a name; undefined if it is valid. `missing` is the message for an empty name. */
export function findNameProblem(name: string, missing: string): string | undefined {
  const { length } = toNameLine(name);
  if (length === 0) return missing;
  return length > longestName ? `Use at most ${longestName} characters` : undefined;
}

/** A name in a request, on one line. `missing` is the message for an empty one. */
export const nameField = (missing: string) => lineField(longestName, missing);
