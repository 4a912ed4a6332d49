import { captionChart } from '@/components/charts/chart-caption';
import { layOutPlot } from '@/components/charts/plot-layout';
import { markOpen, markParts } from '@/components/charts/plot-rows';
import { type ChartPicture, writeChartSvg } from '@/components/charts/write-svg';
import { startOfBucket } from '@/lib/data/days';
import { formatBucketShort } from '@/lib/data/reporting/buckets';
import { formatTick } from '@/lib/data/reporting/figure';
import type { Draw, Drawing } from '@/lib/data/reporting/page';
import { english } from '@/lib/language/english';
import type { Language } from '@/lib/language/language';
import { canDraw, drawPng, toDrawable } from '@/lib/server/files/png';

const none: ReadonlySet<string> = new Set();

/**
 * A chart as PNG, with its title in the reader's language. The picture is in English if its font lacks the reader's letters.
 * Null without a value to draw.
 */
export async function drawReportChart(
  language: Language,
  draw: Draw,
): Promise<{ png: Uint8Array; title: string } | null> {
  const own = draw(language, canDraw);
  const hasValue = own.points.some(({ values }) => Object.values(values).some((value) => value !== null));
  if (!hasValue) return null;
  const picture = describePicture(language, own);
  const shown = listTexts(picture).every(canDraw)
    ? picture
    : describePicture(english, draw(english, canDraw));
  return { png: await drawPng(writeChartSvg(shown)), title: own.title };
}

function describePicture(language: Language, drawing: Drawing): ChartPicture {
  const { t, format } = language;
  const { title, series, grain, range, comparedRange, kind, metric, currency, today } = drawing;
  const points = markParts(drawing.points, { grain, range, today });
  const shown = { title, points, series, hidden: none, range, comparedRange, kind };
  // The mail says what it is of.
  const caption = captionChart(language, { ...shown, caption: null });
  const plot = { points: markOpen(points), series, hidden: none, grain, kind };
  return {
    caption: {
      ...caption,
      detail: toDrawable(caption.detail),
      legend: caption.legend.map((entry) => ({ ...entry, label: toDrawable(entry.label) })),
    },
    layout: layOutPlot({ ...plot, today: startOfBucket(today, grain) }),
    points,
    formatTick: (value) => toDrawable(formatTick(format, value, metric, currency)),
    formatDay: (day) => toDrawable(formatBucketShort(format, day, grain)),
    notLoaded: t('charts.notLoaded'),
  };
}

const listTexts = ({ caption, layout, formatTick, formatDay, notLoaded }: ChartPicture): string[] => [
  ...[caption.title, caption.detail, caption.provisional ?? '', notLoaded],
  ...caption.legend.map(({ label }) => label),
  ...layout.ticks.map(({ value }) => formatTick(value)),
  ...layout.labels.map(({ day }) => formatDay(day)),
];
