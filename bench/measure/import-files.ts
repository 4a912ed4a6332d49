import { importLimits } from '@/features/links/import-file';
import { knownCurrencies } from '@/features/rates/known-currencies';
import { ratesLimits } from '@/features/rates/rate-rule';
import { addDays } from '@/lib/data/terms/days';

const makeLines = (count: number, write: (line: number) => string) =>
  Array.from({ length: count }, (_, line) => write(line)).join('\n');

export const reportingCurrency = 'EUR';
const others = knownCurrencies.filter((currency) => currency !== reportingCurrency);

/** As many rates as a file may have. */
export const ratesFile = makeLines(
  ratesLimits.rates,
  (line) =>
    `${addDays('1990-01-01', Math.floor(line / others.length))},${others[line % others.length]},0.${1_000 + (line % 9_000)}`,
);

export const badLines = 190_000;

/** A file of rates in which every line is wrong. */
export const badRatesFile = makeLines(badLines, (line) => `day ${line},nothing,many`);

/** As many links as a file may have. */
export const linksFile = makeLines(
  importLimits.lines,
  (line) => `bench${line},subid ${line % 500},,made elsewhere`,
);
