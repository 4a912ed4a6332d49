import { expect, it } from 'vitest';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { overviewQuerySchema } from '@/features/overview/overview-query';
import { productQuerySchema } from '@/features/products/product-query';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { exportQuerySchema } from '@/features/reports/export-query';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { startSyncSchema } from '@/lib/data/fetch/sync/sync-query';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { brandA } from '@/lib/data/testing/rows';

const schemas = {
  summary: summaryQuerySchema,
  rows: rowsQuerySchema,
  export: exportQuerySchema,
  performance: performanceQuerySchema,
  reconciliation: reconciliationQuerySchema,
  sync: startSyncSchema,
  overview: overviewQuerySchema,
  brands: brandQuerySchema,
  creators: creatorQuerySchema,
  products: productQuerySchema,
  'creators of the program': programCreatorQuerySchema,
};
const each = Object.entries(schemas);

/** The invalid days in a query, according to a schema. */
function faults(schema: (typeof schemas)[keyof typeof schemas], query: Record<string, string>) {
  const { error } = schema.safeParse({ group: 'brand', ids: brandA, ...query });
  const fields = new Set(error?.issues.map(({ path }) => path.join('.')));
  return ['from', 'to'].filter((field) => fields.has(field));
}

it.each(each)('%s report an invalid day', (_, schema) => {
  for (const none of ['2026-13-45', '2026-02-30', 'x', '', '2026-1-1', '+010000-01-01', '9999-12-31']) {
    expect(faults(schema, { from: none, to: '2026-03-05' })).toEqual(['from']);
    expect(faults(schema, { from: '2026-01-01', to: none })).toEqual(['to']);
    expect(faults(schema, { from: none, to: none })).toEqual(['from', 'to']);
  }
});

it.each(each)('%s reject days in the wrong order and too many days', (_, schema) => {
  expect(faults(schema, { from: '2026-03-05', to: '2026-03-04' })).toEqual(['to']);
  expect(faults(schema, { from: '2023-01-01', to: '2025-01-01' })).toEqual(['to']);
  expect(faults(schema, { from: '2024-02-29', to: '2025-02-28' })).toEqual([]);
});

it('campaigns report an invalid day', () => {
  const { error } = campaignQuerySchema.safeParse({ after: '2026-02-30', before: 'x' });
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['after', 'before']);
});
