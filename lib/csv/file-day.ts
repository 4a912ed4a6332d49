import { isDay } from '@/lib/contract/dates';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { readTyped } from '@/lib/language/format/typed-text';

/** The beginnings of months' names, in English and German. */
const months = [
  ...[/^jan/i, /^feb/i, /^m[aä]r/i, /^apr/i, /^ma[yi]/i, /^jun/i],
  ...[/^jul/i, /^aug/i, /^sep/i, /^o[ck]t/i, /^nov/i, /^de[cz]/i],
];

/** Notations of days that only one day can be meant by. Named groups: y, m, d, or a month's name. */
const notations = [
  /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})\.?$/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  /^(?<y>\d{4})年(?<m>\d{1,2})月(?<d>\d{1,2})日$/,
  // Only the day of the month is written before a point.
  /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{4})$/,
  /^(?<d>\d{1,2})(?:\.\s?|[ -])(?<name>\p{L}{3,})\.?[ -](?<y>\d{4})$/u,
  /^(?<name>\p{L}{3,})\.? (?<d>\d{1,2}), (?<y>\d{4})$/u,
];

const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const midnight = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:00)?$/;

/**
 * Reads a day as spreadsheets and other tools write it: `2026-11-02`, `02.11.2026`, `2026/11/2`, `2 Nov 2026`. A day
 * that has several meanings, such as `02/11/2026`, is returned as it is.
 */
export function readFileDay(text: string): string {
  const bare = readTyped(text).replace(midnight, '');
  for (const notation of notations) {
    const groups = notation.exec(bare)?.groups;
    if (groups) return write(groups.y, groups.m ?? findMonth(groups.name), groups.d) ?? text;
  }
  const [, first = '', second = '', year] = slashes.exec(bare) ?? [];
  const found = new Set(
    [write(year, second, first), write(year, first, second)].filter((day) => day !== null),
  );
  const [day] = found;
  return day !== undefined && found.size === 1 ? day : text;
}

/** What is wrong with a file's day; null if it is valid. */
export function findDayProblem(day: string): string | null {
  if (slashes.test(readTyped(day).replace(midnight, '')))
    return 'may be two different days; write YYYY-MM-DD';
  return dayField.safeParse(day).error?.issues[0]?.message ?? null;
}

const findMonth = (name = ''): number => months.findIndex((start) => start.test(name)) + 1;

function write(year = '', month: string | number, day = ''): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
