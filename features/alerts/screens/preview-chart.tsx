'use client';

import type { Mark, Point, Series } from '@/components/charts/series';
import { TimeSeries } from '@/components/charts/time-series';
import type { Side } from '@/features/alerts/alert-shape';
import type { PreviewAnswer, PreviewCourse } from '@/features/alerts/preview-shape';
import { type Day, type DayRange, eachDay } from '@/lib/data/terms/days';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const plotHeight = 148;
/** With its title and its legend, in pixels. */
export const previewHeight = plotHeight + 72;

type Props = { preview: PreviewAnswer; range: DayRange; stale: boolean };

// The sentence stands above it.
const frame = { grain: 'day', height: plotHeight, bare: true, caption: null } as const;

/** The figure of a rule and its limits, or the number of alerts, by day. Marks are days on which it would have told. */
export function PreviewChart(props: Props) {
  const { course } = props.preview;
  return course ? <CourseChart {...props} course={course} /> : <AlertsChart {...props} />;
}

const limits: readonly Side[] = ['below', 'above'];

function CourseChart({ preview, course, range, stale }: Props & { course: PreviewCourse }) {
  const language = useLanguage();
  const marks = markDays(preview);
  const { t } = language;
  const { metric, days } = course;
  const currency = isOfCurrency(metric) ? course.currency : null;
  const label = t(`metrics.${metric}.label`);
  const shown = limits.filter((side) => course.points.some((point) => point[side] !== null));
  const series: Series[] = [
    { key: 'now', label, hue: 1 },
    ...shown.map((side): Series => ({ key: side, label: t(`alerts.preview.${side}`), hue: 8, plan: true })),
  ];
  const points = course.points.map(({ day, value, above, below }): Point => {
    const mark = marks.get(day);
    return {
      day,
      missing: value === null,
      values: { now: toNumber(value), above: toNumber(above), below: toNumber(below) },
      ...(mark ? { mark } : {}),
    };
  });
  return (
    <TimeSeries
      {...frame}
      title={
        course.unavailable
          ? t('alerts.preview.unavailable')
          : t('alerts.preview.course', { metric: label, days, currency: currency ?? 'none' })
      }
      points={points}
      series={series}
      range={range}
      stale={stale}
      {...formats(language, currency)}
    />
  );
}

const toNumber = (text: string | null) => (text === null ? null : Number(text));

function formats({ format }: Language, currency: string | null) {
  return currency === null
    ? { formatValue: format.count, formatTick: format.countCompact }
    : {
        formatValue: (value: number) => format.money(value, currency),
        formatTick: (value: number) => format.moneyTick(value, currency),
      };
}

function AlertsChart({ preview, range, stale }: Props) {
  const { t, format } = useLanguage();
  const { days, gaps } = preview;
  const counts = new Map(days.map(({ day, alerts }) => [day, alerts]));
  const texts = markDays(preview);
  const points = eachDay(range).map((day): Point => {
    const missing = touchesGap({ from: day, to: day }, gaps);
    const mark = texts.get(day);
    return {
      day,
      missing,
      values: { now: missing ? null : (counts.get(day) ?? 0) },
      ...(mark ? { mark } : {}),
    };
  });
  return (
    <TimeSeries
      {...frame}
      kind="bar"
      title={t('alerts.preview.alerts')}
      points={points}
      series={[{ key: 'now', label: t('alerts.preview.alert') }]}
      range={range}
      stale={stale}
      formatValue={format.count}
      formatTick={format.count}
    />
  );
}

/** What would have been told, by day. */
function markDays({ told }: PreviewAnswer): ReadonlyMap<Day, Mark> {
  const marks = new Map<Day, Mark>();
  for (const { day, side, by, brief, text } of told) {
    const { way, label, lines } = marks.get(day) ?? { way: side, label: by ?? '', lines: [] };
    marks.set(day, { way, label, lines: [...lines, brief ?? text] });
  }
  return marks;
}
