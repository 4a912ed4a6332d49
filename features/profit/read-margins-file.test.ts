import { expect, it } from 'vitest';
import { readMarginsFile } from './read-margins-file';

it.each([
  'kind;subject;from;percent\r\nbrand;Kernwerk;2026-01-01;32,5\r\n',
  '\ufeffkind\tsubject\tfrom\tpercent\r\nBrand\tKernwerk\t01.01.2026\t32,5 %',
  'Prozent;Gültig ab;Bezeichnung;Art\n32.5%;1.1.2026;Kernwerk;brand',
  'Art;Gegenstand;Ab;Prozent\nMarke;Kernwerk;01.01.2026;32,5 %',
  '種類,対象,開始日,割合\nブランド,Kernwerk,2026年1月1日,３２．５％',
  'Brand ID;Kind;From;Margin\nKernwerk;brands;2026-01-01;32,5',
  'brand,\u200eKernwerk\u200b,2026/01/01,"32,5 %"',
])('reads a file as other tools write it: %j', (text) => {
  expect(readMarginsFile(text)).toMatchObject([
    { kind: 'brand', text: 'Kernwerk', from: '2026-01-01', percent: '32.5' },
  ]);
});

it('rejects a day that may be two', () => {
  expect(() => readMarginsFile('brand;Kernwerk;01/02/2026;32,5')).toThrow(
    expect.objectContaining({
      issues: [{ field: 'line 1, from', message: 'may be two different days; write YYYY-MM-DD' }],
    }),
  );
});
