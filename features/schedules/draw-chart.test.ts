import { expect, it } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { addDays } from '@/lib/data/terms/days';
import { english } from '@/lib/language/english';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import type { Caption } from '@/lib/pages/caption';
import type { Drawing } from '@/lib/pages/page';
import { describePicture, drawReportChart } from './draw-chart';

const range = { from: '2025-06-08', to: '2026-06-07' };
const today = '2026-06-30';

/** A brand that the font cannot write, and an age. The receipt takes two lines. */
const caption: Caption = {
  ...captionOfRecords({
    basis: makeBasis([]),
    open: { from: null, until: '2026-07-22' },
    asOf: '2026-06-30T06:00:00.000Z',
  }),
  page: 'Reports',
  view: null,
  brand: null,
  currency: null,
  filters: [{ label: 'Brand', values: ['山田 Hats'] }],
};

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

/** Three lines of 17 px, drawn at double size. */
const captionHeight = 2 * 3 * 17;

it('fits a mail, also with a year of days', async () => {
  for (const count of [1, 28, 365]) {
    const chart = await drawReportChart(english, drawing(count), caption);
    const png = Buffer.from(chart?.png ?? []);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630 + captionHeight]);
    expect(png.length).toBeLessThan(500_000);
  }
});

it('is drawn in English where the font lacks the letters of the reader', async () => {
  const asked: string[] = [];
  const chart = await drawReportChart(findLanguage('ja'), drawing(28, asked), caption);
  expect(asked).toEqual(['ja', 'en-US']);
  expect(chart?.title).toBe('売上');
  const inEnglish = await drawReportChart(english, drawing(28), caption);
  expect(Buffer.compare(Buffer.from(chart?.png ?? []), Buffer.from(inEnglish?.png ?? []))).toBe(0);
});

it('has nothing to draw without values', async () => {
  expect(await drawReportChart(english, drawing(0), caption)).toBeNull();
});

it('says below the plot what it is of, without letters that the font lacks', async () => {
  const { of } = describePicture(english, drawing(28)(english), caption).caption;
  expect(of).toEqual([
    'Brand: … Hats',
    'All rows that match are loaded, and the figures may change until about Jul 22, 2026. As of Jun 30, 2026, 06:00 UTC.',
  ]);
});
