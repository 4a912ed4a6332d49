/** The marks by which amounts of a locale group digits and begin decimals. */
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

/** Spaces, apostrophes and minus signs come in several forms; this leaves one of each. */
const simplify = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/’/g, "'")
    .replace(/\u2212/g, '-');

const wholeAmount = /^-?\d{1,12}$/;
const firstGroup = /^-?\d{1,3}$/;

/** An amount as people of a locale write it: `1,234.50`, or `1.234,50`, is `1234.50`. Null for anything else. */
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

/** `1234.50` as `readAmount` takes it. */
export const exampleAmount = (locale: string): string => `1234${marksOf(locale).decimal}50`;
