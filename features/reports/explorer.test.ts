import { describe, expect, it } from 'vitest';
import { writeQuery } from '@/lib/contract/query-string';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { datasetNames, listDimensions } from '@/lib/data/terms/datasets';
import { listMetrics } from '@/lib/pages/metric-info';
import {
  drillIntoBucket,
  drillIntoGroup,
  type ExplorerSearch,
  groupsInput,
  rowsInput,
  settleExplorer,
  totalInput,
} from './explorer';

const blank: ExplorerSearch = {
  from: null,
  to: null,
  range: null,
  grain: null,
  compare: 'previous',
  metric: null,
  group: null,
  currency: null,
  top: 10,
  order: null,
  view: 'breakdown',
  split: false,
  index: false,
  base: null,
};
const today = '2026-03-28';
const id = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';

describe('settleExplorer', () => {
  it('shows 28 days up to today without search parameters', () => {
    expect(settleExplorer('reports', blank, today, 1)).toMatchObject({
      range: { from: '2026-03-01', to: '2026-03-28' },
      grain: 'day',
      metric: 'sales',
      group: 'brand',
      filters: {},
    });
  });

  it('leaves out what the dataset does not have', () => {
    const search: ExplorerSearch = {
      ...blank,
      metric: 'sales',
      group: 'product',
      products: ['P1'],
      brands: [id],
    };
    expect(settleExplorer('brb', search, today, 1)).toMatchObject({
      metric: 'bonus',
      group: 'brand',
      filters: { brands: [id] },
    });
  });

  it('can be ungrouped, and then has no split', () => {
    const explorer = settleExplorer('reports', { ...blank, group: 'none', split: true }, today, 1);
    expect(explorer).toMatchObject({ group: null, split: false });
    expect(groupsInput(explorer, 'USD')).toBeNull();
  });
});

describe('the order of groups', () => {
  const settle = (search: Partial<ExplorerSearch>) =>
    settleExplorer('reports', { ...blank, order: 'fall', ...search }, today, 1);

  it('is by the change of the metric', () => {
    expect(groupsInput(settle({}), 'USD')).toMatchObject({ sort: 'sales', byChange: 'fall' });
  });

  it.each([
    [{ compare: 'none' }],
    [{ group: 'none' }],
    [{ metric: 'conversionRate' }],
    [{ view: 'periods' }],
  ] as const)('is by value with %j', (search) => {
    expect(settle(search).order).toBeNull();
  });
});

const questions = datasetNames.flatMap((dataset) =>
  listDimensions(dataset).flatMap((group) =>
    listMetrics(dataset).map((metric) => [dataset, group, metric] as const),
  ),
);

it.each(questions)("requests %s by %s and %s within the ledger's limits", (dataset, group, metric) => {
  const settle = (search: Partial<ExplorerSearch>) =>
    settleExplorer(dataset, { ...blank, group, metric, ...search }, today, 1);
  const [periods, falls] = [settle({ view: 'periods' }), settle({ order: 'fall' })];
  for (const input of [totalInput(periods), groupsInput(periods, 'USD'), groupsInput(falls, 'USD')]) {
    const wire = Object.fromEntries(writeQuery(input ?? { from: '', to: '' }));
    expect(summaryQuerySchema.safeParse(wire)).toMatchObject({ success: true });
  }
});

describe('drilling down', () => {
  it('goes from a week to its days within the range', () => {
    const explorer = settleExplorer('reports', { ...blank, from: '2026-01-01', grain: 'week' }, today, 1);
    expect(drillIntoBucket(explorer, '2025-12-29')).toEqual({
      from: '2026-01-01',
      to: '2026-01-04',
      range: null,
      grain: null,
    });
  });

  it('does nothing for a point outside the range', () => {
    const january = { ...blank, from: '2026-01-01', to: '2026-01-31', grain: 'month' as const };
    expect(drillIntoBucket(settleExplorer('reports', january, today, 1), '2026-05-01')).toEqual({});
  });

  it('goes from a brand to its products, from a link to its rows', () => {
    const byBrand = settleExplorer('reports', { ...blank, group: 'brand' }, today, 1);
    expect(drillIntoGroup(byBrand, id)).toEqual({ brands: [id], group: 'product' });
    const byLink = settleExplorer('reports', { ...blank, group: 'link' }, today, 1);
    expect(drillIntoGroup(byLink, 'L1')).toEqual({ links: ['L1'], view: 'rows' });
  });

  it('handles rows without a value, and stays within the dataset', () => {
    const clicks = settleExplorer('clicks', { ...blank, group: 'product' }, today, 1);
    expect(drillIntoGroup(clicks, null)).toEqual({ products: ['none'], group: 'creator' });
    const brb = settleExplorer('brb', { ...blank, group: 'brand' }, today, 1);
    expect(drillIntoGroup(brb, id)).toEqual({ brands: [id], view: 'rows' });
  });
});

it('requests rows and series of one currency, and all clicks', () => {
  const reports = settleExplorer('reports', { ...blank, split: true }, today, 1);
  expect(groupsInput(reports, 'EUR')).toMatchObject({ currencies: ['EUR'], series: 'groups' });
  expect(rowsInput(reports, 'EUR')).toMatchObject({ currencies: ['EUR'] });
  const clicks = settleExplorer('clicks', blank, today, 1);
  expect(groupsInput(clicks, null)).not.toHaveProperty('currencies');
  expect(rowsInput(clicks, 'EUR')).not.toHaveProperty('currencies');
});
