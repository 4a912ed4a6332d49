import { describe, expect, it } from 'vitest';
import { type Figures, type Metric, metrics } from '@/lib/data/terms/metrics';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { english } from '@/lib/testing/english';
import { compareFigures, formatFigure, formatTick } from './figure';
import { listMetrics } from './metric-info';
import { describeSettled, provisionalShare } from './provisional';

describe('formatFigure', () => {
  it.each<[Metric, string | number | null, string | null, string]>([
    ['sales', '1234567.5', 'USD', '$1,234,567.50'],
    ['commission', '0.105', 'EUR', '€0.11'],
    ['bonus', '1234', 'JPY', '¥1,234'],
    ['clicks', 12345, 'USD', '12,345'],
    ['clicks', 12345, null, '12,345'],
    ['conversionRate', 0.0345, 'USD', '3.5%'],
    ['conversionRate', null, 'USD', '–'],
    ['aov', null, 'USD', '–'],
  ])('%s %s in %s is %s', (metric, value, currency, expected) => {
    expect(formatFigure(english.format, sampleFigures({ [metric]: value }), metric, currency)).toBe(expected);
  });
});

it.each<[number, Metric, string, string]>([
  [1200, 'sales', 'USD', '$1.2K'],
  [500, 'sales', 'USD', '$500'],
  [12_300, 'clicks', 'USD', '12.3K'],
  [0.02, 'conversionRate', 'USD', '2.0%'],
])('a tick of %s %s in %s is %s', (value, metric, currency, expected) => {
  expect(formatTick(english.format, value, metric, currency)).toBe(expected);
});

describe('compareFigures', () => {
  const now = sampleFigures({
    sales: '110.00',
    commission: '11.00',
    conversionRate: 0.04,
    costPerConversion: '2.00',
  });
  const before = sampleFigures({
    sales: '100.00',
    commission: '10.00',
    conversionRate: 0.05,
    costPerConversion: '1.00',
  });

  it.each<[Metric, string, string]>([
    ['sales', '+10.0%', 'positive'],
    ['commission', '+10.0%', 'neutral'],
    ['conversionRate', '−1.0 pp', 'negative'],
    ['costPerConversion', '+100.0%', 'negative'],
  ])('%s: %s reads as %s', (metric, text, tone) => {
    expect(compareFigures(english.format, { counted: now, compared: before }, metric)).toMatchObject({
      text,
      tone,
    });
  });

  it('is empty if there is nothing to compare', () => {
    expect(compareFigures(english.format, { counted: null, compared: null }, 'sales')).toBeNull();
    expect(compareFigures(english.format, { counted: now, compared: before }, 'aov')).toBeNull();
  });
});

describe('the share that is settled', () => {
  const provisional = { any: true, sales: 0.123, commission: 0.0001, clicks: 1 };
  const describeMetric = (figures: Figures, metric: Metric) =>
    describeSettled(english, { any: figures.provisional.any, share: provisionalShare(figures, metric) });

  it.each<[Metric, string]>([
    ['sales', '87.7% settled'],
    ['commission', '>99.9% settled'],
    ['clicks', '0.0% settled'],
    ['conversions', ''],
    ['aov', ''],
  ])('of %s', (metric, expected) => {
    expect(describeMetric(sampleFigures({ provisional }), metric)).toBe(expected);
    expect(describeMetric(sampleFigures(), metric)).toBe('Settled');
  });

  it('is unknown while rows without sales may still get some', () => {
    const clicked = sampleFigures({ provisional: { ...provisional, sales: 0 } });
    expect(describeMetric(clicked, 'sales')).toBe('');
  });
});

describe('listMetrics', () => {
  it("lists the metrics of a dataset's rows", () => {
    expect(listMetrics('reports')).toEqual(metrics.filter((metric) => metric !== 'bonus'));
    expect(listMetrics('clicks')).toEqual(['clicks']);
    expect(listMetrics('brb')).toEqual(['bonus']);
    expect(listMetrics('program')).not.toContain('detailPageViews');
  });

  it('has a label for each', () => {
    expect(new Set(metrics.map((metric) => english.t(`metrics.${metric}.label`))).size).toBe(metrics.length);
  });
});
