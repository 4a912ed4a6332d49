import { expect, it } from 'vitest';
import { type DataColumn, widthOf } from './column';

const column = (header: string, width?: number): DataColumn<unknown> => ({
  id: 'id',
  header,
  width,
  value: () => null,
});

it.each([
  ['Clicks', 104, 104],
  ['Clicks', undefined, 132],
  ['Conversion-Rate', 136, 139],
  ['コンバージョン率', 136, 142],
  ['BRB見込額', 100, 101],
])('%s of %s pixels becomes %s wide', (header, given, width) => {
  expect(widthOf(column(header, given))).toBe(width);
});
