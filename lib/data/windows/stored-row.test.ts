import { expect, it } from 'vitest';
import { reportRow } from '../testing/rows';
import { fromReportRow } from './stored-row';

it.each([
  ['clicks', 99_999_999_999_999, '99999999999999', 1e14],
  ['sales', 999_999_999_999_999, '999999999999999', 1e15],
  ['commissionAmount', 999_999_999_999.1234, '999999999999.1234', 1e15],
] as const)('keeps %s of up to %d, and rejects what no column can store', (field, most, text, beyond) => {
  const read = (value: number) => {
    const { clicks, sales, commission } = fromReportRow(reportRow({ date: '2026-06-20', [field]: value }));
    return { clicks, sales, commissionAmount: commission }[field];
  };
  expect([read(most), read(-most)]).toEqual([text, `-${text}`]);
  expect(() => read(beyond)).toThrow(`${field} (out of range)`);
  expect(() => read(-beyond)).toThrow(`${field} (out of range)`);
});
