import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { readQuery } from './query-string';

const reports = operations.listReports.query;
const range = 'start=2026-01-01T00:00:00.000Z&end=2026-01-31T23:59:59.999Z';

const read = (search: string) => readQuery(reports, new URLSearchParams(search));

describe('reading a query', () => {
  it('applies defaults and turns lists, numbers and flags into values', () => {
    expect(read(`${range}&brand_ids=a,b&limit=100`)).toEqual({
      ok: true,
      value: {
        start: '2026-01-01T00:00:00.000Z',
        end: '2026-01-31T23:59:59.999Z',
        brand_ids: ['a', 'b'],
        limit: 100,
        payout_model: 'standard',
        marketplace: 'marketplace.com',
      },
    });
  });

  it('ignores unknown parameters', () => {
    expect(read(`${range}&color=red&color=blue`).ok).toBe(true);
  });

  it('accepts a range in the last year that can be written', () => {
    expect(read('start=9999-12-01T00:00:00.000Z&end=9999-12-31T23:59:59.999Z').ok).toBe(true);
  });

  it.each([
    [`${range}&limit=0`, 'limit'],
    [`${range}&limit=101`, 'limit'],
    [`${range}&limit=1e1`, 'limit'],
    [`${range}&limit=0x10`, 'limit'],
    [`${range}&limit=%205`, 'limit'],
    [`${range}&limit=5&limit=6`, 'limit'],
    [`${range}&brand_ids=a,,b`, 'brand_ids'],
    [`${range}&asins=`, 'asins'],
    [`${range}&asins=a%00b`, 'asins'],
    [`${range}&marketplace=retailer2.com`, 'marketplace'],
    [`${range}&payout_model=CPC`, 'payout_model'],
    [`${range}&cursor=${'x'.repeat(513)}`, 'cursor'],
    ['start=2026-02-30T00:00:00.000Z&end=2026-03-01T00:00:00.000Z', 'start'],
    ['start=2026-02-02T00:00:00.000Z&end=2026-02-01T00:00:00.000Z', 'end'],
    ['start=2025-02-01T00:00:00.000Z&end=2026-02-01T00:00:00.000Z', 'end'],
    ['end=2026-02-01T00:00:00.000Z', 'start'],
    ['start=&end=2026-02-01T00:00:00.000Z', 'start'],
    ['start=yesterday&end=2026-02-01T00:00:00.000Z', 'start'],
    ['start=2026-02-01T00:00:00.000Z&end=tomorrow', 'end'],
  ])('%s is refused, naming %s', (search, field) => {
    const result = read(search);
    expect(result.ok ? [] : result.issues.map((issue) => issue.field)).toEqual([field]);
  });
});
