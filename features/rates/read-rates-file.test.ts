import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { readRatesFile } from './read-rates-file';

function issuesOf(text: string, to = 'EUR') {
  try {
    readRatesFile(text, to);
  } catch (error) {
    if (error instanceof Failure) return error.issues.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('a file of rates', () => {
  it('is read with and without a heading', () => {
    const body = '2026-11-20, USD, 0.9231\n2026-11-20,gbp,1.19\r\n2026-11-23,USD,1.\n'.replace('1.\n', '1\n');
    const expected = [
      { day: '2026-11-20', currency: 'USD', rate: '0.9231' },
      { day: '2026-11-20', currency: 'GBP', rate: '1.19' },
      { day: '2026-11-23', currency: 'USD', rate: '1' },
    ];
    expect(readRatesFile(body, 'EUR')).toEqual(expected);
    expect(readRatesFile(`\uFEFFDate,Currency,Rate\r\n\r\n${body}`, 'EUR')).toEqual(expected);
  });

  it.each([
    ['', ['csv']],
    ['date,currency,rate', ['csv']],
    ['2026-11-20,USD,0.9\n2026-11-20,USD,0.9', ['line 2, date']],
    ['2026-11-20,USD,0.9\n2026-11-20,usd,0.8', ['line 2, date']],
    ['2026-02-30,USD,0.9', ['line 1, date']],
    ['1899-12-31,USD,0.9', ['line 1, date']],
    ['date,currency,rate\n2026-11-20,XYZ,0.9', ['line 2, currency']],
    ['2026-11-20,,0.9', ['line 1, currency']],
    ['2026-11-20,EUR,1', ['line 1, currency']],
    ['2026-11-20,USD,0', ['line 1, rate']],
    ['2026-11-20,USD,0.000', ['line 1, rate']],
    ['02/11/2026,USD,0.9', ['line 1, date']],
    ['2026-11-20;USD;1.234', ['line 1, rate']],
    ['2026-11-20,USD,-0.9', ['line 1, rate']],
    ['2026-11-20,USD', ['line 1, rate']],
    ['2026-11-20,USD,1e-3', ['line 1, rate']],
    ['2026-11-20,USD,0.12345678901', ['line 1, rate']],
    ['2026-11-20,USD,1234567890', ['line 1, rate']],
    ['2026-11-20,USD,0.9,more', ['line 1, rate']],
    ['2026-11-20,USD,"0.9', ['line 1']],
    ['x,y,z', ['line 1, date', 'line 1, currency', 'line 1, rate']],
  ])('names the line and field at fault in %j', (text, fields) => {
    expect(issuesOf(text)).toEqual(fields);
  });

  it.each([
    ['date;currency;rate\r\n2026-11-02;USD;0,9231\r\n', '2026-11-02', '0.9231'],
    ['\uFEFFdate\tcurrency\trate\r\n02.11.2026\tUSD\t0,9231', '2026-11-02', '0.9231'],
    ['sep=;\r\nDatum;Währung;Kurs\r\n2.11.2026;usd;0,9231', '2026-11-02', '0.9231'],
    ['rate,date,currency\n0.9231,2026/11/2,USD', '2026-11-02', '0.9231'],
    ['Currency code;Exchange rate;Date\r\nUSD;0,9231;2026-11-02', '2026-11-02', '0.9231'],
    ['2026-11-02,USD,"0,9231"', '2026-11-02', '0.9231'],
    ['2026-11-02,USD,0.9231,', '2026-11-02', '0.9231'],
    ['2026-11-02 00:00:00,\u200eUSD\u200b,0.9231', '2026-11-02', '0.9231'],
    ['2 Nov 2026;USD;0.9231', '2026-11-02', '0.9231'],
    ['2026年11月2日,USD,0.9231', '2026-11-02', '0.9231'],
    ['13/11/2026,USD,0.9231', '2026-11-13', '0.9231'],
    // Another value tells that the file has decimal commas, or points.
    ['2026-11-02;USD;1.234\n2026-11-03;USD;0,9', '2026-11-02', '1234'],
    ['2026-11-02;USD;1.234\n2026-11-03;USD;0.9', '2026-11-02', '1.234'],
    ['2026-11-02;USD;1,234', '2026-11-02', '1.234'],
    ['2026-11-02;USD;1,234\n2026-11-03;USD;0,9', '2026-11-02', '1.234'],
  ])('is read as other tools write it: %j', (text, day, rate) => {
    expect(readRatesFile(text, 'EUR')[0]).toEqual({ day, currency: 'USD', rate });
  });

  it('lists the first problems and counts all', () => {
    const text = '2026-02-30,USD,0.9\n'.repeat(1_000);
    expect(() => readRatesFile(text, 'EUR')).toThrow(/first 50 of 1000 problems/);
    expect(issuesOf(text)).toHaveLength(50);
  });

  it('has at most 200,000 lines', () => {
    expect(issuesOf('2026-11-20,USD,0.9\n'.repeat(200_001))).toEqual(['line 200001']);
  });
});

describe('the file of the European Central Bank', () => {
  const bank = [
    'Date,USD,JPY,BGN,GBP,CHF,MXN,',
    '2026-11-23,1.1,160,N/A,0.8,0.94,N/A,',
    '2026-11-20,1.25,N/A,N/A,0.875,0.95,20,',
    '',
  ].join('\n');

  it('is the same with semicolons and decimal commas', () => {
    const written = bank.replace(/[,.]/g, (mark) => (mark === ',' ? ';' : ','));
    expect(readRatesFile(written, 'EUR')).toEqual(readRatesFile(bank, 'EUR'));
  });

  it("gives each platform currency's value in euros", () => {
    expect(readRatesFile(bank, 'EUR')).toEqual([
      { day: '2026-11-23', currency: 'USD', rate: '0.9090909091' },
      { day: '2026-11-23', currency: 'JPY', rate: '0.00625' },
      { day: '2026-11-23', currency: 'GBP', rate: '1.25' },
      { day: '2026-11-20', currency: 'USD', rate: '0.8' },
      { day: '2026-11-20', currency: 'GBP', rate: '1.1428571429' },
      { day: '2026-11-20', currency: 'MXN', rate: '0.05' },
    ]);
  });

  it('is converted through the euro, without days that lack the reporting currency', () => {
    expect(readRatesFile(bank, 'USD').map(({ day, currency, rate }) => [day, currency, rate])).toEqual([
      ['2026-11-23', 'EUR', '1.1'],
      ['2026-11-23', 'JPY', '0.006875'],
      ['2026-11-23', 'GBP', '1.375'],
      ['2026-11-20', 'EUR', '1.25'],
      ['2026-11-20', 'GBP', '1.4285714286'],
      ['2026-11-20', 'MXN', '0.0625'],
    ]);
    expect(readRatesFile(bank, 'JPY').every(({ day }) => day === '2026-11-23')).toBe(true);
  });

  it.each([
    ['Date,USD,\n2026-11-20,,', ['line 2, USD']],
    ['Date,USD,GBP,\n2026-11-20,1.1', ['line 2, GBP']],
    ['Date,USD,\n2026-11-20,0,', ['line 2, USD']],
    ['Date,USD,\n2026-11-20,1.1,\n2026-11-20,1.1,', ['line 3, Date']],
    ['Date,USD,\n20th of November 2026,1.1,', ['line 2, Date']],
    ['Date,USD,\n2026-11-20,1.1,2,', ['line 2, Date']],
    ['Date,CHF,\n2026-11-20,0.94,', ['csv']],
    ['Date,USD,\n2026-11-20,0.0000000001,', ['line 2, USD']],
    ['Date,USD,\n2026-11-20,N/A,', ['csv']],
    ['Date,USD,', ['csv']],
  ])('names the line and field at fault in %j', (text, fields) => {
    expect(issuesOf(text)).toEqual(fields);
  });

  it('cannot convert to a currency that it does not contain', () => {
    expect(issuesOf(bank, 'SAR')).toEqual(['line 1, SAR']);
  });
});
