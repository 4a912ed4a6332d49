import type { DecimalForm } from '@/lib/language/format/csv';
import { type DecimalMark, readDecimal } from '@/lib/language/format/read-decimal';
import { readTyped } from '@/lib/language/format/typed-text';

type Style = Pick<Intl.NumberFormatOptions, 'style' | 'currency'>;

const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** Reads an amount as the page writes it: `$1,234.50`, `1.234,50 €`, `¥1,234`. Null if it is none, or in another currency. */
export function readAmount(text: string, locale: string, currency: string): string | null {
  const style: Style = { style: 'currency', currency };
  const signs = displays.map((currencyDisplay) =>
    findPart('currency', locale, { ...style, currencyDisplay }),
  );
  return read(text, signs, findMark(locale, style));
}

/** Reads a number as the page writes it: `0.9231` or `0,9231`. Null if it is none. */
export const readNumber = (text: string, locale: string): string | null =>
  read(text, [], findMark(locale, {}));

/** Reads a percentage as the page writes it: `38.5%`, `38,5 %` or `38.5`. Null if it is none. */
export const readPercent = (text: string, locale: string): string | null =>
  read(text, ['%'], findMark(locale, { style: 'percent' }));

/** `1234.50` as a reader of the locale writes it. */
export const exampleAmount = (locale: string, currency: string): string =>
  `1234${findMark(locale, { style: 'currency', currency })}50`;

/** How spreadsheets of a locale's region write numbers. */
export const decimalFormOf = (locale: string): DecimalForm =>
  findMark(locale, {}) === ',' ? 'comma' : 'point';

/** A decimal number in the locale's notation, for a field: without groups and with every digit. */
export const writeNumber = (decimal: string, locale: string): string =>
  decimal.replace('.', findMark(locale, {}));

function read(text: string, signs: readonly string[], decimal: DecimalMark): string | null {
  const typed = normalize(text);
  const sign = signs
    .map(normalize)
    .sort((a, b) => b.length - a.length)
    .find((candidate) => candidate !== '' && typed.includes(candidate));
  const bare = sign === undefined ? typed : typed.replace(sign, ' ').trim();
  return readDecimal(bare, decimal);
}

/** An acute accent is an apostrophe. */
const normalize = (text: string): string => readTyped(text.replace(/´/g, "'"));

const findMark = (locale: string, style: Style): DecimalMark =>
  findPart('decimal', locale, { ...style, minimumFractionDigits: 1 }) === ',' ? ',' : '.';

function findPart(type: 'currency' | 'decimal', locale: string, options: Intl.NumberFormatOptions): string {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1.5);
  return parts.find((part) => part.type === type)?.value ?? '';
}
