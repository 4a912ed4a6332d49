import { captionChart } from '@/components/charts/chart-caption';
import { layOutPlot } from '@/components/charts/plot-layout';
import { markOpen, markParts } from '@/components/charts/plot-rows';
import { type ChartPicture, writeChartSvg } from '@/components/charts/write-svg';
import { startOfBucket } from '@/lib/data/terms/days';
import { english } from '@/lib/language/english';
import type { Language } from '@/lib/language/language';
import { formatBucketShort } from '@/lib/pages/buckets';
import type { Caption } from '@/lib/pages/caption';
import { formatTick } from '@/lib/pages/figure';
import type { Draw, Drawing } from '@/lib/pages/page';
import { canDraw, drawPng, toDrawable } from '@/lib/server/files/png';

const none: ReadonlySet<string> = new Set();

/**
 * Draws a chart as a PNG with title and caption, because pictures are passed on alone. Uses English if the font lacks the
 * reader's letters. Null without values.
 */
export async function drawReportChart(
  language: Language,
  draw: Draw,
  caption: Caption,
): Promise<{ png: Uint8Array; title: string } | null> {
  const own = draw(language, canDraw);
  const hasValue = own.points.some(({ values }) => Object.values(values).some((value) => value !== null));
  if (!hasValue) return null;
  const picture = describePicture(language, own, caption);
  const shown = listTexts(picture).every(canDraw)
    ? picture
    : describePicture(english, draw(english, canDraw), caption);
  return { png: await drawPng(writeChartSvg(shown)), title: own.title };
}

/** What a picture shows. */
export function describePicture(language: Language, drawing: Drawing, of: Caption): ChartPicture {
  const { t, format } = language;
  const { title, series, grain, range, comparedRange, kind, metric, currency, today } = drawing;
  const points = markParts(drawing.points, { grain, range, today });
  const shown = { title, points, series, hidden: none, range, comparedRange, kind };
  const caption = captionChart(language, { ...shown, caption: of });
  const plot = { points: markOpen(points), series, hidden: none, grain, kind };
  return {
    caption: {
      ...caption,
      detail: toDrawable(caption.detail),
      of: caption.of.map(omitOthers),
      legend: caption.legend.map((entry) => ({ ...entry, label: toDrawable(entry.label) })),
    },
    layout: layOutPlot({ ...plot, today: startOfBucket(today, grain) }),
    points,
    formatTick: (value) => toDrawable(formatTick(format, value, metric, currency)),
    formatDay: (day) => toDrawable(formatBucketShort(format, day, grain)),
    notLoaded: t('charts.notLoaded'),
  };
}

/** Replaces characters that the font lacks. */
const omitOthers = (text: string): string =>
  [...toDrawable(text)]
    .map((letter) => (canDraw(letter) ? letter : '…'))
    .join('')
    .replace(/…+/g, '…');

const listTexts = ({ caption, layout, formatTick, formatDay, notLoaded }: ChartPicture): string[] => [
  ...[caption.title, caption.detail, caption.provisional ?? '', notLoaded],
  ...caption.legend.map(({ label }) => label),
  ...layout.ticks.map(({ value }) => formatTick(value)),
  ...layout.labels.map(({ day }) => formatDay(day)),
];
