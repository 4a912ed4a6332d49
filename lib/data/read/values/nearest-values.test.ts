import { expect, it } from 'vitest';
import { listUnknownOf, pickNearest } from './nearest-values';

const known = (values: readonly string[]) => values.map((value) => ({ value, name: null }));
const others = Array.from({ length: 20 }, (_, at) => `${at} of many others`);
const pick = (asked: string, ...values: string[]) =>
  pickNearest(asked, known([...others, ...values])).map(({ value }) => value);

it('are those with few edits, and those that have the text', () => {
  expect(pick('kettel', 'kettle', 'blender', 'red kettels')).toEqual(['red kettels', 'kettle']);
});

it('are not looked for by edits in long texts', () => {
  const long = 'a'.repeat(100);
  expect(pick(`${long}b`, `${long}c`)).toEqual([]);
  expect(pick(`${long}b`, `${long}bc`)).toEqual([`${long}bc`]);
  expect(pick('ab'.repeat(30_000), ...Array.from({ length: 180 }, (_, at) => `creator ${at}`))).toEqual([]);
});

it('are suggested for the first unknown values', () => {
  const values = ['kettel', 'blendr', 'kettle', 'toastr', 'griddel'];
  const unknown = listUnknownOf(
    { filter: 'tags', values },
    known(['kettle', 'blender', 'toaster', 'griddle']),
  );
  expect(unknown.map(({ value }) => value)).toEqual(['kettel', 'blendr', 'toastr', 'griddel']);
  expect(unknown.map((one) => one.known.length)).toEqual([4, 4, 4, 0]);
});
