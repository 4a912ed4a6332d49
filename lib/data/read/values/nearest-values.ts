import type { KnownValue, UnknownValue } from '@/lib/data/terms/unknown-value';
import { foldTyped } from '@/lib/language/format/typed-text';
import { languages } from '@/lib/language/languages';

/** Unknown values of a filter that get suggestions. Comparing texts takes time. */
export const mostSuggested = 3;
/** Known values that an answer lists. */
const mostListed = 5;
/** With at most this many values, those that are not near are listed, too. */
const fewValues = 12;

/** The known values to suggest instead of `asked`, nearest first. */
export function pickNearest(asked: string, known: readonly KnownValue[]): KnownValue[] {
  const wanted = foldTyped(asked);
  const ranked = known
    .map((one) => ({ one, far: Math.min(...readAs(one).map((text) => distance(wanted, text))) }))
    .toSorted((a, b) => a.far - b.far);
  const listed = known.length <= fewValues ? ranked : ranked.filter(({ far }) => far < unrelated);
  return listed.slice(0, mostListed).map(({ one }) => one);
}

/** The values of a filter that `known`, which has all, lacks. */
export const listUnknownOf = (
  { filter, values }: { filter: string; values: readonly string[] },
  known: readonly KnownValue[],
): UnknownValue[] =>
  values
    .filter((value) => !known.some((one) => one.value === value))
    .map((value, at) => ({
      filter,
      value,
      state: 'unknown',
      known: at < mostSuggested ? pickNearest(value, known) : [],
    }));

const unrelated = 3;
/** Longer texts are near only if one has the other: counting edits takes the product of both lengths. */
const mostCompared = 100;
/** The share of edits up to which texts are similar. */
const mostEdits = 1 / 3;

/** Zero for the same text, below `unrelated` for similar ones. */
function distance(asked: string, text: string): number {
  if (asked === text) return 0;
  const [short, long] = asked.length < text.length ? [asked, text] : [text, asked];
  if (short.length > 2 && long.includes(short)) return 1 + (long.length - short.length) / long.length;
  if (long.length > mostCompared || long.length - short.length > mostEdits * long.length) return unrelated;
  const edits = countEdits(asked, text) / long.length;
  return edits <= mostEdits ? 2 + edits : unrelated;
}

/** The Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

/** What people may write for a value: itself, its name, and the country of a marketplace. */
const readAs = ({ value, name }: KnownValue): string[] =>
  [value, ...(name === null ? [] : [name]), ...nameCountry(value)].map(foldTyped);

const countryNames = languages.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** The country of a domain such as `marketplace.co.uk`, in every language. Empty for other texts. */
function nameCountry(domain: string): string[] {
  const suffix = /^[\w-]+(?:\.co|\.com)?\.([a-z]{2})$/.exec(domain)?.[1];
  const code = suffix === 'uk' ? 'GB' : suffix?.toUpperCase();
  const country = code ?? (/^[\w-]+\.com$/.test(domain) ? 'US' : null);
  if (country === null) return [];
  return [country, ...(suffix ? [suffix] : []), ...countryNames.flatMap((names) => names.of(country) ?? [])];
}
