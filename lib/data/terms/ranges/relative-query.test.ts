import { expect, it } from 'vitest';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readQuery } from '@/lib/contract/query-string';
import { takeRelative } from './relative-query';

const at = (now: string) => takeRelative(exportQuerySchema, () => new Date(now));
const read = (query: string, now = '2026-11-23T12:00:00Z') => readQuery(at(now), new URLSearchParams(query));

it('resolves a name relative to the day of the request', () => {
  expect(read('range=last-90-days')).toMatchObject({
    ok: true,
    value: { from: '2026-08-26', to: '2026-11-23', dataset: 'reports' },
  });
  expect(read('range=last-90-days', '2026-11-24T00:00:00Z')).toMatchObject({
    value: { from: '2026-08-27', to: '2026-11-24' },
  });
});

it('starts weeks on Monday', () => {
  expect(read('range=last-week')).toMatchObject({ value: { from: '2026-11-16', to: '2026-11-22' } });
});

it('accepts fixed days as before', () => {
  expect(read('from=2026-01-01&to=2026-01-31')).toMatchObject({
    value: { from: '2026-01-01', to: '2026-01-31' },
  });
  expect(read('')).toMatchObject({ ok: false, issues: [{ field: 'from' }, { field: 'to' }] });
});

it.each([
  ['range=last-9-days', 'range'],
  ['range=', 'range'],
  ['range=toString', 'range'],
  ['range=yesterday&from=2026-01-01', 'range'],
  ['range=yesterday&to=2026-01-01', 'range'],
  ['range=yesterday&range=yesterday', 'range'],
  ['range=yesterday&dataset=nothing', 'dataset'],
])('refuses %s and names %s', (query, field) => {
  expect(read(query)).toMatchObject({ ok: false, issues: [{ field }] });
});
