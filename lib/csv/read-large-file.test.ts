import { expect, it } from 'vitest';
import { importReader, readImport } from '@/features/links/read-import';
import { marginsReader, readMarginsFile } from '@/features/profit/read-margins-file';
import { knownCurrencies } from '@/features/rates/known-currencies';
import { ratesReader, readRatesFile } from '@/features/rates/read-rates-file';
import { Failure } from '@/lib/base/failure';
import { type FileLines, readLargeFile, readPage } from './read-large-file';

const dayOf = (at: number) => new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10);
const makeRates = (count: number, rate: string) =>
  Array.from(
    { length: count },
    (_, at) => `${dayOf(Math.floor(at / codes.length))};${codes[at % codes.length]};${rate}`,
  ).join('\r\n');
const codes = knownCurrencies.filter((code) => code !== 'EUR');
const makeLinks = (count: number) =>
  Array.from({ length: count }, (_, at) => `link-${at};bulk;;note`).join('\r\n');
const makeMargins = (count: number) =>
  Array.from({ length: count }, (_, at) => `product;P${at};02.11.2026;32,5`).join('\r\n');

const linesOf = <Line>({ pages }: FileLines<Line>) => pages.flatMap((page) => readPage(page));

it('reads the same in a thread as here', async () => {
  const rates = makeRates(2_000, '0,9231');
  expect(linesOf(await readLargeFile(ratesReader, rates, 'EUR'))).toEqual(readRatesFile(rates, 'EUR'));
  const links = makeLinks(2_000);
  expect(linesOf(await readLargeFile(importReader, links))).toEqual(readImport(links));
  const margins = makeMargins(2_000);
  expect(linesOf(await readLargeFile(marginsReader, margins))).toEqual(readMarginsFile(margins));
});

it('rejects in a thread as here', async () => {
  const bad = makeRates(5_000, 'x');
  const message = 'The file was not imported. Nothing was stored. The first 50 of 5000 problems are listed.';
  const failure = await readLargeFile(ratesReader, bad, 'EUR').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: 'invalid_input', message });
  expect(failure).toHaveProperty('issues.length', 50);
  expect(() => readRatesFile(bad, 'EUR')).toThrow(message);
});

const none: FileLines<unknown> = { pages: [], count: 0 };
const badRates = makeRates(50_000, '1e5');

it.each<[string, () => Promise<FileLines<unknown>>]>([
  ['50,000 bad rates', () => readLargeFile(ratesReader, badRates, 'EUR').catch(() => none)],
  ['50,000 links', () => readLargeFile(importReader, makeLinks(50_000))],
  ['50,000 margins', () => readLargeFile(marginsReader, makeMargins(50_000))],
])('answers others while it reads %s', async (_, read) => {
  let answered = 0;
  const others = setInterval(() => {
    answered += 1;
  }, 1);
  const { pages } = await read();
  clearInterval(others);
  // Reading here would let nobody in between.
  expect(answered).toBeGreaterThan(5);
  expect(Math.max(0, ...pages.map(({ length }) => length))).toBeLessThan(100_000);
});
