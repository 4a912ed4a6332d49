import { expect, it } from 'vitest';
import { defineFile, readFileColumns } from './file-shape';
import { readCsv, readFile } from './read-csv';

const limit = 3;
const shape = defineFile({
  names: { name: ['name'], email: ['email'], stage: ['stage'] },
  keys: ['name', 'email'],
  optional: ['email', 'stage'],
  limit,
});
const read = (text: string) =>
  readCsv(readFile(text, limit), shape).lines.map(({ number, values }) => [number, ...Object.values(values)]);

it.each([
  ['of one cell', 'Publisher report\nname,email\nAda,a@b.example', 3, []],
  ['with another separator', 'Publisher report, November 2026\r\n\r\nname;email\r\nAda;a@b.example', 4, []],
  ['of two lines', '"Publisher report"\t\t\nFrom\t2026-11-01\nname\tstage\temail\nAda\t\ta@b.example', 4, []],
  [
    'that follows a line for Excel',
    'sep=;\nReport; all partners;\nname;rank;stage;email\nAda;1;;a@b.example',
    4,
    ['rank'],
  ],
])('reads a heading below a title %s', (_, file, line, leftOut) => {
  expect(read(file)).toEqual([[line, 'Ada', 'a@b.example', '']]);
  const columns = readFileColumns(file, shape) ?? [];
  expect(columns.filter(({ column }) => !column).map(({ heading }) => heading)).toEqual(leftOut);
});

it.each([
  ['without a heading', 'Ada,a@b.example\nBo,b@b.example', ['Ada', 'Bo']],
  ['that are full, above what reads as a heading', 'Ada,x,y\nname,email,stage', ['Ada', 'name']],
  ['above a heading of one column', 'Ada\nname', ['Ada', 'name']],
])('keeps lines %s', (_, file, kept) => {
  expect(read(file).map(([, name]) => name)).toEqual(kept);
});

it('reads as many lines below a title as a file may have, and refuses one more', () => {
  const file = `Report\nOf\nPartners\nname,email\n${'Ada,a@b.example\n'.repeat(limit)}`;
  expect(read(file)).toHaveLength(limit);
  expect(() => read(`${file}Bo,b@b.example`)).toThrow(
    expect.objectContaining({
      issues: [{ field: 'line 8', message: 'is one more than the 3 lines that a file may have' }],
    }),
  );
});
