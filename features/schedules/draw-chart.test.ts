import { expect, it } from 'vitest';
import { addDays } from '@/lib/data/days';
import type { Drawing } from '@/lib/data/reporting/page';
import { english } from '@/lib/language/english';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import { drawReportChart } from './draw-chart';

const range = { from: '2025-06-08', to: '2026-06-07' };
const today = '2026-06-30';

const drawing =
  (count: number, asked: string[] = []) =>
  ({ t, locale }: Language): Drawing => {
    asked.push(locale);
    return {
      points: Array.from({ length: count }, (_, at) => ({
        day: addDays(range.from, at),
        provisional: at > 300,
        unfinished: false,
        missing: at % 90 === 5,
        values: { now: at % 90 === 5 ? null : (at * 7919) % 1_000, before: (at * 104_729) % 900 },
      })),
      series: [
        { key: 'now', label: t('reports.chart.now') },
        { key: 'before', label: t('reports.chart.before'), comparison: true },
      ],
      title: t('metrics.sales.label'),
      metric: 'sales',
      currency: 'JPY',
      grain: 'day',
      range,
      comparedRange: null,
      kind: 'area',
      today,
    };
  };

it('fits a mail, also with a year of days', async () => {
  for (const count of [1, 28, 365]) {
    const chart = await drawReportChart(english, drawing(count));
    const png = Buffer.from(chart?.png ?? []);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(500_000);
  }
});

it('is drawn in English where the font lacks the letters of the reader', async () => {
  const asked: string[] = [];
  const chart = await drawReportChart(findLanguage('ja'), drawing(28, asked));
  expect(asked).toEqual(['ja', 'en-US']);
  expect(chart?.title).toBe('売上');
  const inEnglish = await drawReportChart(english, drawing(28));
  expect(Buffer.compare(Buffer.from(chart?.png ?? []), Buffer.from(inEnglish?.png ?? []))).toBe(0);
});

it('has nothing to draw without values', async () => {
  expect(await drawReportChart(english, drawing(0))).toBeNull();
});
