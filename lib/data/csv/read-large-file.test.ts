import { monitorEventLoopDelay } from 'node:perf_hooks';
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

/** The longest time that the event loop was blocked meanwhile. */
async function measureDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await work();
  await new Promise((resolve) => setTimeout(resolve, 50));
  delay.disable();
  return delay.max / 1e6;
}

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

const large = {
  rates: makeRates(50_000, '1e5'),
  links: makeLinks(50_000),
  margins: makeMargins(50_000),
};
const here = async (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid_input' });
  }
};

it.each([
  [
    '50,000 bad rates',
    () => readRatesFile(large.rates, 'EUR'),
    () => readLargeFile(ratesReader, large.rates, 'EUR').catch(() => {}),
  ],
  ['50,000 links', () => readImport(large.links), () => readLargeFile(importReader, large.links)],
  ['50,000 margins', () => readMarginsFile(large.margins), () => readLargeFile(marginsReader, large.margins)],
])('answers others while it reads %s', { timeout: 300_000 }, async (_, read, readInThread) => {
  const blocked = await measureDelay(() => here(read));
  // On a busy machine, every thread waits. Reading here would wait as long as it takes.
  expect(await measureDelay(readInThread)).toBeLessThan(Math.max(200, blocked / 3));
});
