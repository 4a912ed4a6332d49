import { expect, it } from 'vitest';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { fromClickRow, fromReportRow } from './stored-row';

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

it('replaces characters that cannot be sent where no figure rests on the text, and nowhere else', () => {
  const date = '2026-06-20';
  const click = fromClickRow(clickRow({ date, linkType: 'a\0b\u001f\u001e\n', linkId: 'L\u001f' }));
  expect([click.link_type, click.link]).toEqual(['a b  \n', 'L\u001f']);
});
