import { expect, it } from 'vitest';
import { reportRow } from '../testing/rows';
import { fromReportRow } from './stored-row';

it.each(['clicks', 'sales'] as const)('rejects %s that the change log could not store', (field) => {
  const read = (value: number) => fromReportRow(reportRow({ date: '2026-06-20', [field]: value }))[field];
  expect(read(9_999_999_999)).toBe('9999999999');
  expect(read(-9_999_999_999)).toBe('-9999999999');
  expect(() => read(10_000_000_000)).toThrow(`${field} (out of range)`);
  expect(() => read(-10_000_000_000)).toThrow(`${field} (out of range)`);
});
