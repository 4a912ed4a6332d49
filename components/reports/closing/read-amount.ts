/** The group and decimal separators of a locale. */
function marksOf(locale: string): { group: string; decimal: string } {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  const parts = format.formatToParts(1_234.5);
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: simplify(markOf('group')), decimal: markOf('decimal') };
}

/** Normalizes the variants of spaces, apostrophes and minus signs. */
const simplify = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/’/g, "'")
    .replace(/\u2212/g, '-');

const wholeAmount = /^-?\d{1,12}$/;
const firstGroup = /^-?\d{1,3}$/;

/** Parses an amount in the notation of a locale: `1,234.50` or `1.234,50` becomes `1234.50`. Null if it is not one. */
export function readAmount(text: string, locale: string): string | null {
  const { group, decimal } = marksOf(locale);
  const [whole = '', decimals, ...more] = simplify(text.trim()).split(decimal);
  const [first = '', ...groups] = group ? whole.split(group) : [whole];
  const isGrouped = firstGroup.test(first) && groups.every((digits) => /^\d{3}$/.test(digits));
  const units = [first, ...groups].join('');
  if (!wholeAmount.test(units) || more.length > 0 || (groups.length > 0 && !isGrouped)) return null;
  if (decimals === undefined) return units;
  return /^\d{1,3}$/.test(decimals) ? `${units}.${decimals}` : null;
}

/** `1234.50` in a notation that `readAmount` accepts. */
export const exampleAmount = (locale: string): string => `1234${marksOf(locale).decimal}50`;
