import { expect, it } from 'vitest';
import { fitText, wrapText } from './fit-text';

const measure = (text: string) => [...text].length;

it.each([
  ['short', ['short']],
  ['Brand: Northwind and Harbor', ['Brand:', 'Northwind', 'and Harbor']],
  ['すべての行を読み込み済みです。', ['すべての行を読み込み', '済みです。']],
  ['a kettleofmanyletters', ['a', 'kettleofm…']],
  ['', ['']],
])('breaks %j into lines', (text, lines) => {
  expect(wrapText(measure, text, 10)).toEqual(lines);
});

it.each([
  ['as it is', 'as it is'],
  ['longer than that', 'longer th…'],
  ['two\nlines', 'two…'],
])('fits %j into a line', (text, line) => {
  expect(fitText(measure, text, 10)).toBe(line);
});
