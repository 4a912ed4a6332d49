import { mostTitleLines } from './read-records';

/** Lines that may stand above the heading: a title, empty lines, and the one that tells Excel the delimiter. */
const above = 2 * mostTitleLines;

/** Gives a column of a file another heading. The text stays as it is if it has no such heading. */
export function renameHeading(csv: string, heading: string, name: string): string {
  const cell = heading.replaceAll('"', '""').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = new RegExp(`((?:^|[,;\\t])\\s*)(?:"${cell}"|${cell})(?=\\s*(?:[,;\\t\\r]|$))`, 'i');
  const lines = csv.split('\n');
  const at = lines.slice(0, above).findIndex((line) => place.test(line));
  return lines.map((line, number) => (number === at ? line.replace(place, `$1${name}`) : line)).join('\n');
}
