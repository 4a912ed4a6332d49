import { expect, it } from 'vitest';
import { createMoneyFormat } from '@/lib/language/format/money';
import { createNumberFormat } from '@/lib/language/format/number';
import { languages } from './languages';
import { exampleAmount, readAmount, readNumber, readPercent, writeNumber } from './read-number';

it.each([
  ['en', '1234.50', '1234.50'],
  ['en', ' 1,234,567.5 ', '1234567.5'],
  ['en', '\u221212', '-12'],
  ['en', '$12.50', '12.50'],
  ['en', '-$12.50', '-12.50'],
  ['en', '$ -12.50', '-12.50'],
  ['en', 'USD 12.50', '12.50'],
  ['en', '\u200e$12.50\u200f', '12.50'],
  ['en', '1,234', '1234'],
  ['en', '1,234.5', '1234.5'],
  ['en', '1,02,210.86', '102210.86'],
  ['en-IN', '1,02,210.86', '102210.86'],
  ['en-IN', '$1,02,210.86', '102210.86'],
  ['en-IN', '1,02,10,210', '10210210'],
  ['de', '1.234,50', '1234.50'],
  ['de', '1.234,50 $', '1234.50'],
  ['de', '1.234', '1234'],
  ['de', '1.234.567', '1234567'],
  ['de', '38,5', '38.5'],
  ['de-CH', '1’234.50', '1234.50'],
  ['de-CH', "1'234.50", '1234.50'],
  ['de-AT', '1 234,50', '1234.50'],
  ['en-ZA', '1\u00a0234,50', '1234.50'],
  ['en', '1\u202f234,50', '1234.50'],
  ['ja', '＄１，２３４．５０', '1234.50'],
  // Only one number can be meant.
  ['en', '1.234,50', '1234.50'],
  ['de', '1,234.50', '1234.50'],
  ['en', '38,5', '38.5'],
  ['en', '0,93', '0.93'],
  ['de', '0.923', '0.923'],
  ['de', '1234.50', '1234.50'],
  ['en', '.5', '0.5'],
  ['de', '-,5', '-0.5'],
  // No number.
  ['en', '1.2.3', null],
  ['en', '1,2345,678', null],
  ['en', '12 34', null],
  ['en', '1,234 567.5', null],
  ['en', '€12.50', null],
  ['en', '12.50 EUR', null],
  ['en', '1e3', null],
  ['en', '12.', null],
  ['en', '--12', null],
  ['en', '', null],
])('as %s, reads %j of US dollars as %j', (locale, text, expected) => {
  expect(readAmount(text, locale, 'USD')).toBe(expected);
});

it.each([
  ['en', '38.5 %', '38.5'],
  ['de', '38,5 %', '38.5'],
  ['de', '38,5\u00a0%', '38.5'],
  ['ja', '３８．５％', '38.5'],
  ['en', '38.5', '38.5'],
  ['en', '5 €', null],
])('as %s, reads the percentage %j as %j', (locale, text, expected) => {
  expect(readPercent(text, locale)).toBe(expected);
});

it.each([
  ['de', '0,9231', '0.9231'],
  ['de', '0.9231', '0.9231'],
  ['en', '0,9231', '0.9231'],
  ['de', '1.105', '1105'],
  ['en', '1.105', '1.105'],
])('as %s, reads the rate %j as %j', (locale, text, expected) => {
  expect(readNumber(text, locale)).toBe(expected);
});

it('reads 円', () => {
  expect(readAmount('1,234円', 'ja', 'JPY')).toBe('1234');
});

/** Every region that `Intl` knows. */
const regions = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
).filter((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code));
const locales = languages.flatMap((language) => [
  language,
  ...regions.map((region) => `${language}-${region}`),
]);

it.each(['USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR'])(
  'reads each amount of %s as the page of every language and region writes it',
  (currency) => {
    const plain = createNumberFormat({
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      useGrouping: false,
    });
    const bare = (amount: string) =>
      plain(amount)
        .replace(/[^\d.\u2212]/g, '')
        .replace('\u2212', '-');
    const wrong = locales.flatMap((locale) => {
      const { money } = createMoneyFormat(locale);
      return ['-10102210.86', '1234', '0.93']
        .map((amount) => ({ locale, written: money(amount, currency), amount: bare(amount) }))
        .filter(({ written, amount }) => readAmount(written, locale, currency) !== amount);
    });
    expect(locales.length).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
  },
);

it('reads what it writes into fields and examples', () => {
  for (const locale of locales) {
    expect(readNumber(writeNumber('1234.567', locale), locale)).toBe('1234.567');
    expect(readAmount(exampleAmount(locale, 'USD'), locale, 'USD')).toBe('1234.50');
  }
});
